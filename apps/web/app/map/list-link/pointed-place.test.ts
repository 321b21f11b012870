import { expect, test } from 'vitest';

import { placeOfFinding, placeOfMissingSide } from './pointed-place.ts';

const seenIn = (imageId: string | null) => ({ image_id: imageId });

test('a finding lies where its photo shows it, on its side, and rests on each photo once', () => {
  const evidence = [seenIn('front'), seenIn('porch'), seenIn('front'), seenIn(null)];
  const row = { domain: 'zone_0', side: 'north', evidence } as const;
  expect(placeOfFinding(row, { area: 'Zone 1 (5-30ft)' })).toEqual({
    imageIds: ['front', 'porch'],
    part: 'zone_1',
    side: 'north',
    tone: 'hazard',
  });
});

test.each([
  ['zone_2', 'zone_2'],
  ['openings', 'house'],
  ['access', null],
] as const)('without an area, what belongs to %s lies in %s', (domain, part) => {
  const row = { domain, side: 'unknown', evidence: [] } as const;
  expect(placeOfFinding(row, { area: null })).toMatchObject({ part, side: null });
  expect(placeOfFinding(row, undefined)).toMatchObject({ part });
});

test('a missing side is all of that side', () => {
  expect(placeOfMissingSide('west')).toEqual({
    imageIds: [],
    part: null,
    side: 'west',
    tone: 'unseen',
  });
});
