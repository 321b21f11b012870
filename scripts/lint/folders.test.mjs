import { expect, test } from 'vitest';

import { folderFaults, folderGraph } from './folders.mjs';

/** @param {Record<string, string>} imported what each file imports, from its own place */
function sourcesOf(imported) {
  return new Map(
    Object.entries(imported).map(([file, path]) => [file, `import { a } from '${path}';\n`]),
  );
}

test.each([
  ['a feature imports a page', 'features/walk/a.tsx', '../../routes/property/index.ts'],
  ['an entity imports a feature', 'entities/photo/a.ts', '../../features/walk/index.ts'],
  ['what knows no home imports an entity', 'lib/head/a.ts', '../../entities/photo/index.ts'],
  ['a primitive imports an entity', 'ui/a.ts', '../entities/photo/index.ts'],
  ['an entity imports a file beside the folders', 'entities/photo/a.ts', '../../root.tsx'],
])('%s: that is refused', (_case, file, path) => {
  expect(folderFaults(sourcesOf({ [file]: path }))).toEqual([expect.stringContaining('higher')]);
});

test('a feature that imports another is refused', () => {
  const sources = sourcesOf({ 'features/walk/a.tsx': '../map/index.ts' });
  expect(folderFaults(sources)).toEqual([expect.stringContaining('another feature')]);
});

test.each([
  ['of a feature', 'routes/property/a.tsx', '../../features/map/use-map-gestures.ts'],
  ['of a part of it', 'routes/property/a.tsx', '../../features/map/offer/use-place-offer.ts'],
  ['seen from a part', 'routes/site/home/a.tsx', '../../../features/map/use-map-gestures.ts'],
  ['of an entity', 'features/walk/a.tsx', '../../entities/photo/photos.ts'],
  ['of another entity', 'entities/answers/a.ts', '../photo/photos.ts'],
])('an import past the index %s is refused', (_case, file, path) => {
  const sources = sourcesOf({ [file]: path });
  for (const folder of ['features/map', 'entities/photo']) sources.set(`${folder}/index.ts`, '');
  expect(folderFaults(sources)).toEqual([expect.stringContaining('past')]);
});

test.each([
  ['the index of a feature', 'routes/property/a.tsx', '../../features/map/index.ts'],
  ['the index of a part of a folder', 'routes/plan/a.tsx', '../../entities/hazard/texts/index.ts'],
  ['the index of another page', 'routes/operators/a.tsx', '../site/home/index.ts'],
  ['a file of its own folder', 'features/map/offer/a.tsx', '../map-photos.ts'],
  ['a file of a folder without index', 'entities/photo/a.ts', '../../ui/button.tsx'],
  ['so is that of a part', 'routes/property/a.tsx', '../../features/map/offer/a.tsx'],
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
    'entities/photo/a.ts': '../answers/index.ts',
    'entities/answers/a.ts': '../plan/index.ts',
    'entities/plan/a.ts': '../photo/index.ts',
    'features/walk/a.ts': '../../entities/plan/index.ts',
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
  `export { a } from '../../entities/photo/index.ts';`,
  `import {\n  a,\n  type B,\n} from '../../entities/photo/index.ts';`,
  `import '../../entities/photo/index.ts';`,
  `const load = () => import('../../entities/photo/index.ts');`,
  `type A = typeof import('../../entities/photo/index.ts');`,
  `new Worker(new URL('../../entities/photo/index.ts', import.meta.url));`,
])('it is seen how a file imports another: %s', (text) => {
  const graph = folderGraph(new Map([['features/walk/a.ts', text]]));
  expect(graph.get('features/walk')).toEqual(new Set(['entities/photo']));
});
