import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BadInput } from './outcome.ts';
import { readPhotoFiles } from './photo-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-photo-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('explains how to name the photos in a folder', async () => {
  await expect(readPhotoFiles([{ file: `${folder}/`, side: null }])).rejects.toThrow(
    `${folder}/: this is a folder. Name the photos in it, for example ${folder}/*.jpg`,
  );
});

it("says when a file doesn't exist", async () => {
  const missing = path.join(folder, 'missing.jpg');
  await expect(readPhotoFiles([{ file: missing, side: null }])).rejects.toThrow(
    `${missing}: there is no such file`,
  );
});

it('refuses a file that is no picture, whatever its name says', async () => {
  const notes = path.join(folder, 'notes.jpg');
  await writeFile(notes, 'this is no picture');
  const reading = readPhotoFiles([{ file: notes, side: null }]);
  await expect(reading).rejects.toThrow(BadInput);
  await expect(reading).rejects.toThrow('Invalid file type');
});
