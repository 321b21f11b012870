import { expect, test } from 'vitest';

import { storedPhoto } from '../photos/testing/stored-photo.ts';
import { proposalsFor } from './proposals.ts';
import type { Label } from './use-labels.ts';

const photo = { ...storedPhoto('front'), proposed_side: 'back', proposed_area: 'zone_0' } as const;
const said = (direction: Label['direction'], area: Label['area']) => ({
  of: () => ({ direction, area }),
});

test('what is proposed is stored by which way the front faces', () => {
  expect(proposalsFor([photo], said(null, null), 'west')).toEqual([
    { photo, side: 'back', label: { direction: 'east', area: 'zone_0' } },
  ]);
  expect(proposalsFor([photo], said(null, null), null)[0]?.label.direction).toBe('north');
});

test('what the owner has said is not proposed over', () => {
  expect(proposalsFor([photo], said('south', null), null)).toEqual([
    { photo, side: null, label: { area: 'zone_0' } },
  ]);
  expect(proposalsFor([photo], said('south', 'roof'), null)).toEqual([]);
});

test('a photo of which nothing is proposed has no proposal', () => {
  expect(proposalsFor([storedPhoto('front')], said(null, null), null)).toEqual([]);
});
