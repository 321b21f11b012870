import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { npm } from '../bootstrap/dependencies.mjs';
import { runStep } from '../processes/step.mjs';

/**
 * Chromium's headless-only build for Linux on x64. Not one of the project's packages, because only tests and measurements need its 70 MB.
 */
const published = { name: '@sparticuz/chromium', version: '153.0.0' };

/** The package unpacks into the system's temporary folder, which is a folder beside it here. */
const unpacking = (/** @type {string} */ name) => `
import chromium, { inflate } from '${name}';
await chromium.executablePath();
await inflate('node_modules/${name}/bin/al2023.tar.br');
`;

/** The package brings the libraries and fonts that a bare system lacks; fontconfig looks below XDG_DATA_HOME. */
const starter = `#!/bin/sh
here="$(dirname "$(readlink -f "$0")")/unpacked"
XDG_DATA_HOME="$here" LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;

/**
 * Makes sure that there is a browser for tests and measurements: the one that `CHROMIUM_PATH` names, else, on Linux on x64, one from npm,
 * in `.cache`.
 *
 * @param {object} context
 * @param {string} context.root
 * @param {string} context.node
 * @param {(line: string) => void} context.report
 * @param {AbortSignal} context.signal
 * @param {typeof published} [wanted]
 * @returns {Promise<string | undefined>} the path for `CHROMIUM_PATH`; undefined elsewhere, where Playwright takes its own or says how to
 *   install it
 * @throws Error if it can't be fetched or unpacked
 */
export async function ensureBrowser({ root, node, report, signal }, wanted = published) {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = join(root, '.cache');
  const folder = join(cache, `chromium-${wanted.version}`);
  const browser = join(folder, 'chromium');
  if (await isThere(browser)) return browser;
  report('Fetching Chromium for tests (70 MB, the first time only)…');
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await install(unfinished, node, signal, wanted);
    // Another run may have been faster. Its browser is as good.
    await rename(unfinished, folder).catch(() => undefined);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return browser;
}

/**
 * @param {string} folder
 * @param {string} node
 * @param {AbortSignal} signal
 * @param {typeof published} wanted
 */
async function install(folder, node, signal, { name, version }) {
  const failure = 'Chromium could not be fetched from npm. Name another browser in CHROMIUM_PATH';
  const { program, leading } = npm();
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = [...leading, 'install', '--prefix', folder, ...options, `${name}@${version}`];
  await runStep({ program, args, cwd: folder, signal, failure });
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked);
  await runStep({
    program: node,
    args: ['--input-type=module', '--eval', unpacking(name)],
    cwd: folder,
    env: { ...process.env, TMPDIR: unpacked },
    signal,
    failure: 'Chromium could not be unpacked',
  });
  await rm(join(folder, 'node_modules'), { recursive: true });
  await writeFile(join(folder, 'chromium'), starter, { mode: 0o755 });
  // Other users of this folder may run it, too.
  for (const path of [folder, join(unpacked, 'chromium')]) await chmod(path, 0o755);
}

/** @param {string} path */
async function isThere(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
