import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { build, isRunning, makeCheckout } from './testing/checkout.mjs';

/** @type {Awaited<ReturnType<typeof makeCheckout>>} */
let checkout;

beforeEach(async () => {
  checkout = await makeCheckout({ isInstalled: true });
});

afterEach(() => checkout.remove());

/** @param {{ detached?: boolean, nodeOptions?: readonly string[] }} [options] `nodeOptions` go to Node itself */
function start({ nodeOptions = [], ...options } = {}) {
  return checkout.run([process.execPath, ...nodeOptions, 'scripts/start.mjs'], {
    // As if called by hand, not below an npm.
    env: { npm_lifecycle_event: undefined },
    ...options,
  });
}

/** Makes Node one that can't replace its process by another program: an older one, or one on Windows. */
const withoutExec = ['--import', 'data:text/javascript,delete process.execve'];

/** @param {ReturnType<typeof checkout.run>} started */
async function serverOf(started) {
  const [, pid] = await started.saying(/server (\d+)[^]*ready http/);
  return Number(pid);
}

/** Leaves the checkout as a clone is. */
function removePackages() {
  return rm(join(checkout.root, 'node_modules'), { recursive: true });
}

async function builds() {
  const log = await readFile(join(checkout.root, 'apps/web/build/builds.log'), 'utf8');
  return log.split('\n').length - 1;
}

/** @param {number} pid */
async function expectToEnd(pid) {
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
}

it('installs and builds the first time, ending with the line that says ready', async () => {
  await removePackages();
  const started = start();
  const pid = await serverOf(started);
  expect(started.output()).toMatch(/^Installing packages.*\nBuilding the web application…\nserver/);
  expect(started.output().trim().split('\n').at(-1)).toBe('ready http://localhost:3000');

  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(started.output()).toContain('stopped by 1 SIGTERM');
  expect(isRunning(pid)).toBe(false);
});

it('builds again only when a source has changed', async () => {
  for (const expected of [1, 1, 2]) {
    if (expected === 2) await checkout.put('apps/web/app/root.tsx', 'export default 2;');
    const started = start();
    await serverOf(started);
    started.child.kill('SIGTERM');
    await started.ended;
    expect(await builds()).toBe(expected);
  }
});

it('installs and builds once when started twice at the same moment', async () => {
  await removePackages();
  const both = [start(), start()];
  await Promise.all(both.map(serverOf));
  expect(await builds()).toBe(1);
  for (const started of both) started.child.kill('SIGTERM');
  await Promise.all(both.map((started) => started.ended));
});

it.each([
  ['becomes the server', []],
  ['waits for the server', withoutExec],
])(
  'counts a Ctrl-C that reaches the whole process group once where it %s',
  async (_how, nodeOptions) => {
    await checkout.markBuilt();
    const started = start({ detached: true, nodeOptions });
    await serverOf(started);
    process.kill(-(started.child.pid ?? 0), 'SIGINT');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('stopped by 1 SIGINT');
  },
);

it('passes on a SIGINT that reached it alone', async () => {
  await checkout.markBuilt();
  const started = start({ nodeOptions: withoutExec });
  await serverOf(started);
  started.child.kill('SIGINT');
  expect(await started.ended).toBe(0);
  expect(started.output()).toContain('stopped by 1 SIGINT');
});

it('becomes the server, so that nothing but the server runs', async () => {
  await checkout.markBuilt();
  const started = start();
  expect(await serverOf(started)).toBe(started.child.pid);
});

it('takes the server down with it when it is killed', async () => {
  await checkout.markBuilt();
  const started = start({ nodeOptions: withoutExec });
  const pid = await serverOf(started);
  started.child.kill('SIGKILL');
  await expectToEnd(pid);
});

it.each(/** @type {const} */ (['SIGTERM', 'SIGKILL']))(
  'stops everything when the npm that started it gets a %s',
  async (signal) => {
    await checkout.markBuilt();
    const started = checkout.run(['npm', 'start'], { detached: true });
    const pid = await serverOf(started);
    started.child.kill(signal);
    await expectToEnd(pid);
  },
);

it('says which signal killed its server', async () => {
  await checkout.markBuilt();
  const started = start({ nodeOptions: withoutExec });
  const pid = await serverOf(started);
  process.kill(pid, 'SIGKILL');
  expect(await started.ended).toBe(137);
  expect(started.output()).toContain('The server was killed by SIGKILL.');
});

it('exits with the server’s own code', async () => {
  await checkout.markBuilt();
  await checkout.put('apps/server/src/main.ts', `console.error('No port.'); process.exit(3);`);
  const started = start();
  expect(await started.ended).toBe(3);
  expect(started.output()).toContain('No port.');
});

it('shows the output of a failed build every time', async () => {
  await checkout.put('apps/web/build.js', `console.error('Unknown color.'); process.exit(1);`);
  for (const attempt of [1, 2]) {
    const started = start();
    expect(await started.ended, `attempt ${attempt}`).toBe(1);
    expect(started.output()).toContain('The web application could not be built');
    expect(started.output()).toContain('Unknown color.');
  }
});

describe('in a folder whose name has # and %', () => {
  beforeEach(async () => {
    await checkout.remove();
    checkout = await makeCheckout({ isInstalled: true, name: 'a b#c%20ñ' });
  });

  it.each([
    ['becomes', []],
    ['runs', withoutExec],
  ])('builds in one that Vite can work in, and %s the server', async (_how, nodeOptions) => {
    await checkout.put(
      'apps/web/build.js',
      `if (/[#%]/.test(process.cwd())) throw new Error('not here');
       await import('./build-elsewhere.js');`,
    );
    await checkout.put('apps/web/build-elsewhere.js', build);
    const started = start({ nodeOptions });
    await serverOf(started);
    expect(await builds()).toBe(1);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });
});

it('can be interrupted while it builds, leaving nothing running', async () => {
  await checkout.put(
    'apps/web/build.js',
    `import { writeFileSync } from 'node:fs';
     writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const started = start();
  const pid = await vi.waitFor(async () =>
    Number(await readFile(join(checkout.root, 'apps/web/pid'), 'utf8')),
  );
  started.child.kill('SIGINT');
  expect(await started.ended).toBe(130);
  await expectToEnd(pid);
});
