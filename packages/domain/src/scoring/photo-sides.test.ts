import { describe, expect, it } from 'vitest';
import { lookAt, observed } from './fixtures.ts';
import type { PhotoCoverage } from './input.ts';
import { onSidesNow } from './photo-sides.ts';

const photo = (changes: Partial<PhotoCoverage>): PhotoCoverage => ({
  ...lookAt('north'),
  photoId: 'photo',
  ...changes,
});

/** The side of a photo and of what was read in it. */
function sideOf(
  read: PhotoCoverage,
  said: readonly (readonly [string, 'south' | null])[],
  hintCounts = true,
) {
  const now = onSidesNow(
    { observations: [observed('roof_debris', read.side)], photos: [read] },
    { said: new Map(said), hintCounts },
  );
  expect(now.observations[0]?.side).toBe(now.photos[0]?.side);
  return now.photos[0];
}

describe('what was read in a photo', () => {
  it('is on the side that its owner named afterwards', () => {
    const unlabeled = photo({ side: null, sideFrom: 'provider' });
    expect(sideOf(unlabeled, [['photo', 'south']])).toMatchObject({
      side: 'south',
      sideFrom: 'owner',
    });
  });

  it('moves with a changed label', () => {
    expect(sideOf(photo({ side: 'north' }), [['photo', 'south']])).toMatchObject({ side: 'south' });
  });

  it('stays where it is if its owner said nothing', () => {
    expect(sideOf(photo({ side: 'north' }), [])).toMatchObject({ side: 'north' });
  });

  it('has no side once its label was taken back', () => {
    expect(sideOf(photo({ side: 'north' }), [['photo', null]])).toMatchObject({
      side: null,
      sideFrom: 'provider',
    });
  });

  it('is on the side recognized in the picture only while that can be compared with the sides named', () => {
    const recognized = photo({ side: 'north', sideFrom: 'provider' });
    expect(sideOf(recognized, [])).toMatchObject({ side: 'north' });
    expect(sideOf(recognized, [], false)).toMatchObject({ side: null });
  });
});
