import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HttpEnv } from '../http/router.ts';
import { createPageRoutes } from './routes.ts';

let folder: string;
let directory: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-pages-'));
  directory = path.join(folder, 'client');
  await mkdir(directory);
  await listPages([
    { address: '/properties', isForOperators: false },
    { address: '/es/phone', isForOperators: false },
    { address: '/property/:propertyId', isForOperators: false },
    { address: '/ops', isForOperators: true },
  ]);
  await build('index.html', 'home');
  await build('__spa-fallback.html', 'application');
  for (const base of ['', 'es/']) {
    await build(`${base}claim-link/open/index.html`, 'claim');
    await build(`${base}claim-link/handed-over/index.html`, 'handed over');
    await build(`${base}claim-link/handed-over-by-agent/index.html`, 'handed over by an agent');
    await build(`${base}claim-link/over/index.html`, 'claim is over');
  }
  await build('how-scoring-works/index.html', 'method');
  await build('guides/zone-0/index.html', 'guide');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('every page of the build is served, prerendered or not, with or without a trailing slash', async () => {
  const pages = await openPages();
  for (const [address, name] of [
    ['/', 'home'],
    ['/how-scoring-works', 'method'],
    ['/how-scoring-works/', 'method'],
    ['/guides/zone-0', 'guide'],
    ['/guides/zone-0/', 'guide'],
    ['/properties', 'application'],
    ['/properties/', 'application'],
    ['/es/phone', 'application'],
    ['/es/phone/', 'application'],
    ['/property/1', 'application'],
    ['/property/1/', 'application'],
    ['/ops', 'application'],
    ['/ops/', 'application'],
  ] as const) {
    const response = await pages.request(address);
    expect(response.status, address).toBe(200);
    expect(await response.text(), address).toContain(`<title>${name}</title>`);
  }
});

test('the form for a new home is prerendered, the page about a home that it made is not', async () => {
  await build('new-property/index.html', 'form');
  await listPages([{ address: '/new-property', isForOperators: false }]);
  const pages = await openPages();
  const titleAt = async (address: string) =>
    /<title>(.*)<\/title>/.exec(await (await pages.request(address)).text())?.[1];
  expect(await titleAt('/new-property')).toBe('form');
  expect(await titleAt('/new-property?utm_source=news')).toBe('form');
  expect(await titleAt('/new-property?property=1')).toBe('application');
});

describe('somebody who comes from elsewhere', () => {
  /** Where a request leads, if anywhere. */
  async function led(address: string, headers: Readonly<Record<string, string>>) {
    for (const page of ['es', 'es/how-scoring-works', 'es/new-property', 'new-property'])
      await build(`${page}/index.html`, page);
    await listPages([{ address: '/new-property', isForOperators: false }]);
    const response = await (await openPages()).request(address, { headers });
    return response.headers.get('Location') ?? response.status;
  }

  test.each(['es', 'es-MX', 'es-US,es;q=0.9,en;q=0.8', 'es-419', 'ES-ar', 'fr, es-PR;q=0.5'])(
    'with a browser in Spanish (%s) is led to the Spanish page',
    async (language) => {
      const headers = { 'Accept-Language': language };
      expect(await led('/', headers)).toBe('/es');
      expect(await led('/how-scoring-works/?from=mail', headers)).toBe(
        '/es/how-scoring-works?from=mail',
      );
    },
  );

  test.each(['en-US,en;q=0.9,es;q=0.8', 'fr', '*', ''])(
    'with a browser in another language (%s) sees the English page',
    async (language) => {
      expect(await led('/', { 'Accept-Language': language })).toBe(200);
    },
  );

  test('stays in the language that they have chosen, and where they come from', async () => {
    const spanish = { 'Accept-Language': 'es-MX' };
    expect(await led('/', { ...spanish, Cookie: 'dss_language=en' })).toBe(200);
    expect(await led('/', { ...spanish, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await led('/es', spanish)).toBe(200);
    expect(await led('/guides/zone-0', spanish)).toBe(200);
    expect(await led('/new-property?property=1', spanish)).toBe(200);
  });
});

test('each page allows only its own inline scripts', async () => {
  const pages = await openPages();
  const policyOf = async (address: string) =>
    (await pages.request(address)).headers.get('Content-Security-Policy') ?? '';
  expect(await policyOf('/how-scoring-works')).toContain(hashOf('start("method")'));
  expect(await policyOf('/how-scoring-works')).not.toContain(hashOf('start("home")'));
  expect(await policyOf('/')).toContain(hashOf('start("home")'));
});

test('addresses without a page, folders without one, or file names of pages are not found', async () => {
  const pages = await openPages();
  for (const address of [
    '/nothing-here',
    '/guides',
    '/phone',
    '/property/1/more',
    '/pages.json',
    '/how-scoring-works/more',
    '/how-scoring-works/index.html',
    '/__spa-fallback.html',
    '/claim-link/open/index.html',
  ]) {
    expect((await pages.request(address)).status, address).toBe(404);
  }
});

test.each(['index.html', '../pages.json'])(
  "a web application that wasn't built stops the start with a plain sentence: no %s",
  async (missing) => {
    await rm(path.join(directory, missing));
    await expect(createPageRoutes(directory, { origin: null })).rejects.toThrow(/is not built/);
  },
);

test('a page shows the origin it is served from, configured or requested, without a rebuild', async () => {
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

describe("the reader's choice of theme", () => {
  const withCookie = async (value: string) => {
    await writeFile(path.join(directory, 'index.html'), '<html lang="en"><title>home</title>');
    const pages = await openPages();
    return (await pages.request('/', { headers: { Cookie: `dss_theme=${value}` } })).text();
  };

  test.each(['dark', 'light'])('is in the page: %s', async (theme) => {
    expect(await withCookie(theme)).toContain(`<html lang="en" data-theme="${theme}"`);
  });

  test('is ignored if it is no theme', async () => {
    expect(await withCookie('"><script>')).toContain('<html lang="en">');
  });
});

test("the browser's toolbar has the color of the reader's theme, whatever the device prefers", async () => {
  const colors = (light: string, dark: string) =>
    `<meta name="theme-color" content="#fff" media="${light}"/><meta name="theme-color" content="#000" media="${dark}"/>`;
  const built = colors('(prefers-color-scheme: light)', '(prefers-color-scheme: dark)');
  await writeFile(path.join(directory, 'index.html'), `<html lang="en">${built}`);
  const pages = await openPages();
  const chosen = await pages.request('/', { headers: { Cookie: 'dss_theme=dark' } });
  expect(await chosen.text()).toContain(colors('not all', 'all'));
  expect(await (await pages.request('/')).text()).toContain(built);
});

test('a page names only the services in use, telling the browser which these are', async () => {
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

test.each([
  [
    { contact: 'hello@example.org' },
    '<p>Write to <a data-service="contact" href="mailto:hello@example.org">hello@example.org</a>.</p><script>{"text":"Write to hello@example.org."}</script>',
  ],
  [
    { noContact: '' },
    '<p>Write to <span data-service="noContact">nobody yet</span>.</p><script>{"text":"Write to nobody yet."}</script>',
  ],
])(
  'a page names the address for questions, or says that there is none: %o',
  async (services, said) => {
    await writeFile(
      path.join(directory, 'index.html'),
      '<p>Write to <a data-service="contact" href="mailto:contact.service.invalid">contact.service.invalid</a><span data-service="noContact">nobody yet</span>.</p><script>{"text":"Write to [contact.service.invalid|nobody yet]."}</script>',
    );
    const { routes } = await createPageRoutes(directory, { origin: null, services });
    expect(await (await routes.request('/')).text()).toBe(said);
  },
);

test('the page drawn in the browser has the language of its address', async () => {
  await writeFile(path.join(directory, '__spa-fallback.html'), '<html lang="en">');
  const pages = await openPages();
  expect(await (await pages.request('/es/phone')).text()).toContain('<html lang="es"');
  expect(await (await pages.request('/properties')).text()).toContain('<html lang="en"');
});

test('pages are compressed for browsers that accept it', async () => {
  const pages = await openPages();
  const compressed = await pages.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  const body = brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString();
  expect(body).toBe(await (await pages.request('/')).text());
  const zipped = await pages.request('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
});

test('what pages load is served as the build compressed it, to be kept for good', async () => {
  await mkdir(path.join(directory, 'assets'));
  for (const [name, content] of [
    ['page-1a2b.js', 'plain'],
    ['page-1a2b.js.br', 'brotli'],
    ['page-1a2b.js.gz', 'gzip'],
    ['text-3c4d.woff2', 'font'],
  ] as const) {
    await writeFile(path.join(directory, 'assets', name), content);
  }
  const pages = await openPages();
  const load = async (name: string, accepted: string) => {
    const response = await pages.request(`/assets/${name}`, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const { headers } = response;
    return [await response.text(), headers.get('Content-Encoding'), headers.get('Content-Type')];
  };
  const script = 'text/javascript; charset=utf-8';
  // Again, from what was kept.
  for (let times = 0; times < 2; times += 1) {
    expect(await load('page-1a2b.js', 'gzip, deflate, br')).toEqual(['brotli', 'br', script]);
    expect(await load('page-1a2b.js', 'gzip')).toEqual(['gzip', 'gzip', script]);
    expect(await load('page-1a2b.js', 'br;q=0')).toEqual(['plain', null, script]);
    expect(await load('text-3c4d.woff2', 'br, gzip')).toEqual(['font', null, 'font/woff2']);
  }
  for (const address of ['/assets/other.js', '/assets/', '/assets/..%2Findex.html']) {
    expect((await pages.request(address)).status, address).toBe(404);
  }
});

describe('to search engines', () => {
  let pages: Awaited<ReturnType<typeof openPages>>;

  beforeEach(async () => {
    await build('es/index.html', 'inicio');
    await build('es/how-scoring-works/index.html', 'método');
    pages = await openPages('https://dss.example');
  });

  test('the sitemap names every public page', async () => {
    const sitemap = await (await pages.request('/sitemap.xml')).text();
    for (const address of ['/', '/es', '/how-scoring-works', '/es/how-scoring-works']) {
      expect(sitemap).toContain(`<loc>https://dss.example${address}</loc>`);
    }
  });

  test('the sitemap names the twin of a page in the other language', async () => {
    const sitemap = await (await pages.request('/sitemap.xml')).text();
    expect(sitemap).toContain(
      '<xhtml:link rel="alternate" hreflang="es" href="https://dss.example/es/how-scoring-works"/>',
    );
    expect(sitemap).not.toContain('hreflang="es" href="https://dss.example/es/guides/zone-0"');
  });

  test('what the browser renders is not to be listed, also for those that run no scripts', async () => {
    const robots = async (address: string) =>
      (await pages.request(address)).headers.get('X-Robots-Tag');
    expect(await robots('/property/1')).toBe('noindex');
    expect(await robots('/properties')).toBe('noindex');
    expect(await robots('/how-scoring-works')).toBeNull();
  });

  test('private pages are off limits', async () => {
    const robots = await (await pages.request('/robots.txt')).text();
    expect(robots).toContain('Disallow: /property/');
    expect(robots).toContain('Disallow: /es/property/');
  });

  test('the address of the sitemap is known', async () => {
    const robots = await (await pages.request('/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://dss.example/sitemap.xml');
  });
});

describe('where to report a weakness in security', () => {
  const read = async (securityContact: string | null) => {
    const clock = () => new Date('2026-11-27T06:15:00Z');
    const { routes } = await createPageRoutes(directory, {
      origin: 'https://dss.example',
      securityContact,
      clock,
    });
    return routes.request('/.well-known/security.txt');
  };

  test('is told as RFC 9116 says', async () => {
    const response = await read('mailto:security@dss.example');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(await response.text()).toBe(
      [
        'Contact: mailto:security@dss.example',
        'Expires: 2027-02-25T00:00:00.000Z',
        'Canonical: https://dss.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('is told nowhere without a contact', async () => {
    expect((await read(null)).status).toBe(404);
  });
});

describe('a page may connect', () => {
  const policyOf = async (connectTo: readonly string[]) => {
    const { routes } = await createPageRoutes(directory, {
      origin: null,
      connectTo,
    });
    return (await routes.request('/')).headers.get('Content-Security-Policy');
  };

  test('to its own origin alone by default', async () => {
    expect(await policyOf([])).toMatch(/connect-src 'self'(;|$)/);
  });

  test('to configured origins, too', async () => {
    expect(await policyOf(['https://counts.example'])).toMatch(
      /connect-src 'self' https:\/\/counts\.example(;|$)/,
    );
  });
});

test("pages may connect to Google only with Google's maps", async () => {
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

async function openPages(origin: string | null = null): Promise<Hono<HttpEnv>> {
  const { routes, statusOf } = await createPageRoutes(directory, { origin });
  const pages = new Hono<HttpEnv>();
  pages.onError((error, context) => context.body(null, statusOf(error, context) ?? 500));
  pages.route('/', routes);
  return pages;
}

async function listPages(pages: object[]): Promise<void> {
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(pages));
}

async function build(name: string, title: string): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `<!doctype html><title>${title}</title><script>start("${title}")</script>`);
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
