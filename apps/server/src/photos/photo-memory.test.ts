import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processPhoto } from './process-photo.ts';
import { transparentInterlacedPng } from './testing/transparent-png.ts';
import { grayProgressiveJpeg } from './testing/progressive-jpeg.ts';

const megabyte = 1024 * 1024;
const program = path.join(import.meta.dirname, 'testing/process-together.ts');
const execute = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-photo-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
    make: (side) => Promise.resolve(transparentInterlacedPng(side)),
    claim: (bytes, side) => {
      bytes.writeUInt32BE(side, 16);
      bytes.writeUInt32BE(side, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    },
  },
  {
    name: 'a progressive JPEG with all its colors',
    largestSide: 6688,
    make: (side) => Promise.resolve(grayProgressiveJpeg(side, { colorsAt: 1 })),
    claim: claimInJpeg,
  },
  {
    name: 'a progressive JPEG with colors at half the size',
    largestSide: 9459,
    make: (side) => Promise.resolve(grayProgressiveJpeg(side, { colorsAt: 2 })),
    claim: claimInJpeg,
  },
  {
    name: 'a lossless WebP',
    largestSide: 8192,
    make: async (side) => {
      const create = { width: 64, height: 64, channels: 3, background: '#5a783c' } as const;
      const bytes = await sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer();
      // A single color takes no bits, so the header alone makes the picture large.
      claimInWebp(bytes, side);
      return bytes;
    },
    claim: claimInWebp,
  },
];

describe.each(wholePictures)('$name', ({ largestSide, make, claim }) => {
  it('in a tiny file that needs more memory than allowed is refused', async () => {
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
