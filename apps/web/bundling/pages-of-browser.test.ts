import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { importedFirst, pagesOfBrowser } from './pages-of-browser.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'dss-build-'));
  await mkdir(path.join(client, 'assets'));
});

afterEach(() => rm(client, { recursive: true, force: true }));

test('a page drawn in the browser names its scripts with those around it, each once', async () => {
  await list({
    root: { path: '', module: '/root.js', imports: ['/framework.js'] },
    layout: { parentId: 'root', module: '/layout.js', imports: ['/framework.js', '/words.js'] },
    property: { parentId: 'layout', path: 'es/property/:id', module: '/property.js' },
    walk: { parentId: 'layout', path: 'es/property/:id/walk', module: '/walk.js' },
    start: { parentId: 'layout', path: 'new-property', module: '/start.js' },
    lost: { parentId: 'layout', path: '*', module: '/lost.js' },
  });
  const around = ['/root.js', '/framework.js', '/layout.js', '/words.js'];
  expect(await pagesOfBrowser(client)).toMatchObject([
    { address: '/es/property/:id', scripts: [...around, '/property.js'] },
    { address: '/es/property/:id/walk', scripts: [...around, '/walk.js'] },
    { address: '/new-property', scripts: [...around, '/start.js'] },
  ]);
});

test('a page within the layout for operators is theirs', async () => {
  await list({
    operators: { module: '/operators.js' },
    frame: { parentId: 'operators', module: '/frame.js' },
    ops: { parentId: 'frame', path: 'ops', module: '/ops.js' },
    homes: { path: 'properties', module: '/homes.js' },
  });
  expect(await pagesOfBrowser(client)).toMatchObject([
    { address: '/ops', isForOperators: true },
    { address: '/properties', isForOperators: false },
  ]);
});

test('a prerendered page names its scripts itself', async () => {
  await list({
    root: { module: '/root.js' },
    about: { parentId: 'root', path: 'about', module: '/about.js' },
    home: { parentId: 'root', module: '/home.js' },
    start: { parentId: 'root', path: 'es/new-property', module: '/start.js' },
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

test('scripts come after those that they import, whoever names them', async () => {
  await Promise.all(
    Object.entries({
      page: 'import{a as e}from"./between.js";import"./schemas.js";const later=()=>import("./dialog.js");',
      between: 'import{z}from"./schemas.js";',
      schemas: 'import{z}from"./framework.js";',
      framework: 'import{x}from"./page.js";',
      dialog: '',
    }).map(([name, text]) => writeFile(path.join(client, 'assets', `${name}.js`), text)),
  );
  const named = ['page', 'dialog', 'schemas', 'page', 'framework'];
  expect(
    await importedFirst(
      client,
      named.map((name) => `/assets/${name}.js`),
    ),
  ).toEqual(['/assets/framework.js', '/assets/schemas.js', '/assets/page.js', '/assets/dialog.js']);
});

interface ListedRoute {
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

/** Writes the list of routes, and their scripts, which import nothing. */
async function list(routes: Record<string, ListedRoute>): Promise<void> {
  const named = Object.entries(routes).map(([id, route]) => [id, { id, ...route }]);
  for (const { module, imports = [] } of Object.values(routes)) {
    for (const script of [module, ...imports]) await writeFile(path.join(client, script), '');
  }
  const text = `window.__reactRouterManifest=${JSON.stringify({ routes: Object.fromEntries(named) })};`;
  await writeFile(path.join(client, 'assets', 'manifest-1.js'), text);
}
