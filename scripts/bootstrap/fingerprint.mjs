import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Hashes files and folders by their paths and contents, so that equal fingerprints mean equal inputs.
 *
 * @param {string} root what paths are counted from, so that a moved checkout keeps its fingerprint
 * @param {readonly string[]} inputs files and folders below the root; a missing one counts as empty
 * @param {{ skip?: (path: string) => boolean, extra?: readonly string[] }} [options] `skip` leaves out a file or a
 *   folder by its path from the root; `extra` are further values that matter, such as the platform
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function fingerprint(root, inputs, { skip = () => false, extra = [] } = {}) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(extra));
  for (const input of inputs) {
    for (const file of await filesBelow(root, join(root, input), skip)) {
      const content = await readFile(file);
      hash.update(`\n${relative(root, file)}\n${content.length}\n`);
      hash.update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} skip
 * @returns {Promise<string[]>}
 */
async function filesBelow(root, path, skip) {
  if (skip(relative(root, path))) return [];
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path);
  const nested = await Promise.all(entries.map((name) => filesBelow(root, join(path, name), skip)));
  return nested.flat().toSorted();
}

/**
 * Whether work whose inputs had this fingerprint was finished.
 *
 * @param {string} stampFile
 * @param {string} expected
 */
export async function stampMatches(stampFile, expected) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === expected;
}

/**
 * Does work whose result is stamped with the fingerprint of its inputs. The stamp is deleted first and written last, so that
 * interrupted work is done again.
 *
 * @param {string} stampFile
 * @param {string} value
 * @param {() => Promise<void>} work
 * @throws Error before the work if its folder can't be written to, as in a read-only checkout
 */
export async function stamped(stampFile, value, work) {
  const folder = dirname(stampFile);
  try {
    await mkdir(folder, { recursive: true });
    await rm(stampFile, { force: true });
  } catch (cause) {
    throw new Error(
      `Something is to be installed or built, and ${folder} can't be written to. Start once where it can be; then it may be read-only.`,
      { cause },
    );
  }
  await work();
  await mkdir(folder, { recursive: true });
  await writeFile(stampFile, value);
}
