import { expect, test } from 'vitest';

import { storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { proposalsFor } from './proposals.ts';
import type { Label } from './use-labels.ts';

const photo = { ...storedPhoto('front'), proposed_side: 'back', proposed_area: 'zone_0' } as const;
const said = (direction: Label['direction'], area: Label['area']) => ({
  of: () => ({ direction, area }),
});

test('proposals are stored by the front’s direction', () => {
  expect(proposalsFor([photo], said(null, null), 'west')).toEqual([
    { photo, side: 'back', label: { direction: 'east', area: 'zone_0' } },
  ]);
  expect(proposalsFor([photo], said(null, null), null)[0]?.label.direction).toBe('north');
});

test('proposals never replace what the owner said', () => {
  expect(proposalsFor([photo], said('south', null), null)).toEqual([
    { photo, side: null, label: { area: 'zone_0' } },
  ]);
  expect(proposalsFor([photo], said('south', 'roof'), null)).toEqual([]);
});

test('a photo without a suggested side has no proposal', () => {
  expect(proposalsFor([storedPhoto('front')], said(null, null), null)).toEqual([]);
});
