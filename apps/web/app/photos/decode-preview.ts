const previewWidth = 400;

let last: Promise<unknown> = Promise.resolve();

/**
 * A small picture of a chosen file, upright. Files are decoded one after the other: twenty photos of a phone at
 * once would take a gigabyte.
 * @throws when the browser can't decode it
 */
export function decodePreview(file: Blob): Promise<ImageBitmap> {
  const decode = () =>
    createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'medium' });
  const preview = last.then(decode, decode);
  last = preview;
  return preview;
}
