import type { PhotoSides } from '../sides/index.ts';
import type { ScoreInput } from './input.ts';

/** What was read in photos. */
export type ReadInPhotos = Pick<ScoreInput, 'observations' | 'photos'>;

/**
 * What was read in photos, on the sides that their owner says now: a label counts as soon as it is given, also for a photo that was
 * read before. A photo that the owner said nothing about keeps its side, and one whose label was taken back has none until it is read
 * again.
 */
export function onSidesNow(
  { observations, photos }: ReadInPhotos,
  { said, hintCounts }: PhotoSides,
): ReadInPhotos {
  const placed = photos.map((photo) => {
    const { photoId, side, sideFrom } = photo;
    const seen = sideFrom === 'provider' && hintCounts ? side : null;
    const now = said.get(photoId) ?? null;
    if (now !== null) return { ...photo, side: now, sideFrom: 'owner' as const };
    if (said.has(photoId) || sideFrom === 'provider') {
      return { ...photo, side: seen, sideFrom: 'provider' as const };
    }
    return photo;
  });
  const sides = new Map(placed.map(({ photoId, side }) => [photoId, side]));
  return {
    photos: placed,
    observations: observations.map((each) => {
      const side = sides.get(each.photoId ?? '');
      return side === undefined || each.source === 'owner' ? each : { ...each, side };
    }),
  };
}
