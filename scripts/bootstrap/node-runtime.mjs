import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The server runs TypeScript as it is and uses what this major version brought. */
const neededMajor = 24;

/**
 * The Node to run the product with: the one that npm installed for this platform, else the one running now.
 *
 * @param {string} root
 * @param {{ current?: { path: string, version: string } }} [options]
 * @returns {Promise<string>} an absolute path
 */
export async function findNode(
  root,
  { current = { path: process.execPath, version: process.version } } = {},
) {
  const installed = installedNode(root);
  if (majorOf(await versionOf(installed)) >= neededMajor) return installed;
  if (majorOf(current.version) >= neededMajor) return current.path;
  throw new Error(
    `Node ${neededMajor} or newer is needed. npm offers none for ${process.platform}-${process.arch}, and this one ` +
      `is ${current.version}. Install it from https://nodejs.org and start again.`,
  );
}

/** @param {string} root */
function installedNode(root) {
  const windows = process.platform === 'win32';
  const packageName = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return join(root, 'node_modules', packageName, 'bin', windows ? 'node.exe' : 'node');
}

/** @param {string} path */
async function versionOf(path) {
  return execute(path, ['--version']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** @param {string} version such as v24.21.0; anything else counts as 0 */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
}
