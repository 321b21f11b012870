import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ensureDependencies, npm } from './dependencies.mjs';

const address = '/leaf/-/leaf-1.0.0.tgz';

/** @type {string} */
let folder;
/** @type {Buffer} */
let packed;

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
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/**
 * An npm registry of one package, whose file is at this path.
 *
 * @param {string} path
 */
async function startRegistry(path) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const wanted = request.url ?? '';
    asked.push(wanted);
    if (wanted === path) return response.end(packed);
    if (wanted !== '/leaf') return response.writeHead(404).end('{}');
    const dist = { tarball: `${origin}${path}`, integrity: integrity() };
    const versions = { '1.0.0': { name: 'leaf', version: '1.0.0', dist } };
    return response.end(JSON.stringify({ name: 'leaf', versions, 'dist-tags': {} }));
  });
  await once(server.listen(0), 'listening');
  const bound = server.address();
  const origin = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  vi.stubEnv('npm_config_registry', origin);
  return { asked, [Symbol.dispose]: () => void server.close() };
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

describe('the packages of a lockfile without addresses', () => {
  test('are fetched without asking for their versions', async () => {
    using registry = await startRegistry(address);
    const root = await makeProject();
    await ensureDependencies(root, context);
    expect(registry.asked).toEqual([address]);
    expect(await readdir(join(root, 'node_modules'))).toContain('leaf');
    expect(await readdir(root)).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  test('are fetched from wherever a registry says that it keeps them', async () => {
    using registry = await startRegistry('/files/leaf.tgz');
    const root = await makeProject();
    await ensureDependencies(root, context);
    expect(registry.asked).toEqual([address, '/leaf', '/files/leaf.tgz']);
    expect(await readdir(join(root, 'node_modules'))).toContain('leaf');
  });

  test('are looked for without what a killed installation left behind', async () => {
    using registry = await startRegistry(address);
    const root = await makeProject();
    await ensureDependencies(root, context);
    await writeFile(join(root, 'npm-shrinkwrap.json'), '{}');
    await ensureDependencies(root, context);
    expect(registry.asked).toEqual([address]);
    expect(await readdir(root)).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  test('are refused if they are not what the lockfile says, wherever they come from', async () => {
    using registry = await startRegistry(address);
    const root = await makeProject();
    packed = Buffer.from('changed on its way');
    await expect(ensureDependencies(root, context)).rejects.toThrow(
      /^The packages could not be installed:\n\nnpm error code EINTEGRITY/,
    );
    expect(new Set(registry.asked)).toEqual(new Set([address, '/leaf']));
    expect(await readdir(root)).toEqual(['package-lock.json', 'package.json']);
  });
});
