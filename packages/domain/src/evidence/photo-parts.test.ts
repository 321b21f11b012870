import { describe, expect, test } from 'vitest';
import { exifOfPhoto, maxExifBytes, photoFormat, photoParts } from './photo-parts.ts';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const tiff = ascii('II*\0tags');
const prefixed = [...ascii('Exif'), 0, 0, ...tiff];
const bytesOf = (size: number) => [24, 16, 8, 0].map((shift) => (size >>> shift) & 0xff);

const segment = (marker: number, data: readonly number[], size = data.length + 2) => [
  0xff,
  marker,
  size >> 8,
  size & 0xff,
  ...data,
];
const jpeg = (...segments: readonly number[][]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...segment(0xda, [1]), 7, 0xff, 0, 0xff, 0xd9]);

const pngChunk = (name: string, data: readonly number[], size = data.length) => [
  ...bytesOf(size),
  ...ascii(name),
  ...data,
  0,
  0,
  0,
  0,
];
const png = (...chunks: readonly number[][]) =>
  new Uint8Array([0x89, ...ascii('PNG\r\n\x1a\n'), ...chunks.flat()]);

const littleEndian = (size: number) => [...bytesOf(size)].reverse();
const webpChunk = (name: string, data: readonly number[], size = data.length) => [
  ...ascii(name),
  ...littleEndian(size),
  ...data,
  ...(data.length % 2 === 0 ? [] : [0]),
];
const webp = (...chunks: readonly number[][]) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...chunks.flat()]);

function namesOf(file: Uint8Array): string[] {
  const format = photoFormat(file);
  return format === null ? [] : Array.from(photoParts(file, format), ({ name }) => name);
}

describe('the EXIF of a photo', () => {
  test.each([
    ['a JPEG, behind other segments', jpeg(segment(0xe0, ascii('JFIF')), segment(0xe1, prefixed))],
    ['a JPEG, behind padding', jpeg([0xff, 0xff], segment(0xe1, prefixed))],
    [
      'a JPEG, behind a segment without length',
      jpeg(segment(0xe5, [], 0), segment(0xe1, prefixed)),
    ],
    ['a JPEG, behind XMP', jpeg(segment(0xe1, ascii('http://ns')), segment(0xe1, prefixed))],
    ['a PNG, behind its picture', png(pngChunk('IDAT', [1, 2]), pngChunk('eXIf', tiff))],
    ['a PNG, with the prefix of a JPEG', png(pngChunk('eXIf', prefixed))],
    ['a WebP, behind a chunk of odd length', webp(webpChunk('VP8X', [1]), webpChunk('EXIF', tiff))],
    ['a WebP, with the prefix of a JPEG', webp(webpChunk('EXIF', prefixed))],
  ])('is found in %s', (_where, file) => {
    expect(exifOfPhoto(file)).toEqual(new Uint8Array(tiff));
  });

  test.each([
    ['a JPEG without', jpeg(segment(0xe0, ascii('JFIF')))],
    ['a JPEG that has it behind its end', new Uint8Array([...jpeg(), ...segment(0xe1, prefixed)])],
    ['a PNG that has it as deflated text', png(pngChunk('zTXt', ascii('Raw profile type exif')))],
    [
      'a PNG chunk that lies about its length',
      png(pngChunk('IDAT', [], 0xffff_fff0), pngChunk('eXIf', tiff)),
    ],
    [
      'a WebP chunk that lies about its length',
      webp(webpChunk('VP8 ', [1], 0xffff_fff0), webpChunk('EXIF', tiff)),
    ],
    [
      'a chunk longer than 256 kB',
      webp(
        webpChunk(
          'EXIF',
          Array.from({ length: maxExifBytes + 1 }, () => 0),
        ),
      ),
    ],
    ['a file of another type', new Uint8Array(ascii('GIF89a'))],
    ['half a header', new Uint8Array(ascii('RIFF'))],
    ['an empty file', new Uint8Array()],
  ])('is not there in %s', (_where, file) => {
    expect(exifOfPhoto(file)).toBeNull();
  });

  test('ends at the end of the file when its declared length is longer', () => {
    expect(exifOfPhoto(webp(webpChunk('EXIF', tiff, 5000)))).toEqual(new Uint8Array(tiff));
  });
});

describe('the parts of a photo', () => {
  test('are listed in file order', () => {
    expect(namesOf(png(pngChunk('IHDR', [1]), pngChunk('tEXt', []), pngChunk('IEND', [])))).toEqual(
      ['IHDR', 'tEXt', 'IEND'],
    );
    expect(namesOf(webp(webpChunk('VP8X', [1]), webpChunk('VP8 ', [1, 2])))).toEqual([
      'VP8X',
      'VP8 ',
    ]);
  });

  test('of a JPEG include those between its scans, but not the image data', () => {
    const picture = jpeg(
      segment(0xe0, [1]),
      segment(0xdb, [0xff, 0xe1]),
      segment(0xda, [1]),
      [9, 0xff, 0, 0xff, 0xd0, 9],
      segment(0xfe, [2]),
    );
    expect(namesOf(picture)).toEqual(['APP0', 'COM']);
    expect(namesOf(new Uint8Array([...picture, 7]))).toEqual(['APP0', 'COM', 'TRAILER']);
  });

  test.each([0, 1, 62, 63, 64, 65, 127, 128, 129, 5000])(
    'of a JPEG are found behind %i bytes of image data',
    (bytes) => {
      const scan = Array.from({ length: bytes }, (_, index) => index % 255);
      for (const around of [[], [0xff, 0], [0xff, 0xd0], [0xff]]) {
        const picture = jpeg(segment(0xda, [1]), around, scan, around, segment(0xfe, [2]));
        expect(namesOf(picture)).toEqual(['COM']);
      }
    },
  );

  test('cover the file from header to padding', () => {
    const file = webp(webpChunk('VP8X', [1]), webpChunk('EXIF', tiff));
    const edges = Array.from(photoParts(file, 'webp'), ({ start, end }) => [start, end]);
    expect(edges).toEqual([
      [12, 22],
      [22, 38],
    ]);
  });

  test('are never more than the photo has', () => {
    const chunk = pngChunk('tEXt', []);
    const file = png(Array.from({ length: 20_001 }, () => chunk).flat());
    expect(() => Array.from(photoParts(file, 'png')).length).toThrow(RangeError);
  });
});
