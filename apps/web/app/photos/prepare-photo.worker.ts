import { preparePhoto, type Preparation } from './prepare-photo.ts';

export interface WorkerRequest {
  id: number;
  preparation: Preparation;
}

let last: Promise<unknown> = Promise.resolve();

// One after the other: three photos of 50 megapixels at once would take more memory than a phone has.
addEventListener('message', ({ data: { id, preparation } }: MessageEvent<WorkerRequest>) => {
  const prepared = last.then(() => preparePhoto(preparation));
  last = prepared.then(
    (photo) => postMessage({ id, photo, failed: false }),
    () => postMessage({ id, photo: null, failed: true }),
  );
});
