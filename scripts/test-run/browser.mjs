import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  access,
  chmod,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

import { npm } from '../bootstrap/dependencies.mjs';
import { runStep } from '../processes/step.mjs';
import { installWithApt, isDebian } from './debian.mjs';

const execute = promisify(execFile);

/**
 * Chromium's headless-only build: the same engine, in two thirds of the time. This package has one for Linux on x64, which is
 * the same wherever the tests run, and takes a tenth less than Debian's.
 */
const packed = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  sha512:
    'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};
const hourMs = 3_600_000;
const withoutWindows = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @typedef {{ root: string, node: string, report: (line: string) => void, signal: AbortSignal }} Context */

/**
 * The browser of the browser tests: Chromium without windows from its npm package, else from Debian. Needs none of the project's
 * packages, so it may run while they are installed.
 *
 * @param {Pick<Context, 'root' | 'report' | 'signal'>} context
 * @returns {Promise<string | undefined>} its path; undefined where another browser is named by `CHROMIUM_PATH`, or it can't be had
 */
export async function ensureHeadlessShell(context) {
  if (isNamed()) return undefined;
  const { report, signal } = context;
  const shell = await ensurePackedShell(context).catch((/** @type {unknown} */ error) => {
    signal.throwIfAborted();
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    report(`${reason?.replace(/:$/, '')}. Taking another browser.`);
    return undefined;
  });
  return shell ?? ensureDebianShell(context);
}

/**
 * Chromium without windows, which Debian has: installed by `apt-get` where it is missing.
 *
 * @param {Pick<Context, 'report' | 'signal'>} context
 * @returns {Promise<string | undefined>}
 */
async function ensureDebianShell({ report, signal }) {
  const found = await firstThatStarts(inPath([withoutWindows]));
  if (found !== undefined) return found;
  // Only as root, which usually means a container; a developer's own machine isn't changed.
  if (process.getuid?.() !== 0 || !(await isDebian())) return undefined;
  report('Installing Chromium for tests with apt-get (about half a minute, the first time only)…');
  if (!(await installWithApt([withoutWindows], signal))) return undefined;
  return firstThatStarts(inPath([withoutWindows]));
}

function isNamed() {
  const named = process.env['CHROMIUM_PATH'];
  return named !== undefined && named !== '';
}

/**
 * Fetches the packed browser unless it is there already. Not one of the project's packages, because only browser tests need its 70 MB.
 *
 * @param {Pick<Context, 'root' | 'report' | 'signal'>} context
 * @param {typeof packed} wanted
 * @returns {Promise<string | undefined>} undefined where it isn't made for, or lacks libraries or a font
 * @throws if it can't be fetched or unpacked
 */
export async function ensurePackedShell({ root, report, signal }, wanted = packed) {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !(await hasFonts()))
    return undefined;
  const cache = join(root, '.cache');
  const folder = join(cache, `chromium-${wanted.version}`);
  const browser = join(folder, 'chromium');
  if (!(await isThere(folder))) {
    report('Fetching Chromium for tests (70 MB, the first time only)…');
    await mkdir(cache, { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    try {
      await unpack(unfinished, wanted, signal);
      // Other users of this folder may run it, too.
      await chmod(unfinished, 0o755);
      // Another run may have been faster. Its browser is as good.
      await rename(unfinished, folder).catch(() => undefined);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await removeOlder(cache, folder);
  }
  // If it doesn't start here, it wouldn't either when fetched again.
  return (await starts(browser)) ? browser : undefined;
}

/**
 * Removes earlier versions, and what a killed run left; what another run is fetching right now stays.
 *
 * @param {string} cache
 * @param {string} current
 */
async function removeOlder(cache, current) {
  const found = (await readdir(cache)).filter((name) => name.startsWith('chromium-'));
  for (const path of found.map((name) => join(cache, name))) {
    const { mtimeMs } = await stat(path);
    if (path === current || mtimeMs > Date.now() - hourMs) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** @param {string} path */
async function isThere(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Debian's package brings fonts along. Without any, pages crash. */
export async function hasFonts() {
  const files = await readdir('/usr/share/fonts', { recursive: true }).catch(() => []);
  return files.some((name) => /\.(?:ttf|ttc|otf)$/i.test(name));
}

/**
 * @param {string} folder for the browser
 * @param {typeof packed} wanted
 * @param {AbortSignal} signal
 */
async function unpack(folder, { name, version, sha512 }, signal) {
  const failure = 'Chromium could not be fetched from npm';
  const { program, leading } = npm();
  // A registry that doesn't answer must not hold up the tests: there is another way.
  const packing = ['--loglevel=error', '--fetch-retries=0', '--fetch-timeout=120000'];
  const args = [...leading, 'pack', `${name}@${version}`, ...packing];
  await runStep({ program, args, cwd: folder, signal, failure });
  const [archive = ''] = await readdir(folder);
  const digest = createHash('sha512').update(await readFile(join(folder, archive)));
  if (digest.digest('base64') !== sha512) {
    throw new Error(`${failure}: this is not the file that was published as ${version}`);
  }
  const compressed = 'package/bin/chromium.br';
  const extracting = { program: 'tar', args: ['-xzf', archive, compressed] };
  await runStep({ ...extracting, cwd: folder, signal, failure });
  await pipeline(
    createReadStream(join(folder, compressed)),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
    { signal },
  );
  for (const done of [archive, 'package']) await rm(join(folder, done), { recursive: true });
}

/**
 * Makes sure that there is a browser to measure pages with: the one named by `CHROMIUM_PATH`, else Debian's Chromium without windows,
 * else whatever Chromium there is. Not the packed one, which has no graphics library to draw with.
 *
 * @param {Context} context
 * @returns {Promise<string | undefined>} the path for `CHROMIUM_PATH`; undefined to use Playwright's
 */
export async function ensureMeasurementBrowser(context) {
  const shell = isNamed() ? undefined : await ensureDebianShell(context);
  return shell ?? ensureBrowser(context);
}

/**
 * Makes sure that there is a whole Chromium: one that is installed, else Debian's own, else Playwright's.
 *
 * @param {Context} context
 * @returns {Promise<string | undefined>} the path for `CHROMIUM_PATH`; undefined to use Playwright's
 */
export async function ensureBrowser({ root, node, report, signal }) {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (await playwrightHasBrowser(root, node)) return undefined;
  if (await isDebian()) {
    report('Installing Chromium with apt-get (about a minute, the first time only)…');
    if (await installWithApt(['chromium'], signal)) {
      const installed = await findChromium();
      if (installed !== undefined) return installed;
    }
  }
  report("Installing Playwright's Chromium (about a minute, the first time only)…");
  await runStep({
    program: node,
    args: [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'install',
      ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
      'chromium',
    ],
    cwd: root,
    signal,
    failure: 'No browser could be installed for the tests. Install Chromium, or set CHROMIUM_PATH',
  });
  return undefined;
}

function findChromium() {
  return firstThatStarts([
    process.env['CHROMIUM_PATH'] ?? '',
    ...inPath(names),
    ...(process.platform === 'darwin' ? macApplications : []),
  ]);
}

/** @param {readonly string[]} programs by their names */
function inPath(programs) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}

/** @param {readonly string[]} paths the best first */
async function firstThatStarts(paths) {
  for (const path of paths) {
    if (path !== '' && (await starts(path))) return path;
  }
  return undefined;
}

/**
 * Some systems put a script in its place that only says how to install it.
 *
 * @param {string} path
 */
async function starts(path) {
  try {
    await access(path, constants.X_OK);
    await execute(path, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} node
 */
async function playwrightHasBrowser(root, node) {
  return starts(await playwrightBrowser(root, node));
}

/**
 * Where Playwright keeps its own Chromium, whether it is there or not.
 *
 * @param {string} root
 * @param {string} node
 */
export async function playwrightBrowser(root, node) {
  const ask = `const { chromium } = await import('@playwright/test'); console.log(chromium.executablePath());`;
  const { stdout } = await execute(node, ['--input-type=module', '--eval', ask], {
    cwd: join(root, 'e2e'),
  });
  return stdout.trim();
}
