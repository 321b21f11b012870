import {
  constants,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
} from 'node:fs/promises';
import { join } from 'node:path';

import { temporaryFolder } from './temporary-folder.mjs';

/**
 * What Vite and React Router take, in a path, for a part of a URL or of a pattern. And the colon, which ends a folder in PATH; on
 * Windows it is the semicolon, and no path has the others.
 */
const troublesome = process.platform === 'win32' ? /[%#;]/ : /[%#?*:]/;
/** In the project's own folder, what isn't needed to build or to test. */
const leftOut = ['.git', 'data', 'test-results'];

/**
 * The first character of a path with which the web application can't be built there; undefined if there is none.
 *
 * @param {string} path
 */
export function troublesomeCharacter(path) {
  return troublesome.exec(path)?.[0];
}

/**
 * Does work in a folder of the project's contents whose path troubles no tool: in the project's own, if it has such a path, else in a
 * temporary one that shares its files.
 *
 * @template T
 * @param {string} root the project's own folder
 * @param {(folder: string) => Promise<T>} work must not change files in place
 * @returns {Promise<T>}
 */
export async function inPlainFolder(root, work) {
  if (troublesomeCharacter(root) === undefined) return work(root);
  const temporary = await temporaryFolder();
  const parent = troublesomeCharacter(temporary) === undefined ? temporary : '/tmp';
  const folder = await mkdtemp(join(parent, 'dss-plain-'));
  try {
    await share(root, folder, leftOut);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Makes a folder's files appear in another one. They are linked, which takes seconds for all packages, or else, on another disk, copied.
 *
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} [without] names
 */
async function share(from, to, without = []) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isDirectory()) {
      await mkdir(target);
      await share(source, target);
    } else if (entry.isFile()) {
      await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
    }
  }
}
