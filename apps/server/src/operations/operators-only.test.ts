import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../accounts/testing/people.ts';
import { readConfig } from '../config/index.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createClient, type Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { productionSettings } from '../testing/production-settings.ts';

const path = '/api/operations/access';
/** Some of those that the tests' build has for operators; with a slash they are the same pages. */
const operatorPages = ['/ops', '/ops/', '/dev/outbox'];
const asPage = { headers: { Accept: 'text/html' } };

/** A reverse proxy on this machine, in front of the product: with the headers that most add, or with none, as nginx by default. */
async function startProxy(target: string, headers: Readonly<Record<string, string>>) {
  const proxy: Server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    const handedOn = request(
      url,
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, ...headers } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(handedOn);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address: AddressInfo | string | null = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    client: createClient(`http://127.0.0.1:${address.port}`),
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

/** The statuses with which a client gets the operators' pages. */
async function statusesOfPages(client: Client): Promise<Set<number>> {
  const answers = await Promise.all(operatorPages.map((page) => client.fetch(page, asPage)));
  return new Set(answers.map(({ status }) => status));
}

describe('in the local profile', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it('pages and calls are open to this machine', async () => {
    const answer = await app.stranger.fetch(path);
    expect(await answer.json()).toEqual({ as: 'this_machine' });
    expect(await statusesOfPages(app.stranger)).toEqual(new Set([200]));
  });

  // One page for each header: that all pages have the gate is asked below, in production.
  it.each([
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-Host': 'dss.example' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    { 'CF-Connecting-IP': '203.0.113.7' },
    // A proxy without a header of its own hands on the name that was asked for.
    { Host: '192.0.2.5' },
  ])('a request through a proxy on this machine comes from elsewhere: %o', async (headers) => {
    const proxy = await startProxy(app.url, headers);
    try {
      await expectError(await proxy.client.fetch(path), 'operators_only');
      expect((await proxy.client.fetch('/ops', asPage)).status).toBe(403);
    } finally {
      await proxy.close();
    }
  });

  it('a page of another site, open in a browser on this machine, starts nothing', async () => {
    const foreign = app.newBrowser('https://elsewhere.example');
    await expectError(await foreign.send('POST', path), 'foreign_origin');
  });
});

describe('where the product is open at a public name', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ origin: 'https://dss.example' });
  });

  afterAll(() => app.close());

  it('being on its machine is not enough', async () => {
    await expectError(await app.stranger.fetch(path), 'operators_only');
  });
});

describe('in production', () => {
  let app: TestApp;

  beforeAll(async () => {
    const environment = readConfig(productionSettings);
    app = await startTestApp({ environment });
  });

  afterAll(() => app.close());

  it("an operator's account alone, with a second factor, opens pages and calls", async () => {
    const { browser, email } = await newPerson(app);
    for (const client of [app.stranger, await app.newVisitor(), browser]) {
      await expectError(await client.fetch(path), 'operators_only');
      expect(await statusesOfPages(client)).toEqual(new Set([403]));
    }
    await app.database.admin.query(
      'insert into auth.operators (user_id) select id from auth.users where email = $1',
      [email],
    );
    await expectError(await browser.fetch(path), 'operators_second_factor_needed');
    expect(await statusesOfPages(browser)).toEqual(new Set([403]));
    await app.database.admin.query(
      'update auth.users set two_factor_enabled = true where email = $1',
      [email],
    );
    expect(await (await browser.fetch(path)).json()).toEqual({ as: 'account' });
    expect(await statusesOfPages(browser)).toEqual(new Set([200]));
  });
});
