import { access, constants, readFile } from 'node:fs/promises';

import { captureStep } from '../processes/step.mjs';

/**
 * Makes sure that programs of Debian are there, installing them only as root, which usually means a container: a developer's own machine isn't
 * changed.
 *
 * @param {Readonly<Record<string, string>>} programs their paths, with the package that each comes in
 * @param {{ readonly report: (line: string) => void, readonly signal: AbortSignal }} context
 * @param {typeof installWithApt} [install]
 * @throws Error that says what to install
 */
export async function ensurePrograms(programs, { report, signal }, install = installWithApt) {
  const missing = await missingPackages(programs);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && (await isDebian())) {
    report(`Installing ${missing.join(', ')} with apt-get (only where they are missing)…`);
    if ((await install(missing, signal)) && (await missingPackages(programs)).length === 0) return;
  }
  throw new Error(
    `Not installed: ${missing.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}`,
  );
}

/** @param {Readonly<Record<string, string>>} programs */
async function missingPackages(programs) {
  const missing = [];
  for (const [program, debianPackage] of Object.entries(programs)) {
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isThere) missing.push(debianPackage);
  }
  return missing;
}

/** Ubuntu calls itself a relative of Debian, but its browsers are snaps that containers can't run. */
async function isDebian() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID="?debian"?$/m.test(release);
}

/**
 * @param {readonly string[]} debianPackages
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false where we may not, or it failed
 */
async function installWithApt(debianPackages, signal) {
  const isRoot = process.getuid?.() === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...debianPackages],
  ];
  for (const command of commands) {
    const prefix = isRoot ? [] : ['sudo', '-n', '-E'];
    const [program = '', ...args] = [...prefix, ...command];
    const { code } = await captureStep({ program, args, cwd: '/', env, signal });
    if (code !== 0) return false;
  }
  return true;
}
