import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageRoutes, pageStatus } from './index.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'dss-pages-'));
  await build('index.html', 'home');
  await build('__spa-fallback.html', 'application');
  for (const base of ['', 'es/']) {
    await build(`${base}claim-link/open/index.html`, 'claim');
    await build(`${base}claim-link/over/index.html`, 'claim is over');
  }
  await build('how-scoring-works/index.html', 'method');
  await build('guides/zone-0/index.html', 'guide');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

test('every page that was built whole is served, with and without a slash at its end', async () => {
  const pages = await openPages();
  for (const [address, name] of [
    ['/', 'home'],
    ['/how-scoring-works', 'method'],
    ['/how-scoring-works/', 'method'],
    ['/guides/zone-0', 'guide'],
    ['/guides/zone-0/', 'guide'],
    ['/properties', 'application'],
    ['/property/1', 'application'],
  ] as const) {
    const response = await pages.request(address);
    expect(response.status, address).toBe(200);
    expect(await response.text(), address).toContain(`<title>${name}</title>`);
  }
});

test('each page allows its own inline scripts only', async () => {
  const pages = await openPages();
  const policyOf = async (address: string) =>
    (await pages.request(address)).headers.get('Content-Security-Policy') ?? '';
  expect(await policyOf('/how-scoring-works')).toContain(hashOf('start("method")'));
  expect(await policyOf('/how-scoring-works')).not.toContain(hashOf('start("home")'));
  expect(await policyOf('/')).toContain(hashOf('start("home")'));
});

test('an address without a page, a folder without one, and a page by its file name are not found', async () => {
  const pages = await openPages();
  for (const address of [
    '/nothing-here',
    '/guides',
    '/how-scoring-works/more',
    '/how-scoring-works/index.html',
    '/__spa-fallback.html',
    '/claim-link/open/index.html',
  ]) {
    expect((await pages.request(address)).status, address).toBe(404);
  }
});

test('a web application that was not built stops the start and says what to do', async () => {
  await rm(path.join(directory, 'index.html'));
  await expect(createPageRoutes(directory, { origin: null })).rejects.toThrow(/is not built/);
});

test('a page carries the origin it is served under, configured or asked for, without a rebuild', async () => {
  await writeFile(
    path.join(directory, 'index.html'),
    '<html lang="en"><link rel="canonical" href="https://origin.invalid/"><script type="application/ld+json">{"url":"https://origin.invalid/"}</script>',
  );
  for (const origin of ['https://dss.example', 'http://localhost:4000']) {
    const html = await (await (await openPages(origin)).request('/')).text();
    expect(html).toContain(`href="${origin}/"`);
    expect(html).toContain(`{"url":"${origin}/"}`);
  }
  const asked = await (await openPages()).request('http://asked.example/');
  expect(await asked.text()).toContain('href="http://asked.example/"');
});

test("the reader's choice of light or dark stands in the page, and nothing else does that the cookie says", async () => {
  await writeFile(path.join(directory, 'index.html'), '<html lang="en"><title>home</title>');
  const pages = await openPages();
  const withCookie = async (value: string) =>
    (await pages.request('/', { headers: { Cookie: `dss_theme=${value}` } })).text();
  expect(await withCookie('dark')).toContain('<html lang="en" data-theme="dark"');
  expect(await withCookie('light')).toContain('<html lang="en" data-theme="light"');
  expect(await withCookie('"><script>')).toContain('<html lang="en">');
});

test("the browser's bar has the color of the reader's choice, whatever the device prefers", async () => {
  const colors = (light: string, dark: string) =>
    `<meta name="theme-color" content="#fff" media="${light}"/><meta name="theme-color" content="#000" media="${dark}"/>`;
  const built = colors('(prefers-color-scheme: light)', '(prefers-color-scheme: dark)');
  await writeFile(path.join(directory, 'index.html'), `<html lang="en">${built}`);
  const pages = await openPages();
  const chosen = await pages.request('/', { headers: { Cookie: 'dss_theme=dark' } });
  expect(await chosen.text()).toContain(colors('not all', 'all'));
  expect(await (await pages.request('/')).text()).toContain(built);
});

test('a page names the services that are used, and the browser is told of them', async () => {
  await writeFile(
    path.join(directory, 'index.html'),
    '<html lang="en"><p data-service="ai" class="x">Photos go to ai.service.invalid.</p><p data-service="builtIn">Photos stay.</p><p data-service="unknown">Perhaps.</p><p>All.</p>',
  );
  const { routes } = await createPageRoutes(directory, {
    origin: null,
    services: { ai: 'A & "B" <b>', noCounting: '' },
  });
  expect(await (await routes.request('/')).text()).toBe(
    '<html lang="en" data-services="ai=A%20%26%20%22B%22%20%3Cb%3E noCounting="><p data-service="ai" class="x">Photos go to A &amp; &quot;B&quot; &lt;b>.</p><p>All.</p>',
  );
});

test('the page that the browser draws says the language of its address', async () => {
  await writeFile(path.join(directory, '__spa-fallback.html'), '<html lang="en">');
  const pages = await openPages();
  expect(await (await pages.request('/es/property/1')).text()).toContain('<html lang="es"');
  expect(await (await pages.request('/property/1')).text()).toContain('<html lang="en"');
});

test('pages go out compressed for whoever takes that, and are the same then', async () => {
  const pages = await openPages();
  const compressed = await pages.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  const body = brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString();
  expect(body).toBe(await (await pages.request('/')).text());
  const zipped = await pages.request('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
});

test('search engines find every public page with its twin, and are kept out of what is private', async () => {
  await build('es/index.html', 'inicio');
  await build('es/how-scoring-works/index.html', 'método');
  const pages = await openPages('https://dss.example');
  const sitemap = await (await pages.request('/sitemap.xml')).text();
  for (const address of ['/', '/es', '/how-scoring-works', '/es/how-scoring-works']) {
    expect(sitemap).toContain(`<loc>https://dss.example${address}</loc>`);
  }
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="es" href="https://dss.example/es/how-scoring-works"/>',
  );
  expect(sitemap).not.toContain('hreflang="es" href="https://dss.example/es/guides/zone-0"');
  const robots = await (await pages.request('/robots.txt')).text();
  expect(robots).toContain('Disallow: /property/');
  expect(robots).toContain('Disallow: /es/property/');
  expect(robots).toContain('Sitemap: https://dss.example/sitemap.xml');
});

test('pages may send to their own origin alone, and to those that are named', async () => {
  const policyOf = async (connectTo: readonly string[]) => {
    const { routes } = await createPageRoutes(directory, {
      origin: null,
      connectTo,
    });
    return (await routes.request('/')).headers.get('Content-Security-Policy');
  };
  expect(await policyOf([])).toMatch(/connect-src 'self'(;|$)/);
  expect(await policyOf(['https://counts.example'])).toMatch(
    /connect-src 'self' https:\/\/counts\.example(;|$)/,
  );
});

test('pages reach Google only where its maps are drawn', async () => {
  const policyOf = async (googleMaps: boolean) => {
    const { routes } = await createPageRoutes(directory, {
      origin: null,
      googleMaps,
    });
    return (await routes.request('/')).headers.get('Content-Security-Policy');
  };
  expect(await policyOf(false)).not.toMatch(/google|gstatic/);
  expect(await policyOf(true)).toMatch(/script-src 'self'[^;]* https:\/\/\*\.googleapis\.com/);
  expect(await policyOf(true)).toMatch(/img-src [^;]* https:\/\/\*\.gstatic\.com/);
});

async function openPages(origin: string | null = null): Promise<Hono> {
  const { routes } = await createPageRoutes(directory, { origin });
  const pages = new Hono();
  pages.onError((error, context) => context.body(null, pageStatus(error, context) ?? 500));
  pages.route('/', routes);
  return pages;
}

async function build(name: string, title: string): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `<!doctype html><title>${title}</title><script>start("${title}")</script>`);
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
