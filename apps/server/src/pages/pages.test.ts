import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageRoutes, pageStatus } from './index.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'dss-pages-'));
  await build('index.html', 'home');
  await build('__spa-fallback.html', 'application');
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
  ]) {
    expect((await pages.request(address)).status, address).toBe(404);
  }
});

test('a web application that was not built stops the start and says what to do', async () => {
  await rm(path.join(directory, 'index.html'));
  await expect(createPageRoutes(directory)).rejects.toThrow(/is not built/);
});

async function openPages(): Promise<Hono> {
  const { routes } = await createPageRoutes(directory);
  const pages = new Hono();
  pages.onError((error, context) => context.body(null, pageStatus(error) ?? 500));
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
