import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ensureBrowser } from './browser.mjs';

const name = 'a-packed-browser';
const version = '1.2.3';
const isMadeFor = process.platform === 'linux' && process.arch === 'x64';

/** @type {string} */
let root;
/** What npm asked the registry for. @type {string[]} */
let asked;
/** @type {import('node:http').Server | undefined} */
let registry;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dss-browser-'));
  asked = [];
  vi.stubEnv('CHROMIUM_PATH', '');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  registry?.close();
  registry = undefined;
  await rm(root, { recursive: true });
});

/** What the package has instead of a browser; it prints what it was started with. */
const program = '#!/bin/sh\necho "$@" "$XDG_DATA_HOME" "$LD_LIBRARY_PATH"\n';

const unpacker = `
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
export default {
  executablePath: () => writeFile(tmpdir() + '/chromium', ${JSON.stringify(program)}, { mode: 0o700 }),
};
export const inflate = async () => {};
`;

/**
 * A registry that has one package, which unpacks a program.
 *
 * @returns {Promise<{ name: string, version: string }>}
 */
async function publish() {
  const folder = join(root, 'published');
  await mkdir(join(folder, 'package'), { recursive: true });
  const described = { name, version, type: 'module', exports: './index.js' };
  await writeFile(join(folder, 'package/package.json'), JSON.stringify(described));
  await writeFile(join(folder, 'package/index.js'), unpacker);
  await promisify(execFile)('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder });
  const archive = await readFile(join(folder, 'packed.tgz'));
  const sha512 = createHash('sha512').update(archive).digest('base64');
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/packed.tgz') return answer.end(archive);
    const dist = { tarball: `${origin}/packed.tgz`, integrity: `sha512-${sha512}` };
    const versions = { [version]: { name, version, dist } };
    answer.setHeader('Content-Type', 'application/json');
    return answer.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  registry = server;
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  vi.stubEnv('npm_config_registry', origin);
  vi.stubEnv('npm_config_cache', join(root, 'npm'));
  return { name, version };
}

/** @param {{ name: string, version: string }} wanted */
function ensure(wanted) {
  const signal = new AbortController().signal;
  const context = { root, node: process.execPath, report: () => undefined, signal };
  return ensureBrowser(context, wanted);
}

it('is the one that is named, if one is', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await ensure({ name, version })).toBe('/opt/chromium');
});

describe.runIf(isMadeFor)('the browser from npm', () => {
  it('is fetched once, and finds the libraries and fonts that came with it', async () => {
    const wanted = await publish();
    const browser = join(root, `.cache/chromium-${version}/chromium`);

    expect(await ensure(wanted)).toBe(browser);
    expect(await ensure(wanted)).toBe(browser);
    expect(asked.filter((path) => path === '/packed.tgz')).toHaveLength(1);
    const unpacked = join(await realpath(root), `.cache/chromium-${version}/unpacked`);
    const { stdout } = await promisify(execFile)(browser, ['--version']);
    expect(stdout).toBe(`--version ${unpacked} ${unpacked}/al2023/lib\n`);
  });

  it('leaves nothing behind if it can’t be fetched', async () => {
    await publish();
    await expect(ensure({ name, version: '9.9.9' })).rejects.toThrow('Name another browser');
    expect(await readdir(join(root, '.cache'))).toEqual([]);
  });
});
