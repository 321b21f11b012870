import { randomUUID } from 'node:crypto';
import {
  currentAccountSchema,
  movablePropertiesSchema,
  movedPropertiesSchema,
  propertySchema,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { newPerson, signIn } from '../accounts/testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const path = '/api/account/movable-properties';
const move = async (client: Client, ids: readonly string[]) => {
  const response = await client.send('POST', path, { property_ids: ids });
  expect(response.status).toBe(200);
  return movedPropertiesSchema.parse(await response.json()).property_ids;
};
const offered = async (client: Client) => {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  return movablePropertiesSchema.strict().parse(await response.json()).properties;
};
const sees = async (client: Client, id: string) =>
  (await client.fetch(`/api/properties/${id}`)).status === 200;
const leave = (client: Client) => client.send('POST', '/api/account/sign-out', { scope: 'this' });

/** A browser with two properties made without an account, and then somebody signed in. */
async function settledBrowser() {
  const browser = app.newBrowser();
  const homes = [await app.newProperty(browser), await app.newProperty(browser)] as const;
  const person = await newPerson(app, browser);
  return { browser, homes, email: person.email };
}

describe('signing in where there are properties without an account', () => {
  it('offers them by name and moves those chosen, never by itself', async () => {
    const { browser, homes } = await settledBrowser();
    expect(await sees(browser, homes[0])).toBe(false);
    expect((await offered(browser)).map(({ id, address }) => ({ id, address }))).toEqual(
      homes.toReversed().map((id) => ({ id, address: '1 Test Way' })),
    );
    expect(await move(browser, [homes[0]])).toEqual([homes[0]]);
    const response = await browser.fetch(`/api/properties/${homes[0]}`);
    const { account } = currentAccountSchema.parse(
      await (await browser.fetch('/api/account')).json(),
    );
    expect(propertySchema.parse(await response.json()).user_id).toBe(account?.id);
    expect((await offered(browser)).map(({ id }) => id)).toEqual([homes[1]]);
    await leave(browser);
    expect([await sees(browser, homes[0]), await sees(browser, homes[1])]).toEqual([false, true]);
  });

  it('lets the account open them on another device', async () => {
    const { browser, homes, email } = await settledBrowser();
    await move(browser, homes);
    const phone = app.newBrowser();
    await signIn(phone, email);
    expect(await sees(phone, homes[1])).toBe(true);
    expect(await offered(phone)).toEqual([]);
  });

  it('gives each to one of two people who sign in at the same time', async () => {
    const { browser, homes } = await settledBrowser();
    const other = app.newBrowser();
    const { email } = await newPerson(app);
    const shared = browser.cookies.get('dss_visitor') ?? '';
    const second = withCookie(other, shared);
    await signIn(second, email);
    const [one, two] = await Promise.all([move(browser, homes), move(second, homes)]);
    expect([...one, ...two].toSorted()).toEqual([...homes].toSorted());
    expect(one.length === 0 || two.length === 0).toBe(true);
  });

  it('never moves what another browser or account owns', async () => {
    const { browser } = await settledBrowser();
    const foreign = await app.newProperty(app.newBrowser());
    const { browser: neighbor } = await newPerson(app);
    const theirs = await app.newProperty(neighbor);
    expect(await move(browser, [foreign, theirs])).toEqual([]);
    expect(await sees(neighbor, theirs)).toBe(true);
  });

  it('ends links by which somebody else could claim them', async () => {
    const browser = app.newBrowser();
    const home = await app.newProperty(browser);
    const link = await browser.send('POST', `/api/properties/${home}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await link.json());
    await newPerson(app, browser);
    await move(browser, [home]);
    expect((await app.newBrowser().fetch(url, { method: 'POST' })).status).toBe(410);
  });

  it('hands over what was left about a home, such as contact details, and nothing of other homes', async () => {
    const browser = app.newBrowser();
    const homes = [await app.newProperty(browser), await app.newProperty(browser)] as const;
    const leadOf = async (home: string | null) => {
      const id = randomUUID();
      const response = await browser.send('POST', '/api/leads', {
        id,
        lead: { email: 'unmistakable@example.org' },
        visit: { session_id: 'a', landing_page: '/', current_page: '/' },
        share: false,
        ...(home === null ? {} : { property_id: home }),
      });
      expect(response.status).toBeLessThan(300);
      return id;
    };
    const leads = [await leadOf(homes[0]), await leadOf(homes[1]), await leadOf(null)] as const;
    await newPerson(app, browser);
    await move(browser, [homes[0]]);
    const { rows } = await app.database.admin.query<{ id: string; kind: string }>(
      `select id, actor_kind as kind from leads where id = any ($1)`,
      [leads],
    );
    const kindOf = (lead: string) => rows.find(({ id }) => id === lead)?.kind;
    expect(leads.map(kindOf)).toEqual(['user', 'visitor', 'visitor']);
  });

  it('offers nothing to whoever is not signed in', async () => {
    await expectError(await app.newBrowser().fetch(path), 'session_missing');
    await expectError(await (await app.newVisitor()).fetch(path), 'session_missing');
  });
});

describe('a property of an account', () => {
  it('names no account once a browser without one has claimed it', async () => {
    const { browser, homes } = await settledBrowser();
    await move(browser, [homes[0]]);
    const link = await browser.send('POST', `/api/properties/${homes[0]}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await link.json());
    const visitor = app.newBrowser();
    expect((await visitor.fetch(url, { method: 'POST' })).status).toBe(303);
    expect(await sees(browser, homes[0])).toBe(false);
    const response = await visitor.fetch(`/api/properties/${homes[0]}`);
    expect(propertySchema.parse(await response.json()).user_id).toBeNull();
  });
});

describe('forgetting this device', () => {
  it('ends its visitor and leaves the account alone', async () => {
    const { browser, homes } = await settledBrowser();
    await move(browser, [homes[0]]);
    const kept = browser.cookies.get('dss_visitor') ?? '';
    expect((await browser.send('POST', '/api/visitors/forget')).status).toBe(200);
    expect(await sees(browser, homes[0])).toBe(true);
    expect(await offered(browser)).toEqual([]);
    const thief = withCookie(app.newBrowser(), kept);
    expect(await sees(thief, homes[1])).toBe(false);
  });
});

/** The browser with the visitor's cookie of another, as on a shared computer. */
function withCookie(browser: Client, visitor: string): Client {
  let cookie = `dss_visitor=${visitor}`;
  const fetchAs: Client['fetch'] = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    headers.set('Origin', app.url);
    const response = await fetch(new URL(address, app.url), { ...init, headers });
    for (const set of response.headers.getSetCookie()) cookie += `; ${set.split(';', 1)[0]}`;
    return response;
  };
  return {
    ...browser,
    fetch: fetchAs,
    send: (method, address, body) =>
      fetchAs(address, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
  };
}
