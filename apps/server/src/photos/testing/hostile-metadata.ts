import { crc32, constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A small picture whose metadata is made to be expensive to read. */
export interface HostilePhoto {
  readonly name: string;
  readonly make: () => Buffer<ArrayBuffer>;
}

type Chunk = Buffer<ArrayBuffer>;

const side = 64;
const largestFile = 9_500_000;
const stretch = 100_000_000;

const latin1 = (text: string): Chunk => Buffer.from(text, 'latin1');

const picture = sharp({
  create: { width: side, height: side, channels: 3, background: '#4a6b3a' },
});
const [jpeg, png, webp] = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().webp().toBuffer(),
]);

// Flushed, so that copies of it can be concatenated: data that inflates to 3 GB is made in the time for 100 MB.
const deflatedStretch = deflateRawSync(Buffer.alloc(stretch), {
  level: 9,
  finishFlush: constants.Z_FULL_FLUSH,
});

/** Zeros in zlib format (RFC 1950) with a valid checksum. */
function deflatedZeros(bytes: number): Chunk {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(bytes % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  const stretches = Array.from({ length: bytes / stretch }, () => deflatedStretch);
  return Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...stretches,
    Buffer.from('0300', 'hex'),
    checksum,
  ]);
}

function pngChunk(name: string, ...data: readonly Chunk[]): Chunk {
  const named = Buffer.concat([latin1(name), ...data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function segment(marker: number, ...data: readonly Chunk[]): Chunk {
  const header = Buffer.from([0xff, marker, 0, 0]);
  const content = Buffer.concat(data);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([header, content]);
}

function webpChunk(name: string, ...data: readonly Chunk[]): Chunk {
  const content = Buffer.concat(data);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([latin1(name), length, content, Buffer.alloc(content.length % 2)]);
}

const times = (chunk: Chunk, count: number): Chunk => Buffer.alloc(chunk.length * count, chunk);
const toTheBrim = (chunk: Chunk): Chunk => times(chunk, Math.floor(largestFile / chunk.length));

const headerBytes = { jpeg: 2, png: 33, webp: 12 };
const inPng = (...chunks: readonly Chunk[]): Chunk =>
  Buffer.concat([png.subarray(0, headerBytes.png), ...chunks, png.subarray(headerBytes.png)]);
const inJpeg = (...segments: readonly Chunk[]): Chunk =>
  Buffer.concat([jpeg.subarray(0, headerBytes.jpeg), ...segments, jpeg.subarray(headerBytes.jpeg)]);

function inWebp(flags: number, ...chunks: readonly Chunk[]): Chunk {
  const canvas = webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, side - 1, 0, 0, side - 1, 0, 0]));
  const content = Buffer.concat([canvas, ...chunks]);
  const file = Buffer.concat([latin1('RIFF\0\0\0\0WEBP'), content]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** A TIFF structure in which every entry claims nearly the whole structure as its text. */
function overlappingExif(bytes: number): Chunk {
  const tiff = Buffer.alloc(bytes, 'A');
  tiff.write('MM\0*\0\0\0\x08', 'latin1');
  const entries = Math.min(Math.floor((bytes - 20) / 2 / 12), 0xffff);
  tiff.writeUInt16BE(entries, 8);
  // Make, Model, Software, Artist, DateTimeOriginal
  const tags = [0x010f, 0x0110, 0x0131, 0x013b, 0x9003];
  for (let index = 0; index < entries; index += 1) {
    const offset = 10 + index * 12;
    tiff.writeUInt16BE(tags[index % tags.length] ?? 0, offset);
    tiff.writeUInt16BE(2, offset + 2);
    tiff.writeUInt32BE(bytes - 10, offset + 4);
    tiff.writeUInt32BE(10, offset + 8);
  }
  return tiff;
}

/** A TIFF structure with 20,000 positions of thousands of fractions each. */
function manyPositions(): Chunk {
  const tiff = Buffer.alloc(256 * 1024, 'A');
  tiff.write('II*\0\x08\0\0\0', 'latin1');
  const writeEntry = (offset: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, offset);
    tiff.writeUInt16LE(type, offset + 2);
    tiff.writeUInt32LE(count, offset + 4);
    tiff.writeUInt32LE(value, offset + 8);
  };
  const gps = 26;
  tiff.writeUInt16LE(1, 8);
  writeEntry(10, 0x8825, 4, 1, gps);
  tiff.writeUInt32LE(0, 22);
  tiff.writeUInt16LE(20_000, gps);
  for (let index = 0; index < 20_000; index += 1) {
    writeEntry(gps + 2 + index * 12, 0x0002, 5, 3000, 16);
  }
  return tiff;
}

/** A photo whose EXIF takes until the time limit to read. */
export function photoWithSlowExif(): Buffer<ArrayBuffer> {
  return inPng(pngChunk('eXIf', manyPositions()));
}

const exifPrefix = latin1('Exif\0\0');
const picturePart = webp.subarray(headerBytes.webp);
const animationFrame = (): Chunk =>
  webpChunk(
    'ANMF',
    Buffer.from([0, 0, 0, 0, 0, 0, side - 1, 0, 0, side - 1, 0, 0, 1, 0, 0, 0]),
    picturePart,
  );

export const hostilePhotos: readonly HostilePhoto[] = [
  {
    name: 'a PNG whose color profile inflates to 3 GB',
    make: () => inPng(pngChunk('iCCP', latin1('profile\0\0'), deflatedZeros(3e9))),
  },
  {
    name: 'a PNG whose deflated text inflates to 3 GB',
    make: () => inPng(pngChunk('zTXt', latin1('Comment\0\0'), deflatedZeros(3e9))),
  },
  {
    name: 'a PNG whose international text inflates to 3 GB',
    make: () => inPng(pngChunk('iTXt', latin1('Comment\0\x01\0\0\0'), deflatedZeros(3e9))),
  },
  {
    name: 'a PNG whose EXIF, kept as deflated text, inflates to 3 GB',
    make: () => inPng(pngChunk('zTXt', latin1('Raw profile type exif\0\0'), deflatedZeros(3e9))),
  },
  {
    name: 'a PNG of forty texts that inflate to 200 MB each',
    make: () => inPng(times(pngChunk('zTXt', latin1('Comment\0\0'), deflatedZeros(2e8)), 40)),
  },
  {
    name: 'a PNG of 700,000 small texts',
    make: () => inPng(times(pngChunk('tEXt', latin1('a\0')), 700_000)),
  },
  {
    name: 'a PNG of EXIF that is megabytes long',
    make: () => inPng(pngChunk('eXIf', overlappingExif(largestFile))),
  },
  {
    name: 'a PNG of EXIF whose entries overlap, as long as it is read',
    make: () => inPng(pngChunk('eXIf', overlappingExif(256 * 1024))),
  },
  {
    name: 'a PNG of EXIF with 20,000 positions of thousands of fractions',
    make: photoWithSlowExif,
  },
  {
    name: 'a JPEG of two million empty segments',
    make: () => inJpeg(toTheBrim(segment(0xe1))),
  },
  {
    name: 'a JPEG of two million segments without a length',
    make: () => inJpeg(toTheBrim(Buffer.from([0xff, 0xe1, 0, 0]))),
  },
  {
    name: 'a JPEG of nothing but padding',
    make: () => inJpeg(Buffer.alloc(largestFile, 0xff)),
  },
  {
    name: 'a JPEG of EXIF in a hundred segments',
    make: () => inJpeg(toTheBrim(segment(0xe1, exifPrefix, overlappingExif(60_000)))),
  },
  {
    name: 'a JPEG of a color profile in 150 segments',
    make: () =>
      inJpeg(
        ...Array.from({ length: 150 }, (_, index) =>
          segment(
            0xe2,
            latin1('ICC_PROFILE\0'),
            Buffer.from([index + 1, 150]),
            Buffer.alloc(60_000),
          ),
        ),
      ),
  },
  {
    name: 'a WebP of a million unknown chunks',
    make: () => inWebp(0, picturePart, toTheBrim(webpChunk('JUNK'))),
  },
  {
    name: 'a WebP of EXIF in a hundred chunks',
    make: () => inWebp(8, picturePart, toTheBrim(webpChunk('EXIF', overlappingExif(60_000)))),
  },
  {
    name: 'a WebP of a color profile that is megabytes long',
    make: () => inWebp(0x20, webpChunk('ICCP', Buffer.alloc(largestFile)), picturePart),
  },
  {
    name: 'a WebP of as many frames as fit',
    make: () => inWebp(2, webpChunk('ANIM', Buffer.alloc(6)), toTheBrim(animationFrame())),
  },
];
