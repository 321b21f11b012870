import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signingSecret } from './signing-secret.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dss-test-secret-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the signing secret', () => {
  it('is the configured one, which is never written to disk', async () => {
    const secret = await signingSecret(dataDir, 'configured '.repeat(4));

    expect(secret.toString()).toBe('configured '.repeat(4));
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('survives a restart', async () => {
    const first = await signingSecret(dataDir, null);
    const second = await signingSecret(dataDir, null);

    expect(first.toString()).toMatch(/^[0-9a-f]{64}$/);
    expect(second.equals(first)).toBe(true);
    expect(await readdir(dataDir)).toEqual(['signing-secret']);
  });

  it('differs in another folder', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'dss-test-secret-'));
    try {
      const secrets = await Promise.all([signingSecret(dataDir, null), signingSecret(other, null)]);
      expect(secrets[0].equals(secrets[1])).toBe(false);
    } finally {
      await rm(other, { recursive: true, force: true });
    }
  });

  it.skipIf(process.platform === 'win32')('can be read by its user only', async () => {
    await signingSecret(dataDir, null);

    const { mode } = await stat(path.join(dataDir, 'signing-secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is the same for all processes that start at once', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 5 }, () => signingSecret(dataDir, null)),
    );

    expect(new Set(secrets.map(String)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['signing-secret']);
  });

  it.each(['', 'half'])('is not replaced if it is damaged (%j)', async (damaged) => {
    const file = path.join(dataDir, 'signing-secret');
    await writeFile(file, damaged);

    await expect(signingSecret(dataDir, null)).rejects.toThrow(`${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe(damaged);
  });

  it('stops the start if it cannot be stored', async () => {
    await expect(signingSecret(path.join(dataDir, 'missing'), null)).rejects.toThrow('ENOENT');
  });
});
