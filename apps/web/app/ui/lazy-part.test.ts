import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));

/** The first is about them all. The second is part of prerendered pages, and shows nothing where it can't be loaded. */
const own = ['ui/lazy-part.tsx', 'entities/hazard/drawings/built-hazard-drawing.tsx'];

test('every part that is loaded later says in its place that it can’t be loaded', async () => {
  const files = (await readdir(app, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(path.join(app, name), 'utf8') })),
  );
  const lazy = texts.filter(({ text }) =>
    /import [^;]*\blazy\b[^;]* from 'react';|React\.lazy/.test(text),
  );
  expect(lazy.map(({ name }) => name.replaceAll(path.sep, '/')).sort()).toEqual(own.sort());
});
