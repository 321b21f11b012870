import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { projectRoot } from '../bootstrap/project.mjs';
import { fingerprintOfWebSources, webBuildStamp } from '../bootstrap/web-build.mjs';

/** A fake server: counts signals and, like the real one, exits on the first. */
const server = `
let signals = 0;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => {
    signals += 1;
    if (signals === 1) setTimeout(() => {
      console.log('stopped by ' + signals + ' ' + name);
      process.exit(0);
    }, 400);
  });
}
setInterval(() => {}, 1000);
console.log('server ' + process.pid);
console.log('ready http://localhost:3000');
`;

/** A fake build. */
export const build = `
import { mkdirSync, appendFileSync } from 'node:fs';
mkdirSync('build', { recursive: true });
appendFileSync('build/builds.log', 'built\\n');
`;

/** @type {Readonly<Record<string, string>>} */
const files = {
  'package.json': JSON.stringify({
    name: 'checkout',
    version: '1.0.0',
    private: true,
    type: 'module',
    workspaces: ['apps/*'],
    scripts: { start: 'node scripts/start.mjs' },
  }),
  'package-lock.json': JSON.stringify({
    name: 'checkout',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'checkout', version: '1.0.0', workspaces: ['apps/*'] },
      'apps/web': { name: '@dss/web', version: '1.0.0' },
      'node_modules/@dss/web': { resolved: 'apps/web', link: true },
    },
  }),
  'apps/web/package.json': JSON.stringify({
    name: '@dss/web',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'node build.js' },
  }),
  'apps/web/build.js': build,
  'apps/web/app/root.tsx': 'export default 1;',
  'apps/server/src/main.ts': server,
};

/** What npm writes when it has installed this project. */
const installedLock = JSON.stringify({
  packages: { 'node_modules/@dss/web': { resolved: 'apps/web', link: true } },
});

/**
 * A small project with our scripts and stand-ins for what they start.
 *
 * @param {{ isInstalled?: boolean, name?: string }} [options] `isInstalled`: whether npm has installed it already; `name`: of its folder
 */
export async function makeCheckout({ isInstalled = false, name = 'checkout' } = {}) {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'dss-checkout-')));
  const root = join(parent, name);
  await cp(join(projectRoot, 'scripts'), join(root, 'scripts'), { recursive: true });
  for (const [path, content] of Object.entries(files)) await put(path, content);
  if (isInstalled) await put('node_modules/.package-lock.json', installedLock);

  /**
   * @param {string} path
   * @param {string} content
   */
  async function put(path, content) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }

  /** @type {ReturnType<typeof run>[]} */
  const started = [];
  return {
    root,
    put,
    /** Leaves the project as if its web application had been built from the present sources. */
    async markBuilt() {
      await put(webBuildStamp, await fingerprintOfWebSources(root));
    },
    /**
     * Runs a command in the project; `remove` ends it, should the test have failed before it did.
     *
     * @param {readonly string[]} command
     * @param {Parameters<typeof run>[2]} [options]
     */
    run(command, options) {
      const running = run(root, command, options);
      started.push(running);
      return running;
    },
    async remove() {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await rm(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Runs a command, collecting its output.
 *
 * @param {string} cwd
 * @param {readonly string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, detached?: boolean }} [options]
 */
export function run(cwd, [program = '', ...args], { env, detached = false } = {}) {
  const child = spawn(program, args, {
    cwd,
    detached,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {(() => void)[]} */
  const onOutput = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      for (const listener of onOutput) listener();
    });
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => output,
    /**
     * Waits until the output contains something.
     *
     * @param {RegExp} pattern
     * @returns {Promise<RegExpExecArray>}
     */
    saying(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found !== null) resolve(found);
        };
        onOutput.push(look);
        look();
        void ended.then((code) => {
          look();
          reject(new Error(`ended with ${code} and never said ${pattern}:\n${output}`));
        });
      });
    },
  };
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
