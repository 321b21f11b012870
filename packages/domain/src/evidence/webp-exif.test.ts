import { expect, test } from 'vitest';
import { exifOfWebp } from './webp-exif.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (name: string, bytes: readonly number[], size = bytes.length) => [
  ...ascii(name),
  ...[0, 8, 16, 24].map((shift) => (size >>> shift) & 0xff),
  ...bytes,
  ...(bytes.length % 2 === 0 ? [] : [0]),
];
const webp = (...chunks: readonly number[][]) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...chunks.flat()]);

test('the EXIF chunk of a WebP is found behind others, of odd length too, with or without a prefix', () => {
  const tiff = ascii('II*\0');
  expect(exifOfWebp(webp(chunk('VP8X', [1, 2, 3]), chunk('EXIF', tiff)))).toEqual(
    new Uint8Array(tiff),
  );
  expect(exifOfWebp(webp(chunk('EXIF', [...ascii('Exif'), 0, 0, ...tiff])))).toEqual(
    new Uint8Array(tiff),
  );
});

test('a WebP without one, one that lies about its length, and any other file have none', () => {
  expect(exifOfWebp(webp(chunk('VP8 ', [1])))).toBeNull();
  expect(exifOfWebp(webp(chunk('VP8 ', [1], 0xffff_fff0), chunk('EXIF', [1, 2])))).toBeNull();
  expect(exifOfWebp(new Uint8Array(ascii('RIFF')))).toBeNull();
  expect(exifOfWebp(new Uint8Array())).toBeNull();
  expect(exifOfWebp(new Uint8Array([0xff, 0xd8, 0xff]))).toBeNull();
});
