import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fingerprint, stamped, stampMatches } from './fingerprint.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dss-fingerprint-'));
  await mkdir(join(root, 'app/nested'), { recursive: true });
  await writeFile(join(root, 'app/one.ts'), 'one');
  await writeFile(join(root, 'app/nested/two.ts'), 'two');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('a fingerprint', () => {
  it('is the same for the same files', async () => {
    expect(await fingerprint(root, ['app'])).toBe(await fingerprint(root, ['app']));
  });

  it('changes with an extra value', async () => {
    const before = await fingerprint(root, ['app']);
    expect(await fingerprint(root, ['app'], { extra: ['linux'] })).not.toBe(before);
  });

  it('changes with the content of a file', async () => {
    const before = await fingerprint(root, ['app']);
    await writeFile(join(root, 'app/one.ts'), 'on');
    expect(await fingerprint(root, ['app'])).not.toBe(before);
  });

  it('changes with a new file', async () => {
    const before = await fingerprint(root, ['app']);
    await writeFile(join(root, 'app/nested/three.ts'), '');
    expect(await fingerprint(root, ['app'])).not.toBe(before);
  });

  it('changes when a file moves', async () => {
    await writeFile(join(root, 'app/nested/three.ts'), '');
    const before = await fingerprint(root, ['app']);
    await rename(join(root, 'app/nested/three.ts'), join(root, 'app/three.ts'));
    expect(await fingerprint(root, ['app'])).not.toBe(before);
  });

  it('leaves out files to be skipped', async () => {
    const skip = (/** @type {string} */ path) => path === join('app', 'nested');
    const before = await fingerprint(root, ['app'], { skip });
    await writeFile(join(root, 'app/nested/two.ts'), 'changed');
    expect(await fingerprint(root, ['app'], { skip })).toBe(before);
  });

  it('treats a missing input as empty', async () => {
    expect(await fingerprint(root, ['app', 'missing'])).toBe(await fingerprint(root, ['app']));
  });
});

describe('stamped work', () => {
  it('is known as done afterward, for that fingerprint only', async () => {
    const stamp = join(root, 'build/.stamp');
    expect(await stampMatches(stamp, 'abc')).toBe(false);
    await stamped(stamp, 'abc', async () => undefined);
    expect(await stampMatches(stamp, 'abc')).toBe(true);
    expect(await stampMatches(stamp, 'abd')).toBe(false);
  });

  it('counts as undone after an interruption, even if it had been done before', async () => {
    const stamp = join(root, '.stamp');
    await stamped(stamp, 'abc', async () => undefined);
    const interrupted = stamped(stamp, 'abc', () => Promise.reject(new Error('interrupted')));
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await stampMatches(stamp, 'abc')).toBe(false);
  });

  it('is not begun where its folder cannot be written to', async () => {
    await writeFile(join(root, 'file'), '');
    let isBegun = false;
    const work = stamped(join(root, 'file', 'node_modules', 'stamp'), 'abc', async () => {
      isBegun = true;
    });
    await expect(work).rejects.toThrow(/node_modules can't be written to/);
    expect(isBegun).toBe(false);
  });
});
