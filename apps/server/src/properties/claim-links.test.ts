import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
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

async function expectOver(response: Response): Promise<void> {
  expect(response.status).toBe(410);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (isPage) expect(await response.text()).toContain('<title>Claim over</title>');
  else await expectError(response, 'claim_link_invalid');
}

async function visitorCount(): Promise<number> {
  const { rows } = await app.database.admin.query('select from visitors');
  return rows.length;
}

/** Sends the request of the claim page's button. */
const claim = (browser: Client, url: string) =>
  browser.fetch(url, { method: 'POST', headers: { Accept: 'text/html' } });

async function owns(client: Client): Promise<boolean> {
  const response = await client.fetch(`/api/properties/${propertyId}`);
  return response.status === 200;
}

describe('making a claim link', () => {
  it('gives an absolute address that works for 24 hours', async () => {
    const before = app.clock.now().getTime();
    const { url, expires_at: expiresAt } = await newLink();

    expect(url).toMatch(new RegExp(`^${app.url}/claim/[\\w-]{43}$`));
    const lifetime = new Date(expiresAt).getTime() - before;
    expect(lifetime).toBeGreaterThanOrEqual(24 * hourMs);
    expect(lifetime).toBeLessThan(24 * hourMs + 60_000);
  });

  it('stores only the hash of its token', async () => {
    const { url } = await newLink();
    const token = url.split('/').at(-1) ?? '';
    const { rows } = await app.database.admin.query<{ token_hash: string }>(
      'select token_hash from claim_links where property_id = $1',
      [propertyId],
    );

    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
  });

  it('leaves the property to its owner until somebody claims it', async () => {
    await newLink();
    expect(await owns(owner)).toBe(true);
    const photos = await owner.fetch(`/api/properties/${propertyId}/photos`);
    expect(photos.status).toBe(200);
  });

  it('replaces the link before', async () => {
    const { url: old } = await newLink();
    const { url } = linkSchema.parse(await (await makeLink(owner, propertyId)).json());

    await expectOver(await app.newBrowser().fetch(old));
    await expectOver(await claim(app.newBrowser(), old));
    expect(await owns(owner)).toBe(true);
    const browser = app.newBrowser();
    expect((await claim(browser, url)).status).toBe(303);
    expect(await owns(browser)).toBe(true);
  });

  it('leaves one link that works when two are made at once', async () => {
    await newLink();
    const made = await Promise.all([makeLink(owner, propertyId), makeLink(owner, propertyId)]);
    const links = await Promise.all(
      made.map(async (response) => linkSchema.parse(await response.json())),
    );

    const opened = await Promise.all(links.map(({ url }) => app.newBrowser().fetch(url)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(opened.filter(({ status }) => status === 410)).toHaveLength(1);
  });

  describe('once the property was claimed', () => {
    const claimed = async () => {
      const { url } = await newLink();
      const browser = app.newBrowser();
      await claim(browser, url);
      return browser;
    };

    it('is refused to the former owner', async () => {
      await claimed();

      await expectError(await makeLink(owner, propertyId), 'property_not_found');
    });

    it('hands the property on from the new owner', async () => {
      const browser = await claimed();

      const next = linkSchema.parse(await (await makeLink(browser, propertyId)).json());
      const other = app.newBrowser();
      expect((await claim(other, next.url)).status).toBe(303);
      expect(await owns(other)).toBe(true);
      expect(await owns(browser)).toBe(false);
    });
  });
});

describe('opening a claim link', () => {
  it('shows a page that no cache keeps or search engine indexes', async () => {
    const { url } = await newLink();

    const response = await app.newBrowser().fetch(url);

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(await response.text()).toContain('<title>Claim</title>');
  });

  it.each([
    ['a person', 'GET', { Accept: 'text/html' }],
    ['a scanner of mail', 'GET', { Accept: '*/*', 'User-Agent': 'LinkScanner/1.0' }],
    ['a chat that shows a preview', 'HEAD', {}],
    ['a browser that loads ahead', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that loads ahead', 'GET', { Purpose: 'prefetch' }],
  ])('changes nothing when opened by %s', async (_who, method, headers) => {
    const { url } = await newLink();
    const reader = app.newBrowser();
    const before = await visitorCount();

    for (let time = 1; time <= 3; time += 1) {
      const response = await reader.fetch(url, { method, headers });
      expect(response.status).toBe(200);
      await response.text();
    }

    expect(reader.cookies.size).toBe(0);
    expect(await visitorCount()).toBe(before);
    expect(await owns(owner)).toBe(true);
    const claimed = await claim(app.newBrowser(), url);
    expect(claimed.status).toBe(303);
  });

  it('is refused after 24 hours, not before', async () => {
    const { url } = await newLink();
    app.clock.advance(24 * hourMs - 60_000);
    expect((await app.newBrowser().fetch(url)).status).toBe(200);
    app.clock.advance(60_000);
    await expectOver(await app.newBrowser().fetch(url));
    await expectOver(await claim(app.newBrowser(), url));
    expect(await owns(owner)).toBe(true);
  });

  it.each(['GET', 'POST'])(
    'answers %s with the page of an expired link when the token is unknown',
    async (method) => {
      const browser = app.newBrowser();
      const before = await visitorCount();
      const path = `/claim/${'a'.repeat(43)}`;

      const asPerson = await browser.fetch(path, { method, headers: { Accept: 'text/html' } });
      await expectOver(asPerson);
      await expectError(await browser.fetch(path, { method }), 'claim_link_invalid');

      expect(browser.cookies.size).toBe(0);
      expect(await visitorCount()).toBe(before);
    },
  );

  it.each([
    ['', {}, 'Claim'],
    ['', { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' }, 'Reclamar'],
    ['', { 'Accept-Language': 'es', Cookie: 'dss_language=en' }, 'Claim'],
    ['', { 'Accept-Language': 'en', Cookie: 'dss_language=es' }, 'Reclamar'],
    ['?language=es', { Cookie: 'dss_language=en' }, 'Reclamar'],
    ['?language=en', { 'Accept-Language': 'es' }, 'Claim'],
  ])('speaks the language of the reader: %j with %j', async (query, headers, title) => {
    const { url } = await newLink();
    const response = await app.stranger.fetch(`${url}${query}`, { headers });
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });
});

describe('the button of a claim link', () => {
  it('makes the browser the only owner', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();

    const response = await claim(browser, url);

    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/property/${propertyId}`);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await owns(browser)).toBe(true);
    expect(await owns(owner)).toBe(false);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['no page at all', {}],
  ])('claims nothing when pressed by %s', async (_name, headers) => {
    const { url } = await newLink();
    const before = await visitorCount();

    const asProgram = await app.stranger.fetch(url, { method: 'POST', headers });
    await expectError(asProgram, 'foreign_origin');
    const asPerson = await app.stranger.fetch(url, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/html' },
    });
    expect(asPerson.status).toBe(303);
    expect(asPerson.headers.get('Location')).toBe(new URL(url).pathname);

    expect(asPerson.headers.getSetCookie()).toEqual([]);
    expect(await visitorCount()).toBe(before);
    expect(await owns(owner)).toBe(true);
  });

  it('lets a browser that is already a visitor keep what it had', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();
    const earlier = await app.newProperty(browser);
    const cookies = new Map(browser.cookies);

    await claim(browser, url);

    expect(browser.cookies).toEqual(cookies);
    expect(await owns(browser)).toBe(true);
    const response = await browser.fetch(`/api/properties/${earlier}`);
    expect(response.status).toBe(200);
  });

  it('works once: the same browser is led on afterward, any other sees an expired link', async () => {
    const { url } = await newLink();
    const browser = app.newBrowser();
    await claim(browser, url);
    const other = app.newBrowser();

    for (const again of [await browser.fetch(url), await claim(browser, url)]) {
      expect(again.status).toBe(303);
      expect(again.headers.get('Location')).toBe(`/property/${propertyId}`);
    }
    await expectOver(await other.fetch(url));
    await expectOver(await claim(other, url));
    expect(await owns(browser)).toBe(true);
    expect(other.cookies.size).toBe(0);
  });

  it('gives the property to exactly one of many browsers that press it at once', async () => {
    const { url } = await newLink();
    const browsers = Array.from({ length: 6 }, () => app.newBrowser());

    const answers = await Promise.all(browsers.map((browser) => claim(browser, url)));

    expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(5);
    const owning = await Promise.all(browsers.map((browser) => owns(browser)));
    expect(owning.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['', 'dss_language=es', '/es/property/'],
    ['', 'dss_language=en', '/property/'],
    ['?language=es', '', '/es/property/'],
  ])('leads from %j with the cookie %j to %s…', async (query, cookie, destination) => {
    const { url } = await newLink();

    const response = await app.stranger.fetch(`${url}${query}`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: app.url },
    });

    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(destination + propertyId);
  });

  it('keeps the token out of the log', async () => {
    const { url } = await newLink();
    const token = url.split('/').at(-1) ?? '';
    const linesBefore = app.logLines.length;

    await app.newBrowser().fetch(url);
    await claim(app.newBrowser(), url);
    await claim(app.newBrowser(), url);

    const lines = app.logLines.slice(linesBefore).join('');
    expect(lines).toContain('/claim/…');
    expect(lines).not.toContain(token);
  });
});
