import { expect, test } from 'vitest';

import { draftOf, fieldsOf } from './placement-draft.ts';

const placement = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
  property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  image_id: 'front',
  x_rel: null,
  y_rel: null,
  lat: null,
  lng: null,
  caption: `Looking at O'Brien's gate`,
  direction: 'north',
  direction_said_as: 'compass',
  area: 'Zone 1 (5-30ft)',
  name: null,
  updated_at: '2026-07-01T12:00:00.000Z',
} as const;

test('a placement comes out of the form unchanged', () => {
  expect(fieldsOf(draftOf(placement))).toEqual({
    name: null,
    caption: `Looking at O'Brien's gate`,
    direction: 'north',
    direction_said_as: 'compass',
    area: 'Zone 1 (5-30ft)',
  });
});

test('blank fields are saved as empty', () => {
  const nothing = { name: null, caption: null, direction: null, area: null };
  expect(fieldsOf(draftOf(null))).toEqual(nothing);
  expect(fieldsOf({ ...draftOf(null), name: '  ' })).toEqual(nothing);
});

test('an area other than the five is left out', () => {
  expect(draftOf({ ...placement, area: 'Property' }).area).toBe('');
});
