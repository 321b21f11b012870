import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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
}

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
  },
  {
    name: 'a progressive JPEG with all its colors',
    largestSide: 6688,
    make: (side) =>
      flat(side, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 30 }).toBuffer(),
  },
  {
    name: 'a progressive JPEG with colors at half the size',
    largestSide: 9459,
    make: (side) => flat(side, 3).jpeg({ progressive: true, quality: 30 }).toBuffer(),
  },
  {
    name: 'a lossless WebP',
    largestSide: 8192,
    make: (side) => flat(side, 3).webp({ lossless: true, effort: 0 }).toBuffer(),
  },
];

describe.each(wholePictures)('$name', ({ largestSide, make }) => {
  it('in a tiny file that needs more memory than allowed is refused', async () => {
    const bytes = await make(largestSide + 32);
    expect(bytes.length).toBeLessThan(10 * megabyte);
    await expect(processPhoto(bytes)).rejects.toMatchObject({
      code: 'photo_needs_too_much_memory',
    });
  }, 60_000);

  it('of the largest size takes bounded memory, however many come at once', async () => {
    const bytes = await make(largestSide);
    const file = path.join(folder, 'picture');
    await writeFile(file, bytes);

    // Runs in its own process, so that the peak memory is that of these photos alone.
    const { stdout } = await execute(process.execPath, [program, file, file]);
    const { widths, growth }: { widths: number[]; growth: number } = JSON.parse(stdout);

    expect(widths).toEqual([largestSide, largestSide]);
    expect(growth).toBeLessThan(600 * megabyte);
  }, 180_000);
});
