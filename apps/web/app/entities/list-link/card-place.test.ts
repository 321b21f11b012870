import type { HazardSide } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { placeOfFinding, placeOfMissingSide } from './card-place.ts';

const onSide = (side: HazardSide['side']): HazardSide => ({
  side,
  points: 1,
  confirmed: false,
  confidence: 0.8,
  removable: true,
  held_by: null,
});
const seenIn = (imageId: string | null) => ({ image_id: imageId });

describe('the place of a finding', () => {
  const evidence = [seenIn('front'), seenIn('porch'), seenIn('front'), seenIn(null)];
  const row = { domain: 'zone_0' as const, sides: [onSide('north')], evidence };
  const place = placeOfFinding(row, { area: 'Zone 1 (5-30ft)' });

  test('is the area of its photo, on its own side', () => {
    expect(place).toMatchObject({ part: 'zone_1', side: 'north', tone: 'hazard' });
  });

  test('names each of its photos once', () => {
    expect(place.imageIds).toEqual(['front', 'porch']);
  });
});

test.each([
  ['zone_2', 'zone_2'],
  ['openings', 'house'],
  ['access', null],
] as const)('without an area, what belongs to %s lies in %s', (domain, part) => {
  const row = { domain, sides: [onSide('unknown')], evidence: [] };
  expect(placeOfFinding(row, { area: null })).toMatchObject({ part, side: null });
  expect(placeOfFinding(row, undefined)).toMatchObject({ part });
});

test('a finding on several sides is highlighted on none of them', () => {
  const row = { domain: 'zone_0' as const, sides: [onSide('north'), onSide('east')], evidence: [] };
  expect(placeOfFinding(row, undefined)).toMatchObject({ side: null });
});

test('a missing side is highlighted whole', () => {
  expect(placeOfMissingSide('west')).toEqual({
    imageIds: [],
    part: null,
    side: 'west',
    tone: 'unseen',
  });
});
