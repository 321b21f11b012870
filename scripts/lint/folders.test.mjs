import { expect, test } from 'vitest';

import { folderFaults, folderGraph } from './folders.mjs';

/** @param {Record<string, string>} imported what each file imports, from its own place */
function sourcesOf(imported) {
  return new Map(
    Object.entries(imported).map(([file, path]) => [file, `import { a } from '${path}';\n`]),
  );
}

test.each([
  ['an entity imports a page', 'entities/photo/a.ts', '../../walk/index.ts'],
  ['what knows no home imports an entity', 'lib/head/a.ts', '../../entities/photo/index.ts'],
  ['a primitive imports an entity', 'ui/a.ts', '../entities/photo/index.ts'],
  ['an entity imports a file beside the folders', 'entities/photo/a.ts', '../../root.tsx'],
])('%s: that is refused', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([expect.stringContaining('higher')]);
});

test.each([
  ['of another folder', 'walk/a.tsx', '../map/use-map-gestures.ts'],
  ['of a part of another folder', 'walk/a.tsx', '../map/offer/use-place-offer.ts'],
  ['seen from a part', 'plan/upkeep/a.tsx', '../../map/use-map-gestures.ts'],
  ['of an entity', 'walk/a.tsx', '../entities/photo/photos.ts'],
  ['of another entity', 'entities/answers/a.ts', '../photo/photos.ts'],
])('an import past the index %s is refused', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([expect.stringContaining('past')]);
});

test.each([
  ['the index of another folder', 'walk/a.tsx', '../map/index.ts'],
  ['the index of a part of another folder', 'walk/a.tsx', '../map/placements/index.ts'],
  ['a file of its own folder', 'map/offer/a.tsx', '../map-photos.ts'],
  ['a file of a folder without index', 'entities/photo/a.ts', '../../ui/button.tsx'],
  ['a package', 'walk/a.tsx', 'react'],
])('%s may be imported', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([]);
});

test('a test may import what it likes', () => {
  expect(folderFaults(sourcesOf({ 'ui/a.test.ts': '../map/use-map-gestures.ts' }))).toEqual([]);
});

test('folders that import each other are refused, however many lie between', () => {
  const sources = sourcesOf({
    'entities/photo/a.ts': '../answers/index.ts',
    'entities/answers/a.ts': '../plan/index.ts',
    'entities/plan/a.ts': '../photo/index.ts',
    'walk/a.ts': '../entities/plan/index.ts',
  });
  expect(folderFaults(sources)).toEqual([
    'A circle of folders: entities/answers, entities/photo, entities/plan.',
  ]);
});

test('so are a folder and its part', () => {
  const sources = sourcesOf({
    'map/map-photos.ts': './offer/use-place-offer.ts',
    'map/offer/use-place-offer.ts': '../map-photos.ts',
  });
  expect(folderFaults(sources)).toEqual(['A circle of folders: map, map/offer.']);
});

test.each([
  `export { a } from '../entities/photo/index.ts';`,
  `import {\n  a,\n  type B,\n} from '../entities/photo/index.ts';`,
  `import '../entities/photo/index.ts';`,
  `const load = () => import('../entities/photo/index.ts');`,
  `type A = typeof import('../entities/photo/index.ts');`,
  `new Worker(new URL('../entities/photo/index.ts', import.meta.url));`,
])('it is seen how a file imports another: %s', (text) => {
  const graph = folderGraph(new Map([['walk/a.ts', text]]));
  expect(graph.get('walk')).toEqual(new Set(['entities/photo']));
});
