import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ensureDependencies, npm } from './dependencies.mjs';

const file = '/leaf/-/leaf-1.0.0.tgz';

/** @type {string} */
let folder;
/** @type {Buffer} */
let packed;
/** @type {import('node:http').Server} */
let registry;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dss-registry-'));
  const leaf = join(folder, 'leaf');
  await mkdir(leaf);
  await writeFile(join(leaf, 'package.json'), JSON.stringify({ name: 'leaf', version: '1.0.0' }));
  const { program, leading } = npm();
  await promisify(execFile)(program, [...leading, 'pack', '--silent'], { cwd: leaf });
  packed = await readFile(join(leaf, 'leaf-1.0.0.tgz'));
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  // Otherwise npm asks the registry for a newer npm, and waits for it to recover.
  vi.stubEnv('npm_config_update_notifier', 'false');
  vi.stubEnv('npm_config_fetch_retries', '0');
  registry = await startRegistry();
});

afterEach(async () => {
  registry.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** An npm registry of one package. */
async function startRegistry() {
  const server = createServer((request, response) => {
    const wanted = request.url ?? '';
    if (wanted === file) return response.end(packed);
    if (wanted !== '/leaf') return response.writeHead(404).end('{}');
    const dist = { tarball: `${origin}${file}`, integrity: integrity() };
    const versions = { '1.0.0': { name: 'leaf', version: '1.0.0', dist } };
    return response.end(JSON.stringify({ name: 'leaf', versions, 'dist-tags': {} }));
  });
  await once(server.listen(0), 'listening');
  const bound = server.address();
  const origin = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  vi.stubEnv('npm_config_registry', origin);
  return server;
}

const integrity = () => `sha512-${createHash('sha512').update(packed).digest('base64')}`;

/** A project that depends on the package. @returns {Promise<string>} its folder */
async function makeProject() {
  const root = join(folder, 'project');
  const own = { name: 'project', version: '1.0.0', dependencies: { leaf: '1.0.0' } };
  const packages = {
    '': own,
    'node_modules/leaf': { version: '1.0.0', integrity: integrity() },
  };
  await mkdir(root);
  await writeFile(join(root, 'package.json'), JSON.stringify(own));
  await writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages }),
  );
  return root;
}

const context = { report: () => {}, signal: new AbortController().signal };

test('the packages of a lockfile are installed', async () => {
  const root = await makeProject();
  await ensureDependencies(root, context);
  expect(await readdir(join(root, 'node_modules'))).toContain('leaf');
});

test('packages that are not what the lockfile says are refused', async () => {
  const root = await makeProject();
  packed = Buffer.from('changed on its way');
  await expect(ensureDependencies(root, context)).rejects.toThrow(
    /^The packages could not be installed:\n\nnpm error code EINTEGRITY/,
  );
});
