import { expect, test } from 'vitest';

import { storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { firstIncomplete, isComplete, neighborOf, positionAt } from './photo-queue.ts';

const photos = ['front', 'back', 'left', 'right'].map(storedPhoto);
const without = (...ids: string[]) => photos.filter(({ image_id: id }) => !ids.includes(id));
const at = (id: string) => positionAt(storedPhoto(id), photos);

test('after a deleted photo comes the next one that is still there', () => {
  expect(neighborOf(at('back'), without('back'))?.image_id).toBe('left');
  expect(neighborOf(at('back'), without('back', 'left'))?.image_id).toBe('right');
});

test('after the last photo was deleted comes the one before it', () => {
  expect(neighborOf(at('right'), without('right'))?.image_id).toBe('left');
});

test('the neighbor of a deleted photo is found although an earlier one is gone, too', () => {
  expect(neighborOf(at('left'), without('front', 'left'))?.image_id).toBe('right');
});

test('a photo without a side is incomplete whatever its area', () => {
  const labelOf = ({ image_id: id }: { image_id: string }) => ({
    direction: id === 'left' ? null : ('north' as const),
    area: 'roof' as const,
  });
  expect(firstIncomplete(photos, labelOf)?.image_id).toBe('left');
  expect(firstIncomplete(without('left'), labelOf)).toBeUndefined();
  expect(isComplete({ direction: 'north', area: null })).toBe(false);
});
