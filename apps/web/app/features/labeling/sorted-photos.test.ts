import type { Photo } from '@dss/domain';
import { expect, test } from 'vitest';

import { placementOf, storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { proposalsFor } from './proposals.ts';
import { sortedPhotos } from './sorted-photos.ts';
import type { Label } from './use-labels.ts';

const guessed = {
  ...storedPhoto('guessed'),
  proposed_side: 'back',
  proposed_area: 'zone_0',
} as const;
const unclear = storedPhoto('unclear');

function sorted(
  said: Label,
  facing: 'west' | null = null,
  photos: readonly Photo[] = [guessed, unclear],
) {
  const labels = { of: () => said };
  const proposals = proposalsFor(photos, labels, facing);
  return sortedPhotos(photos, labels, proposals, facing).map(({ side, direction, area }) => [
    side,
    direction,
    area,
  ]);
}

test('photos are where they seem to belong until their owner says otherwise', () => {
  expect(sorted({ direction: null, area: null })).toEqual([
    ['back', 'north', 'zone_0'],
    [null, null, null],
  ]);
  expect(sorted({ direction: null, area: null }, 'west')[0]).toEqual(['back', 'east', 'zone_0']);
  expect(sorted({ direction: 'south', area: null })).toEqual([
    ['front', 'south', 'zone_0'],
    ['front', 'south', null],
  ]);
});

test('a compass direction is no side of a house whose front faces nobody knows where', () => {
  const placement = placementOf({ direction: 'south', direction_said_as: 'compass' });
  const photo: Photo = { ...unclear, placement };
  const said = { direction: 'south', area: null } as const;
  expect(sorted(said, null, [photo])).toEqual([[null, null, null]]);
  expect(sorted(said, 'west', [photo])).toEqual([['right', 'south', null]]);
});
