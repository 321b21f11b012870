import sharp, { type Sharp } from 'sharp';

/** A small single-color JPEG; a different `color` gives different bytes. */
export function tinyJpeg(color = '#448844'): Promise<Buffer<ArrayBuffer>> {
  return toArrayBuffer(
    sharp({ create: { width: 32, height: 24, channels: 3, background: color } }).jpeg(),
  );
}

/** Encodes a picture as bytes for a request body. */
export async function toArrayBuffer(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(new Uint8Array(await picture.toBuffer()).buffer);
}
