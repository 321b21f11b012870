import { execFile } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { captureStep, runStep } from '../processes/step.mjs';

const execute = promisify(execFile);

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Makes sure that there is a browser for the tests: one that is installed, else Debian's own, else Playwright's.
 *
 * @param {{ root: string, node: string, report: (line: string) => void, signal: AbortSignal }} context
 * @returns {Promise<string | undefined>} the path for `CHROMIUM_PATH`; undefined to use Playwright's
 */
export async function ensureBrowser({ root, node, report, signal }) {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (await playwrightHasBrowser(root, node)) return undefined;
  if (await isDebian()) {
    report('Installing Chromium with apt-get (about a minute, the first time only)…');
    if (await installWithApt(signal)) {
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

async function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...(process.platform === 'darwin' ? macApplications : []),
  ].filter((path) => path !== '');
  for (const path of candidates) {
    if (await starts(path)) return path;
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

/** Ubuntu calls itself a relative of Debian, but its chromium package is a snap that containers can't run. */
async function isDebian() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID="?debian"?$/m.test(release);
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} false where we may not, or it failed: there is another way
 */
async function installWithApt(signal) {
  const isRoot = process.getuid?.() === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ];
  for (const command of commands) {
    const prefix = isRoot ? [] : ['sudo', '-n', '-E'];
    const [program = '', ...args] = [...prefix, ...command];
    const { code } = await captureStep({ program, args, cwd: '/', env, signal });
    if (code !== 0) return false;
  }
  return true;
}
