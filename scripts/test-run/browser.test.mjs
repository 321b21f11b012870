import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ensurePackedShell, hasFonts } from './browser.mjs';

const name = 'a-packed-browser';
const version = '1.2.3';
const isMadeFor = process.platform === 'linux' && process.arch === 'x64' && (await hasFonts());

/** @type {string} */
let root;
/** What npm asked the registry for. @type {string[]} */
let asked;
/** @type {import('node:http').Server} */
let registry;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dss-browser-'));
  asked = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  registry.close();
  await rm(root, { recursive: true });
});

/**
 * A registry that has one package with a program in it.
 *
 * @param {string} program
 * @returns {Promise<{ name: string, version: string, sha512: string }>}
 */
async function publish(program) {
  const folder = join(root, 'published');
  await mkdir(join(folder, 'package/bin'), { recursive: true });
  await writeFile(join(folder, 'package/package.json'), JSON.stringify({ name, version }));
  await writeFile(join(folder, 'package/bin/chromium.br'), brotliCompressSync(program));
  await promisify(execFile)('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder });
  const archive = await readFile(join(folder, 'packed.tgz'));
  const sha512 = createHash('sha512').update(archive).digest('base64');
  registry = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/packed.tgz') return answer.end(archive);
    const dist = { tarball: `${origin}/packed.tgz`, integrity: `sha512-${sha512}` };
    const versions = { [version]: { name, version, dist } };
    answer.setHeader('Content-Type', 'application/json');
    return answer.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise((resolve) => {
    registry.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = registry.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  vi.stubEnv('npm_config_registry', origin);
  vi.stubEnv('npm_config_cache', join(root, 'npm'));
  return { name, version, sha512 };
}

/** @param {{ name: string, version: string, sha512: string }} wanted */
function ensure(wanted) {
  const signal = new AbortController().signal;
  return ensurePackedShell({ root, report: () => undefined, signal }, wanted);
}

const cached = () => readdir(join(root, '.cache'));

describe.runIf(isMadeFor)('the packed browser', () => {
  it('is fetched once', async () => {
    const wanted = await publish('#!/bin/sh\necho Chromium');
    const browser = join(root, `.cache/chromium-${version}/chromium`);

    expect(await ensure(wanted)).toBe(browser);
    expect(await ensure(wanted)).toBe(browser);
    expect(asked.filter((path) => path === '/packed.tgz')).toHaveLength(1);
  });

  it('is not fetched again where it does not start', async () => {
    const wanted = await publish('#!/bin/sh\nexit 1');

    expect(await ensure(wanted)).toBeUndefined();
    expect(await ensure(wanted)).toBeUndefined();
    expect(asked.filter((path) => path === '/packed.tgz')).toHaveLength(1);
  });

  it('is refused, and nothing of it stays, if its checksum is another one', async () => {
    const wanted = await publish('#!/bin/sh\necho Chromium');
    const other = { ...wanted, sha512: 'another' };

    await expect(ensure(other)).rejects.toThrow('not the file that was published as 1.2.3');
    expect(await cached()).toEqual([]);
  });

  it('replaces earlier versions and what a killed run left', async () => {
    const wanted = await publish('#!/bin/sh\necho Chromium');
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const folder of ['chromium-1.0.0', `chromium-${version}-killed`, 'other']) {
      await mkdir(join(root, '.cache', folder), { recursive: true });
      await utimes(join(root, '.cache', folder), old, old);
    }
    await mkdir(join(root, `.cache/chromium-${version}-running`));
    await ensure(wanted);

    expect((await cached()).toSorted()).toEqual([
      `chromium-${version}`,
      `chromium-${version}-running`,
      'other',
    ]);
  });
});
