import { expect, test } from 'vitest';

import { apiPaths } from './api-paths.ts';

test('ids are encoded', () => {
  expect(apiPaths.placement('a/b', 'c?d')).toBe('/api/properties/a%2Fb/photos/c%3Fd/placement');
});

test('a parameter that is null is left out', () => {
  expect(apiPaths.properties()).toBe('/api/properties');
  expect(apiPaths.properties('next page')).toBe('/api/properties?after=next+page');
});
