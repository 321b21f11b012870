import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { pagesOfBrowser } from './pages-of-browser.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'dss-build-'));
  await mkdir(path.join(client, 'assets'));
});

afterEach(() => rm(client, { recursive: true, force: true }));

test('a page that is drawn in the browser has the paths of the layouts around it', async () => {
  await list({
    root: { path: '' },
    spanish: { parentId: 'root', path: 'es' },
    property: { parentId: 'spanish', path: 'property/:id' },
    walk: { parentId: 'spanish', path: 'property/:id/walk' },
    start: { parentId: 'root', path: 'new-property' },
    lost: { parentId: 'root', path: '*' },
  });
  expect(await pagesOfBrowser(client)).toMatchObject([
    { address: '/es/property/:id' },
    { address: '/es/property/:id/walk' },
    { address: '/new-property' },
  ]);
});

test('a page within the layout for operators is theirs', async () => {
  await list({
    operators: {},
    frame: { parentId: 'operators' },
    ops: { parentId: 'frame', path: 'ops' },
    homes: { path: 'properties' },
  });
  expect(await pagesOfBrowser(client)).toMatchObject([
    { address: '/ops', isForOperators: true },
    { address: '/properties', isForOperators: false },
  ]);
});

test('a prerendered page isn’t one of them', async () => {
  await list({
    root: {},
    about: { parentId: 'root', path: 'about' },
    home: { parentId: 'root' },
    start: { parentId: 'root', path: 'es/new-property' },
  });
  await mkdir(path.join(client, 'about'));
  await writeFile(path.join(client, 'about', 'index.html'), '');
  await writeFile(path.join(client, 'index.html'), '');
  await mkdir(path.join(client, 'es', 'new-property'), { recursive: true });
  await writeFile(path.join(client, 'es', 'new-property', 'index.html'), '');
  // Prerendered for a new home alone.
  expect(await pagesOfBrowser(client)).toMatchObject([{ address: '/es/new-property' }]);
});

test('a build without the list, or with a different one, stops', async () => {
  await expect(pagesOfBrowser(client)).rejects.toThrow(/no list of routes/);
  await writeFile(path.join(client, 'assets', 'manifest-1.js'), 'export default {}');
  await expect(pagesOfBrowser(client)).rejects.toThrow(/no list of routes/);
});

interface ListedRoute {
  readonly parentId?: string;
  readonly path?: string;
}

/** Writes the list of routes. */
async function list(routes: Record<string, ListedRoute>): Promise<void> {
  const named = Object.entries(routes).map(([id, route]) => [id, { id, ...route }]);
  const text = `window.__reactRouterManifest=${JSON.stringify({ routes: Object.fromEntries(named) })};`;
  await writeFile(path.join(client, 'assets', 'manifest-1.js'), text);
}
