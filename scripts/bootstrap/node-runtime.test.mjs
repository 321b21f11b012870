import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findNode } from './node-runtime.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dss-node-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** @param {string} version */
async function install(version) {
  const path = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho ${version}\n`);
  await chmod(path, 0o755);
  return path;
}

const node20 = { path: '/usr/bin/node', version: 'v20.20.2' };
const node26 = { path: '/usr/bin/node', version: 'v26.0.0' };

it.skipIf(process.platform === 'win32')('uses the Node that npm installed', async () => {
  const installed = await install('v24.21.0');
  expect(await findNode(root, { current: node20 })).toBe(installed);
  expect(await findNode(root, { current: node26 })).toBe(installed);
});

it('uses the current Node, if new enough, where npm installed none that starts', async () => {
  await install('not-a-version');
  expect(await findNode(root, { current: node26 })).toBe('/usr/bin/node');
});

it('says what to do when there is no usable Node', async () => {
  await expect(findNode(root, { current: node20 })).rejects.toThrow(
    /^Node 24 or newer is needed.*this one is v20\.20\.2\. Install it from/,
  );
});
