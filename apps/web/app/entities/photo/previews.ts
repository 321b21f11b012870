/** Width of a preview in pixels. */
export const previewWidth = 400;

/** Kept as long as the file is, so that a card that is drawn again has its picture at once. */
const previews = new WeakMap<Blob, Promise<ImageBitmap>>();

/**
 * Announces the preview of a file that is decoded anyway: decoding a phone photo once more would take a phone a second of the processor
 * that it needs to answer taps.
 */
export function announcePreview(file: Blob, preview: Promise<ImageBitmap>): void {
  // A failure is reported to whoever asks for it.
  preview.catch(() => undefined);
  previews.set(file, preview);
}

/**
 * A small, upright picture of a chosen file. The page makes it itself where nobody else does.
 * @throws if the browser can't decode the file
 */
export function previewOf(file: Blob): Promise<ImageBitmap> {
  const announced = previews.get(file);
  const preview =
    announced === undefined ? decode(file) : announced.catch(async () => decode(file));
  previews.set(file, preview);
  return preview;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: twenty phone photos at once would take a gigabyte of memory. */
function decode(file: Blob): Promise<ImageBitmap> {
  const start = () =>
    createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'medium' });
  const preview = last.then(start, start);
  last = preview;
  return preview;
}
