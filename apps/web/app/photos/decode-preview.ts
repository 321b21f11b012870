import type { PreviewReply, PreviewRequest } from './preview.worker.ts';

/** Width of a preview in pixels. */
const previewWidth = 400;

interface Waiting {
  readonly file: Blob;
  readonly settle: (picture: Promise<ImageBitmap>) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let requests = 0;

/**
 * A small, upright picture of a chosen file. Made in a worker of its own: browsers decode beside the page, but scale in its main thread,
 * which takes a phone 60 ms for each photo.
 * @throws if the browser can't decode it
 */
export function decodePreview(file: Blob): Promise<ImageBitmap> {
  return new Promise((resolve) => {
    requests += 1;
    waiting.set(requests, { file, settle: resolve });
    worker ??= start();
    const request: PreviewRequest = { id: requests, file, width: previewWidth };
    worker.postMessage(request);
  });
}

function start(): Worker {
  const started = new Worker(new URL('preview.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    asked?.settle(
      data.picture === null
        ? Promise.reject(new Error('the photo could not be read'))
        : Promise.resolve(data.picture),
    );
  });
  // Without a connection it may not load: then the page makes them, one at a time.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    worker = null;
    let last: Promise<unknown> = Promise.resolve();
    for (const { file, settle } of waiting.values()) {
      const decode = () =>
        createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'medium' });
      const picture = last.then(decode, decode);
      settle(picture);
      last = picture;
    }
    waiting.clear();
  });
  return started;
}
