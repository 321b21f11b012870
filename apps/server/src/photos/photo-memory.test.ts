import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processPhoto } from './process-photo.ts';

const megabyte = 1024 * 1024;
const program = path.join(import.meta.dirname, 'testing/process-together.ts');
const execute = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-photo-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An interlaced PNG of 16 bits in four channels: eight bytes for each pixel, all in memory at once. */
function interlaced(side: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 60, alpha: 1 };
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
}

it('a small file that takes hundreds of megabytes to decode is refused before', async () => {
  const bytes = await interlaced(7_900);
  expect(bytes.length).toBeLessThan(10 * megabyte);
  await expect(processPhoto(bytes)).rejects.toMatchObject({ code: 'photo_needs_too_much_memory' });
});

it('the memory for the largest pictures that must be decoded whole is bounded, however many come at once', async () => {
  const side = 5_700;
  const bytes = await interlaced(side);
  const file = path.join(folder, 'interlaced.png');
  await writeFile(file, bytes);

  // In a process of its own, of which the system tells the most memory that it ever held.
  const { stdout } = await execute(process.execPath, [program, file, file]);
  const { widths, growth }: { widths: number[]; growth: number } = JSON.parse(stdout);

  expect(widths).toEqual([side, side]);
  expect(growth).toBeLessThan(600 * megabyte);
}, 180_000);
