import { rm } from 'node:fs/promises';
import { posix } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { expectPerfectPage, pageCheck } from './product/page-check.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

interface Manifest {
  readonly start_url: string;
  readonly icons: ReadonlyArray<{ readonly src: string; readonly sizes: string }>;
  readonly screenshots: ReadonlyArray<{ readonly src: string; readonly sizes: string }>;
  readonly shortcuts: ReadonlyArray<{ readonly url: string }>;
}

// Run in one worker, to share its products.
test.describe.configure({ mode: 'default' });

const englishPaths = [
  '/',
  '/about',
  '/faq',
  '/fire-safety-guidelines',
  '/how-scoring-works',
  '/insurance-letter',
  '/terms',
  '/privacy',
  '/deletion',
  '/dpa',
  '/disclaimer',
];
/** Prerendered with its head alone, because a form needs scripts. */
const form = '/new-property';
const spanishPaths = englishPaths.map((path) => (path === '/' ? '/es' : `/es${path}`));
const publicPaths = [...englishPaths, ...spanishPaths, form, `/es${form}`];

// The other pages are checked where they are open anyway, in public-pages.spec.ts; those in Spanish have the same head.
test('the home page in Spanish scores 100 on its own check within a second, as do both forms for a new home', async ({
  sharedPage: page,
}) => {
  for (const path of ['/es', `/es${form}`, form]) {
    await page.goto(path);
    await expectPerfectPage(page, path);
  }
});

test('a page reached by a link describes itself, not the page before', async ({
  sharedPage: page,
  product,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${product.url}/about`,
  );
  expect((await pageCheck(page, '/about')).report.score).toBe(100);
});

test.describe('with a configured host name', () => {
  const origin = 'https://one.example';
  let product: RunningProduct;

  test.beforeAll(async () => {
    const dataDir = await temporaryDirectory();
    product = await startProduct({ dataDir, environment: { ORIGIN: origin } });
  });

  test.afterAll(async () => {
    await product.stop();
    await rm(product.dataDir, { recursive: true, force: true });
  });

  test('a page opened by another host name keeps one canonical address', async ({ page }) => {
    await page.goto(`http://localhost:${product.port}/about`);
    expect((await pageCheck(page, '/about')).report.score).toBe(100);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${origin}/about`);
  });

  // URLs that are right for this name and, in the other tests, for this machine's are not built into any page.
  test('every absolute URL uses it', async () => {
    const read = async (path: string) =>
      (await fetch(`${localAddress(product.port)}${path}`)).text();
    for (const path of publicPaths) {
      const html = await read(path);
      const address = origin + path;
      const picture = `${origin}/og/defensible-space.png`;
      expect(html).not.toContain('origin.invalid');
      expect(html).toMatch(/<meta name="description" content="[^"]{120,160}"\/>/);
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
      expect(html).toMatch(/<meta property="og:title" content="[^"]{10,60}"\/>/);
      expect(html).toMatch(/<meta property="og:description" content="[^"]{120,160}"\/>/);
      expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
      expect(html).toContain(`<meta name="twitter:image" content="${picture}"/>`);
      const [webPage, breadcrumbs] = structuredData(html);
      expect(webPage).toMatchObject({ '@type': 'WebPage', url: address });
      expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(JSON.stringify(breadcrumbs)).toContain(`"item":"${address}"`);
    }
    const sitemap = await read('/sitemap.xml');
    const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
    expect(places.toSorted()).toEqual(publicPaths.map((path) => origin + path).toSorted());
    for (const path of publicPaths) {
      expect(sitemap).toMatch(new RegExp(`hreflang="(en|es)" href="${origin}${path}"/>`));
    }
    expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

test('the picture for social cards is a PNG of 1200 by 630 pixels', async ({ request }) => {
  const response = await request.get('/og/defensible-space.png');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const file = await response.body();
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('browsers and phones find an icon, by the names that they guess and by those that the page gives', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  const addresses = named.map(([, address = '']) => address);
  expect(addresses).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const types = [];
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    types.push(response.headers()['content-type']);
  }
  expect(types).toEqual(['image/x-icon', 'image/svg+xml; charset=utf-8', 'image/png']);
});

for (const [language, home, start] of [
  ['English', '/', '/properties'],
  ['Spanish', '/es', '/es/properties'],
] as const) {
  test(`a phone can install the product in ${language}`, async ({ page, request, baseURL }) => {
    await page.goto(home);
    const browser = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(await browser.send('Page.getInstallabilityErrors')).toEqual({
      installabilityErrors: [],
    });
    const manifest = JSON.parse(data) as Manifest;
    expect([manifest.icons.length, manifest.shortcuts.length]).toEqual([3, 3]);
    expect(new URL(manifest.start_url, url).href).toBe(`${baseURL}${start}`);
    for (const { src, sizes } of manifest.icons) {
      const file = await (await request.get(src)).body();
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest.screenshots).toHaveLength(2);
    for (const { src, sizes } of manifest.screenshots) {
      const picture = await (await request.get(src)).body();
      const { width, height } = await sharp(picture).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const { url: address } of manifest.shortcuts) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });
}

test('every page that the application has answers 200, in both languages, with or without a slash at its end', async ({
  request,
}) => {
  const addresses = await addressesOf(request);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/about', '/phone', '/es/phone', '/ops']));
  for (const address of addresses) {
    for (const typed of address === '/' ? [address] : [address, `${address}/`]) {
      const response = await request.get(typed, { headers: { Accept: 'text/html' } });
      expect(response.status(), typed).toBe(200);
    }
  }
});

test('only pages of a property ask search engines to stay out', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/);
  const id = '00000000-0000-4000-8000-000000000000';
  for (const path of [`/property/${id}`, `/new-property?property=${id}`]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

/** The routes of the application, as its build lists them for the browser. */
async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/manifest-\w+\.js/.exec(html) ?? [];
  const list = await (await request.get(script)).text();
  const manifest = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1)) as {
    routes: Record<string, { id: string; parentId?: string; path?: string }>;
  };
  const routes = new Map(Object.entries(manifest.routes));
  const pathTo = (id: string | undefined): string => {
    const route = routes.get(id ?? '');
    return route === undefined ? '' : posix.join(pathTo(route.parentId), route.path ?? '');
  };
  const parents = new Set([...routes.values()].map(({ parentId }) => parentId));
  return (
    [...routes.keys()]
      .filter((id) => !parents.has(id))
      .map((id) => posix.join('/', pathTo(id)))
      // What a claim link shows, at the address of the link; and what an unknown address shows.
      .filter((address) => !/\/claim-link\/|\*/.test(address))
      .map((address) => address.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'))
  );
}

/** What a page describes to search engines, read from its structured data. */
function structuredData(html: string): Record<string, unknown>[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json">(?<json>[^<]*)<\/script>/g),
  ];
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.groups?.['json'] ?? '') as {
    '@context': string;
    '@graph': Record<string, unknown>[];
  };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function localAddress(port: number): string {
  return `http://localhost:${port}`;
}

test('the footer leads to the license of everything that visitors download', async ({
  plainPage: page,
}) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Open-source licenses' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  // Used only by a worker, under a license that requires a link to its source.
  expect(text).toMatch(
    /^exifreader \S+, MPL-2\.0, source: https:\/\/github\.com\/mattiasw\/ExifReader$/m,
  );
  expect(text).toContain('Mozilla Public License Version 2.0');
  for (const name of ['react', 'react-dom', 'react-router', 'leaflet', 'zod']) {
    expect(text).toMatch(new RegExp(`^${name} \\S+, [\\w-]+, source: https?://`, 'm'));
  }
  expect(text.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
});
