import { expect, test } from 'vitest';

import { folderFaults, folderGraph } from './folders.mjs';

/** @param {Record<string, string>} imported what each file imports, from its own place */
function sourcesOf(imported) {
  return new Map(
    Object.entries(imported).map(([file, path]) => [file, `import { a } from '${path}';\n`]),
  );
}

test.each([
  ['a feature imports a page', 'features/walk/a.tsx', '../../routes/property/b.ts'],
  ['an entity imports a feature', 'entities/photo/a.ts', '../../features/walk/b.ts'],
  ['what knows no home imports an entity', 'lib/head/a.ts', '../../entities/photo/b.ts'],
  ['a primitive imports an entity', 'ui/a.ts', '../entities/photo/b.ts'],
  ['an entity imports a file beside the folders', 'entities/photo/a.ts', '../../root.tsx'],
])('%s: that is refused', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([expect.stringContaining('higher')]);
});

test('a feature that imports another is refused', () => {
  const sources = sourcesOf({ 'features/walk/a.tsx': '../map/b.ts' });
  expect(folderFaults(sources)).toEqual([expect.stringContaining('another feature')]);
});

test.each([
  ['a feature', 'routes/property/a.tsx', '../../features/map/map.tsx'],
  ['a part of a folder', 'routes/plan/a.tsx', '../../entities/hazard/texts/source-links.tsx'],
  ['another page', 'routes/operators/a.tsx', '../site/home/home-page.tsx'],
  ['a file of its own folder', 'features/map/offer/a.tsx', '../map-photos.ts'],
  ['a primitive', 'entities/photo/a.ts', '../../ui/button.tsx'],
  ['a package', 'features/walk/a.tsx', 'react'],
])('%s may be imported', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([]);
});

test('a test may import what it likes', () => {
  expect(
    folderFaults(sourcesOf({ 'ui/a.test.ts': '../features/map/use-map-gestures.ts' })),
  ).toEqual([]);
});

test('folders that import each other are refused, however many lie between', () => {
  const sources = sourcesOf({
    'entities/photo/a.ts': '../answers/b.ts',
    'entities/answers/a.ts': '../plan/b.ts',
    'entities/plan/a.ts': '../photo/b.ts',
    'features/walk/a.ts': '../../entities/plan/b.ts',
  });
  expect(folderFaults(sources)).toEqual([
    'A circle of folders: entities/answers, entities/photo, entities/plan.',
  ]);
});

test('so are a folder and its part', () => {
  const sources = sourcesOf({
    'features/map/map-photos.ts': './offer/use-place-offer.ts',
    'features/map/offer/use-place-offer.ts': '../map-photos.ts',
  });
  expect(folderFaults(sources)).toEqual(['A circle of folders: features/map, features/map/offer.']);
});

test.each([
  `export { a } from '../../entities/photo/b.ts';`,
  `import {\n  a,\n  type B,\n} from '../../entities/photo/b.ts';`,
  `import '../../entities/photo/b.ts';`,
  `const load = () => import('../../entities/photo/b.ts');`,
  `type A = typeof import('../../entities/photo/b.ts');`,
  `new Worker(new URL('../../entities/photo/b.ts', import.meta.url));`,
])('it is seen how a file imports another: %s', (text) => {
  const graph = folderGraph(new Map([['features/walk/a.ts', text]]));
  expect(graph.get('features/walk')).toEqual(new Set(['entities/photo']));
});
