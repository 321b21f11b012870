import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpEnv } from '../http/router.ts';
import type { ReadHome } from './first-view.ts';
import { createPageRoutes } from './routes.ts';

const id = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const application =
  '<html lang="en"><body><div id="first-view" class="peer"></div><main></main><script>go()</script></body></html>';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-first-view-'));
  const pages = ['index.html', '__spa-fallback.html'].concat(
    ['', 'es/'].flatMap((base) => [
      `${base}claim-link/open/index.html`,
      `${base}claim-link/handed-over/index.html`,
      `${base}claim-link/handed-over-by-agent/index.html`,
      `${base}claim-link/over/index.html`,
    ]),
  );
  for (const name of pages) await write(`client/${name}`, application);
  const addresses = [
    '/property/:propertyId',
    '/es/property/:propertyId',
    '/property/:propertyId/walk',
  ];
  await write(
    'pages.json',
    JSON.stringify(addresses.map((address) => ({ address, isForOperators: false }))),
  );
  await write(
    'first-view/first-view.js',
    'export const renderFirstView = ({ property, analysis, language }) => `<p>${language}: ${property.address} has $& ${analysis.dss_score}</p>`;',
  );
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const home = vi.fn<ReadHome>();

beforeEach(() => {
  home.mockReset();
  home.mockResolvedValue({ property: { address: '1 Oak Street' }, analysis: { dss_score: 72 } });
});

test.each(['', '/'])(
  'an owner who opens the page of a home gets its score with it: %s',
  async (end) => {
    const response = await open(`/property/${id}${end}`);
    expect(await response.text()).toContain(
      '<div id="first-view" class="peer"><p>en: 1 Oak Street has $& 72</p></div><main>',
    );
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  },
);

test('no cache keeps a page with a score', async () => {
  const response = await open(`/property/${id}`);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('in Spanish, compressed', async () => {
  const response = await open(`/es/property/${id}`, { 'Accept-Encoding': 'gzip' });
  const html = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<p>es: 1 Oak Street');
});

test.each<[string, () => void]>([
  ['has no result, or is somebody else’s', () => void home.mockResolvedValue(null)],
  ['can’t be read', () => void home.mockRejectedValue(new Error('no database'))],
  ['can’t be drawn', () => void home.mockResolvedValue({ property: null, analysis: null })],
  ['takes too long to read', () => void home.mockReturnValue(new Promise(() => undefined))],
])('a home that %s opens without its score', async (_name, prepare) => {
  prepare();
  expect(await (await open(`/property/${id}`)).text()).toBe(application);
});

test('nothing is read for a stranger, nor for the service worker, which keeps one page for all homes', async () => {
  expect(await (await open(`/property/${id}`, {}, null)).text()).toBe(application);
  expect(await (await open(`/property/${id}`, { 'Sec-Fetch-Mode': 'cors' })).text()).toBe(
    application,
  );
  expect(home).not.toHaveBeenCalled();
});

test('other pages of the home are as they were', async () => {
  expect(await (await open(`/property/${id}/walk`)).text()).toBe(application);
  expect(home).not.toHaveBeenCalled();
});

test('without the part that draws it, the start stops with a plain sentence', async () => {
  await rm(path.join(folder, 'first-view'), { recursive: true });
  await expect(open(`/property/${id}`)).rejects.toThrow(/is not built/);
});

async function open(
  address: string,
  headers: Record<string, string> = {},
  actor: HttpEnv['Variables']['actor'] = { kind: 'visitor', id, ifEnded: 'stranger' },
): Promise<Response> {
  const { routes } = await createPageRoutes(path.join(folder, 'client'), {
    origin: null,
    readHome: home,
  });
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    context.set('actor', actor);
    context.set('log', pino({ level: 'silent' }));
    await next();
  });
  app.route('/', routes);
  return app.request(address, { headers: { 'Sec-Fetch-Mode': 'navigate', ...headers } });
}

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
