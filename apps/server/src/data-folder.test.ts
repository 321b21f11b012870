import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, makeDataFolder, whyInaccessible } from './data-folder.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dss-data-folder-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is created with its parent folders, for its user alone', async () => {
    const folder = path.join(root, 'srv', 'data');
    await makeDataFolder(folder);
    await makeDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it.each(['file', path.join('file', 'data')])(
    'is refused with a plain sentence when a file is in the way: %s',
    async (name) => {
      await writeFile(path.join(root, 'file'), '');
      const made = makeDataFolder(path.join(root, name));
      await expect(made).rejects.toThrow(DataFolderError);
      await expect(made).rejects.toThrow(/a file is in the way\. .* DATA_DIR\.$/);
    },
  );

  it.each([
    ['EROFS', 'is on a file system that is read-only'],
    ['EACCES', 'is read-only: allow writing with `chmod'],
  ])('of our own without permission to write (%s) %s', async (code, expected) => {
    const refusal = Object.assign(new Error(code), { code, path: root });
    expect(await whyInaccessible(root, refusal)).toContain(expected);
  });
});
