import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

const megabyte = 1024 * 1024;
const program = path.join(import.meta.dirname, 'testing/process-together.ts');
const execute = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-photo-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the memory for the largest pictures that must be decoded whole is bounded, however many come at once', async () => {
  const side = 9_900;
  const background = { r: 90, g: 120, b: 60, alpha: 1 };
  const interlaced = await sharp({
    create: { width: side, height: side, channels: 4, background },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  expect(interlaced.length).toBeLessThan(10 * megabyte);
  const file = path.join(folder, 'interlaced.png');
  await writeFile(file, interlaced);

  // In a process of its own, of which the system tells the most memory that it ever held.
  const { stdout } = await execute(process.execPath, [program, file, file]);
  const { widths, growth }: { widths: number[]; growth: number } = JSON.parse(stdout);

  expect(widths).toEqual([side, side]);
  expect(growth).toBeLessThan(1200 * megabyte);
}, 180_000);
