import type { Photo } from '@dss/domain';
import { expect, test } from 'vitest';

import { placementOf, storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { proposalsFor } from './proposals.ts';
import { placeOf, placingOf, sortedPhotos, unclearOf } from './sorted-photos.ts';
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

test('a photo of the roof has its place without a side, whatever a model takes it for', () => {
  const labels = { of: () => ({ direction: null, area: 'roof' }) as const };
  const proposals = proposalsFor([guessed], labels, null);
  expect(sortedPhotos([guessed], labels, proposals, null).map(placeOf)).toEqual(['roof']);
  expect(proposals).toEqual([]);
});

test('a photo whose side is unclear isn’t confirmed with the others, though a model knows its area', () => {
  const area: Photo = { ...unclear, proposed_area: 'zone_1' };
  const labels = { of: () => ({ direction: null, area: null }) };
  const proposals = proposalsFor([guessed, area], labels, null);
  const all = sortedPhotos([guessed, area], labels, proposals, null);
  expect(placingOf(all, proposals).map(({ photo }) => photo.image_id)).toEqual(['guessed']);
  expect(unclearOf(all).map(({ photo }) => photo.image_id)).toEqual(['unclear']);
});
