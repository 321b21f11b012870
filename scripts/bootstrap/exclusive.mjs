import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { temporaryFolder } from './temporary-folder.mjs';

const retryMs = 200;

/**
 * Runs work that only one process may do in a folder at a time; others wait until it is done. The lock is an open socket,
 * which vanishes with its process however that ends.
 *
 * @template T
 * @param {string} folder
 * @param {{ onWait: () => void, signal: AbortSignal }} options
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(folder, { onWait, signal }, work) {
  const address = await addressFor(folder);
  let server = await tryToListen(address);
  if (server === undefined) onWait();
  while (server === undefined) {
    await delay(retryMs, undefined, { signal });
    if (address.isFile && !(await answers(address.path))) await rm(address.path, { force: true });
    server = await tryToListen(address);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

/**
 * Linux and Windows have socket names that aren't files; elsewhere a file may be left over by a killed process.
 *
 * @param {string} folder
 */
async function addressFor(folder) {
  const user = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(`${user}:${folder}`).digest('hex').slice(0, 16);
  const name = `dss-prepare-${hash}`;
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(await temporaryFolder(), `${name}.sock`), isFile: true };
}

/**
 * @param {{ path: string }} address
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function tryToListen({ path }) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

/** @param {string} path */
function answers(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
