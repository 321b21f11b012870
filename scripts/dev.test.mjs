import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findFreePort } from './development/free-port.mjs';
import { isRunning, makeCheckout } from './testing/checkout.mjs';

/** @param {string} text */
const server = (text) => `
import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end(${JSON.stringify(text)}));
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log('server ' + process.pid + ' for ' + process.env.ORIGIN);
  console.log('ready http://localhost:' + process.env.PORT);
});
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
`;

/** Replaces the web application's development server: listens, and passes every request to the API. */
const web = `
const { createServer } = require('node:http');
const port = process.argv.find((arg) => arg.startsWith('--port=')).split('=')[1];
createServer(async (_request, response) => {
  const answer = await fetch('http://127.0.0.1:' + process.env.API_PORT).catch(() => undefined);
  response.end(answer === undefined ? 'away' : await answer.text());
}).listen(port, 'localhost', () => console.log('web ' + process.pid));
`;

/** @type {Awaited<ReturnType<typeof makeCheckout>>} */
let checkout;
/** @type {number} */
let port;
/** @type {ReturnType<typeof checkout.run>} */
let dev;

beforeEach(async () => {
  checkout = await makeCheckout({ isInstalled: true });
  port = await findFreePort();
  await checkout.put('packages/domain/src/index.ts', '');
  await checkout.put('apps/server/src/main.ts', server('first'));
  await checkout.put('node_modules/@react-router/dev/bin.cjs', web);
  await checkout.markBuilt();
  dev = startDev();
});

afterEach(() => checkout.remove());

/** @param {NodeJS.ProcessEnv} [env] */
function startDev(env) {
  return checkout.run([process.execPath, 'scripts/dev.mjs'], {
    env: { npm_lifecycle_event: undefined, PORT: String(port), ORIGIN: undefined, ...env },
  });
}

async function answer() {
  return (await fetch(`http://localhost:${port}`)).text();
}

it('prints the one address that serves the web application with its API', async () => {
  await dev.saying(/^ready /m);
  expect(dev.output().match(/http:\/\/localhost:\d+$/gm)).toEqual([
    `http://localhost:${port}`,
    `http://localhost:${port}`,
  ]);
  expect(dev.output().trim().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);
  expect(await answer()).toBe('first');
});

it('restarts the server when a source has changed, even after it failed', async () => {
  await dev.saying(/^ready /m);
  await checkout.put('apps/server/src/main.ts', 'process.exit(3);');
  await dev.saying(/The server ended with code 3\. It starts again on a change\./);
  await checkout.put('apps/server/src/main.ts', server('second'));
  await dev.saying(/Server started again\./);
  expect(await answer()).toBe('second');
});

it('builds the pages that the server needs only the first time', async () => {
  dev.child.kill('SIGINT');
  await dev.ended;
  await rm(join(checkout.root, 'apps/web/build'), { recursive: true });

  dev = startDev();
  await dev.saying(/^ready /m);
  expect(dev.output()).toMatch(/^Building the web application…$/m);
  dev.child.kill('SIGINT');
  await dev.ended;

  await checkout.put('apps/web/app/root.tsx', 'export default 2;');
  dev = startDev();
  await dev.saying(/^ready /m);
  expect(dev.output()).not.toContain('Building');
});

it('refuses a wrong port with a plain sentence', async () => {
  dev.child.kill('SIGKILL');
  dev = startDev({ PORT: 'abc' });
  expect(await dev.ended).toBe(1);
  expect(dev.output().trim()).toBe('PORT must be a whole number from 1 to 65535, not "abc".');
});

it('stops both when interrupted', async () => {
  await dev.saying(/^ready /m);
  // Either may be the first to say so.
  for (const part of [/web \d+/, /server \d+/]) await dev.saying(part);
  const pids = [.../(?:web|server) (\d+)/g[Symbol.matchAll](dev.output())].map(([, pid]) =>
    Number(pid),
  );
  dev.child.kill('SIGINT');
  await dev.ended;
  expect(pids).toHaveLength(2);
  expect(pids.filter(isRunning)).toEqual([]);
});

it('says why it can’t work in a folder of such a name', async () => {
  const odd = await makeCheckout({ isInstalled: true, name: '50% off' });
  try {
    const refused = odd.run([process.execPath, 'scripts/dev.mjs']);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('its path has a "%". Rename or move the folder.');
  } finally {
    await odd.remove();
  }
});
