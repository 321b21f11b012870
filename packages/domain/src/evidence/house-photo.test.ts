import { describe, expect, it } from 'vitest';
import { housePhoto, type HousePhotoCandidate } from './house-photo.ts';

type Placement = NonNullable<HousePhotoCandidate['placement']>;

const photo = (id: string, placement: Partial<Placement> | null) => ({
  id,
  placement: placement && {
    direction: 'south' as const,
    direction_said_as: 'house' as const,
    area: null,
    ...placement,
  },
});

const chosen = (...[photos, facing]: Parameters<typeof housePhoto<ReturnType<typeof photo>>>) =>
  housePhoto(photos, facing)?.id;

describe('the photo of a house', () => {
  it('is the first that is labeled as its front', () => {
    const photos = [
      photo('unlabeled', null),
      photo('back', { direction: 'west' }),
      photo('front', { direction: 'east', area: 'Siding' }),
      photo('second', { direction: 'east' }),
    ];
    expect(chosen(photos, 'east')).toBe('front');
  });

  it('is not of the land beyond the yard, nor of the roof alone', () => {
    expect(
      chosen(
        [photo('far', { area: 'zone_2' }), photo('top', { area: 'roof' }), photo('wall', {})],
        null,
      ),
    ).toBe('wall');
  });

  it('is none that only the compass names, while nobody knows which way the front faces', () => {
    const photos = [photo('south', { direction_said_as: 'compass' })];
    expect(chosen(photos, null)).toBeUndefined();
    expect(chosen(photos, 'south')).toBe('south');
  });
});
