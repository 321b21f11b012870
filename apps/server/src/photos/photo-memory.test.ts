import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processPhoto } from './process-photo.ts';

const megabyte = 1024 * 1024;
const program = path.join(import.meta.dirname, 'testing/process-together.ts');
const execute = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-photo-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const flat = (side: number, channels: 3 | 4) =>
  sharp({ create: { width: side, height: side, channels, background: '#5a783c' } });

interface WholePicture {
  readonly name: string;
  /** The longest side of a square picture within the memory limit. */
  readonly largestSide: number;
  readonly make: (side: number) => Promise<Buffer>;
  /** Writes another size into the file's header. */
  readonly claim: (bytes: Buffer, side: number) => void;
}

const claimInJpeg: WholePicture['claim'] = (bytes, side) => {
  const progressiveFrame = bytes.indexOf(Buffer.from('ffc2', 'hex'));
  bytes.writeUInt16BE(side, progressiveFrame + 5);
  bytes.writeUInt16BE(side, progressiveFrame + 7);
};

const claimInWebp: WholePicture['claim'] = (bytes, side) => {
  const widthAndHeight = (side - 1) | ((side - 1) << 14);
  bytes.writeUInt32LE(widthAndHeight >>> 0, 21);
};

/** Formats that can only be decoded as a whole. */
const wholePictures: readonly WholePicture[] = [
  {
    name: 'an interlaced PNG of 16 bits in four channels',
    largestSide: 5792,
    make: (side) =>
      flat(side, 4)
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer(),
    claim: (bytes, side) => {
      bytes.writeUInt32BE(side, 16);
      bytes.writeUInt32BE(side, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    },
  },
  {
    name: 'a progressive JPEG with all its colors',
    largestSide: 6688,
    make: (side) =>
      flat(side, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 30 }).toBuffer(),
    claim: claimInJpeg,
  },
  {
    name: 'a progressive JPEG with colors at half the size',
    largestSide: 9459,
    make: (side) => flat(side, 3).jpeg({ progressive: true, quality: 30 }).toBuffer(),
    claim: claimInJpeg,
  },
  {
    name: 'a lossless WebP',
    largestSide: 8192,
    make: async (side) => {
      const bytes = await flat(64, 3).webp({ lossless: true, effort: 0 }).toBuffer();
      // A single color takes no bits, so the header alone makes the picture large.
      claimInWebp(bytes, side);
      return bytes;
    },
    claim: claimInWebp,
  },
];

describe.each(wholePictures)('$name', ({ largestSide, make, claim }) => {
  it('in a tiny file that needs more memory than allowed is refused', async () => {
    // Packing so many pixels takes seconds, and none of them is read.
    const bytes = await make(64);
    claim(bytes, largestSide + 32);
    await expect(processPhoto(bytes)).rejects.toMatchObject({
      code: 'photo_needs_too_much_memory',
    });
  });

  it('of the largest size takes bounded memory, however many come at once', async () => {
    const bytes = await make(largestSide);
    expect(bytes.length).toBeLessThan(10 * megabyte);
    const file = path.join(folder, 'picture');
    await writeFile(file, bytes);

    // Runs in its own process, so that the peak memory is that of these photos alone.
    const { stdout } = await execute(process.execPath, [program, file, file]);
    const { widths, growth }: { widths: number[]; growth: number } = JSON.parse(stdout);

    expect(widths).toEqual([largestSide, largestSide]);
    expect(growth).toBeLessThan(600 * megabyte);
  }, 180_000);
});
