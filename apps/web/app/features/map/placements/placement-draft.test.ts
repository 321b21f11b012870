import { expect, test } from 'vitest';

import { placementOf } from '../../../entities/photo/testing/stored-photo.ts';
import { draftOf, fieldsOf } from './placement-draft.ts';

const placement = placementOf({
  caption: `Looking at O'Brien's gate`,
  direction: 'north',
  direction_said_as: 'compass',
  area: 'Zone 1 (5-30ft)',
});

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
