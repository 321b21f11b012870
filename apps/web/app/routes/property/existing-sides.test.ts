import { expect, test } from 'vitest';

import { ofExistingSides } from './existing-sides.ts';

const analysis = { coverage_missing: ['north' as const, 'west' as const] };

test('no photo is wanted of a side that was left out after the result was made', () => {
  const home = { facing: 'south', missing: ['left'] } as const;
  expect(ofExistingSides(analysis, home)).toEqual({ coverage_missing: ['north'] });
  // Until the owner says which way it faces, the front counts as south, as on the server.
  expect(ofExistingSides(analysis, { ...home, facing: null }).coverage_missing).toEqual(['north']);
  expect(ofExistingSides(analysis, { ...home, facing: 'north' }).coverage_missing).toEqual([
    'north',
    'west',
  ]);
});

test('a result whose sides all exist stays the same object', () => {
  expect(ofExistingSides(analysis, { facing: 'south', missing: ['right'] })).toBe(analysis);
});
