import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findTextsWithNeighbors } from './find-texts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const declarations = `
import { Suspense, type ReactNode } from 'react';
import type { Elements } from './ui/elements.ts';
declare const name: string;
declare const count: number;
declare const isOpen: boolean;
declare const names: readonly string[];
declare const slot: ReactNode;
declare const parts: Elements;
function Name() { return isOpen ? name : <b>{name}</b>; }
function Part({ children }: { children?: Elements }) { return children; }
`;

const refused = {
  'beside a condition': '<p>{name}{isOpen && <b>!</b>}</p>',
  'that is conditional itself': "<p>{isOpen && 'open'}<b>{name}</b></p>",
  'written into the page': '<p>Open <b>{name}</b></p>',
  'in two pieces': '<p>{count} of {count}</p>',
  'that may be in a slot': '<p>{slot}<b>{name}</b></p>',
  'of a list': '<p>{names.map((each) => each)}<b>!</b></p>',
  'right in a fragment': '<p><>{name}</></p>',
  'right in what waits': '<p><Suspense>{name}</Suspense></p>',
  'that a component returns': '<p><Name /></p>',
};

const allowed = {
  'alone in its element': '<p>{name}</p>',
  'alone, of two kinds': "<p>{isOpen ? 'open' : <b>{name}</b>}</p>",
  'put together': '<p>{`${count} of ${count}`}</p>',
  'in an element of its own': '<p><span>{name}</span> {isOpen && <b>!</b>}</p>',
  'that is none, in a slot': '<p>{parts}<b>{name}</b><Part>{parts}</Part></p>',
  'in a list of elements': '<ul>{names.map((each) => <li key={each}>{each}</li>)}<li>!</li></ul>',
  'beside a comment': '<p>{/* Why. */}{name}</p>',
};

let folder: string;
let found: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-lone-texts-'));
  await mkdir(path.join(folder, 'app/ui'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await copyFile(
    path.join(root, 'apps/web/app/ui/elements.ts'),
    path.join(folder, 'app/ui/elements.ts'),
  );
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: [],
    },
    include: ['app'],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const codes = [...Object.values(refused), ...Object.values(allowed)];
  const cases = codes.map((code, at) => `export const case${at} = ${code};`);
  await writeFile(path.join(folder, 'app/cases.tsx'), [declarations, ...cases].join('\n'));
  const firstLine = declarations.split('\n').length + 1;
  found = findTextsWithNeighbors(folder).map(({ line }) => codes[line - firstLine] ?? `${line}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.entries(refused))('a text %s is found', (_title, code) => {
  expect(found).toContain(code);
});

test.each(Object.entries(allowed))('a text %s is left alone', (_title, code) => {
  expect(found).not.toContain(code);
});
