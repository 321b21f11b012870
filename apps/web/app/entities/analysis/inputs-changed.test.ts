import type { Placement } from '@dss/domain';
import { expect, test } from 'vitest';

import { placementOf } from '../photo/testing/stored-photo.ts';
import { inputsChangedSince } from './inputs-changed.ts';

const analysis = {
  created_at: '2026-07-01T12:00:00.000Z',
  photos: [
    {
      image_id: 'front',
      observed: true,
      error: null,
      quality_issues: [],
      not_counted: null,
      provider: 'built-in',
    },
  ],
};

const photo = (imageId: string, placement: Placement | null = null) => ({
  image_id: imageId,
  placement,
});

const placedAt = (updatedAt: string) =>
  placementOf({ direction: 'north', direction_said_as: 'compass', updated_at: updatedAt });

test('a score is current for the same photos with older tags', () => {
  expect(inputsChangedSince(analysis, [photo('front')])).toBe(false);
  expect(inputsChangedSince(analysis, [photo('front', placedAt('2026-07-01T11:59:00.000Z'))])).toBe(
    false,
  );
});

test('a photo added, removed or replaced makes a score outdated', () => {
  expect(inputsChangedSince(analysis, [photo('front'), photo('back')])).toBe(true);
  expect(inputsChangedSince(analysis, [])).toBe(true);
  expect(inputsChangedSince(analysis, [photo('back')])).toBe(true);
});

test('a tag changed after the analysis makes a score outdated', () => {
  expect(inputsChangedSince(analysis, [photo('front', placedAt('2026-07-01T12:01:00.000Z'))])).toBe(
    true,
  );
});
