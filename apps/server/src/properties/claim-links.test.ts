import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { itGuardsTheProperty } from '../testing/access-cases.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

const hourMs = 60 * 60 * 1000;
const linkSchema = z.strictObject({ url: z.url(), expires_at: z.iso.datetime() });

let app: TestApp;
let owner: Client;
let propertyId: string;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const makeLink = (client: Client, id: string) =>
  client.send('POST', `/api/properties/${id}/claim-links`);

async function newLink() {
  owner = await app.newVisitor();
  propertyId = await app.newProperty(owner);
  const response = await makeLink(owner, propertyId);
  expect(response.status).toBe(201);
  return linkSchema.parse(await response.json());
}

async function visitorCount(): Promise<number> {
  const { rows } = await app.database.admin.query('select from visitors');
  return rows.length;
}

async function owns(client: Client): Promise<boolean> {
  const response = await client.fetch(`/api/properties/${propertyId}`);
  return response.status === 200;
}

describe('making a claim link', () => {
  itGuardsTheProperty(() => app, makeLink);

  it('gives an absolute address that works for 24 hours', async () => {
    const before = app.clock.now().getTime();
    const { url, expires_at: expiresAt } = await newLink();

    expect(url).toMatch(new RegExp(`^${app.url}/claim/[\\w-]{43}$`));
    const lifetime = new Date(expiresAt).getTime() - before;
    expect(lifetime).toBeGreaterThanOrEqual(24 * hourMs);
    expect(lifetime).toBeLessThan(24 * hourMs + 60_000);
  });

  it('keeps only the hash of its token', async () => {
    const { url } = await newLink();
    const token = url.split('/').at(-1) ?? '';
    const { rows } = await app.database.admin.query<{ token_hash: string }>(
      'select token_hash from claim_links where property_id = $1',
      [propertyId],
    );

    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
  });
});

describe('opening a claim link', () => {
  it('makes the browser the owner, and the former owner nobody', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();

    const response = await browser.fetch(url);

    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/property/${propertyId}`);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await owns(browser)).toBe(true);
    expect(await owns(owner)).toBe(false);
  });

  it('works for a browser that is a visitor already, which keeps what it had', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();
    const earlier = await app.newProperty(browser);
    const cookies = new Map(browser.cookies);

    await browser.fetch(url);

    expect(browser.cookies).toEqual(cookies);
    expect(await owns(browser)).toBe(true);
    const response = await browser.fetch(`/api/properties/${earlier}`);
    expect(response.status).toBe(200);
  });

  it('works again in the same browser, and in no other', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();
    await browser.fetch(url);
    const other = app.newBrowser();

    const again = await browser.fetch(url);
    expect(again.status).toBe(303);
    await expectError(await other.fetch(url), 'claim_link_invalid');
    expect(await owns(browser)).toBe(true);
    expect(other.cookies.size).toBe(0);
  });

  it('hands the property to one of many browsers that open it at once', async () => {
    const { url } = await newLink();
    const browsers = Array.from({ length: 5 }, () => app.newBrowser());

    const answers = await Promise.all(browsers.map((browser) => browser.fetch(url)));

    expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(4);
    const owning = await Promise.all(browsers.map((browser) => owns(browser)));
    expect(owning.filter(Boolean)).toHaveLength(1);
  });

  it('takes the property from whoever claimed it by an earlier link', async () => {
    const { url: first } = await newLink();
    const second = linkSchema.parse(await (await makeLink(owner, propertyId)).json()).url;
    const early = app.newBrowser();
    const late = app.newBrowser();
    await early.fetch(first);

    await late.fetch(second);

    expect(await owns(late)).toBe(true);
    expect(await owns(early)).toBe(false);
    await expectError(await early.fetch(first), 'claim_link_invalid');
  });

  it('is not spent by somebody who only asks for the headers', async () => {
    const { url } = await newLink();
    const preview = app.newBrowser();
    const before = await visitorCount();

    await preview.fetch(url, { method: 'HEAD' });

    expect(preview.cookies.size).toBe(0);
    expect(await visitorCount()).toBe(before);
    const opened = await app.newBrowser().fetch(url);
    expect(opened.status).toBe(303);
  });

  it('is over after 24 hours, not before', async () => {
    const early = await newLink();
    app.clock.advance(24 * hourMs - 60_000);
    const opened = await app.newBrowser().fetch(early.url);
    expect(opened.status).toBe(303);

    const late = await newLink();
    app.clock.advance(24 * hourMs);
    await expectError(await app.newBrowser().fetch(late.url), 'claim_link_invalid');
    expect(await owns(owner)).toBe(true);
  });

  it('leaves no visitor behind where the token is none of ours', async () => {
    const browser = app.newBrowser();
    const before = await visitorCount();

    await expectError(await browser.fetch(`/claim/${'a'.repeat(43)}`), 'claim_link_invalid');

    expect(browser.cookies.size).toBe(0);
    expect(await visitorCount()).toBe(before);
  });

  it.each([
    ['/claim/', 'dss_language=es', '/es/property/'],
    ['/claim/', 'dss_language=en', '/property/'],
    ['/es/claim/', '', '/es/property/'],
  ])('leads from %s with the cookie %j to %s…', async (address, cookie, destination) => {
    const { url } = await newLink();

    const response = await app.stranger.fetch(url.replace('/claim/', address), {
      headers: { Cookie: cookie },
    });

    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(destination + propertyId);
  });

  it('shows a person a page, with the same status', async () => {
    const response = await app
      .newBrowser()
      .fetch(`/claim/${'a'.repeat(43)}`, { headers: { Accept: 'text/html' } });

    expect(response.status).toBe(410);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  it('keeps the token out of the log', async () => {
    const { url } = await newLink();
    const token = url.split('/').at(-1) ?? '';
    const linesBefore = app.logLines.length;

    await app.newBrowser().fetch(url);

    const lines = app.logLines.slice(linesBefore).join('');
    expect(lines).toContain('/claim/…');
    expect(lines).not.toContain(token);
  });
});
