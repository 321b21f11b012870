import {
  extents,
  hazardById,
  type Observation,
  type PhotoCoverage,
  type ScoreInput,
} from '@dss/domain';
import type { Comparison } from './providers/index.ts';

/** What looking at the photos gives to the score. */
export type SeenInPhotos = Pick<ScoreInput, 'observations' | 'photos'>;

/** An observation that doesn't count, and the photo that speaks for that: should it go, the observation is back. */
export interface LeftOut {
  readonly observation: Observation;
  readonly byPhotoId: string;
}

/** What counts after a comparison, and what doesn't. */
export interface Merged {
  readonly seen: SeenInPhotos;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Applies a comparison: it only ever leaves observations out. One thing seen in several photos counts once, where it was seen
 * best. A contradiction counts only from a photo that could judge this hazard on this side, and found none.
 * What doesn't hold to that is passed over.
 */
export function applyComparison(seen: SeenInPhotos, comparison: Comparison): Merged {
  const byId = new Map(seen.observations.map((each) => [each.id, each]));
  const leftOut = new Map<string, LeftOut>();
  for (const ids of comparison.same) {
    const group = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (!isOneThing(group)) continue;
    const [best, ...others] = group.toSorted(compareStrength);
    for (const observation of others) {
      leftOut.set(observation.id, { observation, byPhotoId: best?.photoId ?? '' });
    }
  }
  for (const { id, byPhotoId } of comparison.contradicted) {
    const observation = byId.get(id);
    const photo = seen.photos.find((each) => each.photoId === byPhotoId);
    if (observation === undefined || photo === undefined) continue;
    if (canContradict(photo, observation, seen.observations)) {
      leftOut.set(id, { observation, byPhotoId });
    }
  }
  const observations = seen.observations.filter((each) => !leftOut.has(each.id));
  return { seen: { ...seen, observations }, leftOut: [...leftOut.values()] };
}

/** One type, in different photos. */
function isOneThing(group: readonly Observation[]): boolean {
  const types = new Set(group.map((each) => each.hazardType));
  const photos = new Set(group.map((each) => each.photoId));
  return group.length > 1 && types.size === 1 && photos.size === group.length;
}

function compareStrength(one: Observation, other: Observation): number {
  return (
    other.confidence - one.confidence ||
    extents.indexOf(other.extent) - extents.indexOf(one.extent) ||
    (one.id < other.id ? -1 : 1)
  );
}

function canContradict(
  photo: PhotoCoverage,
  { hazardType, photoId, side }: Observation,
  observations: readonly Observation[],
): boolean {
  if (photo.photoId === photoId || !photo.usable || !photo.judges.includes(hazardType))
    return false;
  const perSide = hazardById(hazardType).counted === 'per_side';
  if (perSide && side !== null && photo.side !== null && side !== photo.side) return false;
  return !observations.some(
    (each) => each.photoId === photo.photoId && each.hazardType === hazardType,
  );
}
