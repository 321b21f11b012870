import {
  areaOptions,
  directionOf,
  parseArea,
  type Facing,
  type Photo,
  type PlacementFields,
  type WalkStop,
} from '@dss/domain';

import type { Upload } from '../photos/index.ts';

/** A photo taken at a stop: stored, or still in this browser. */
export type StopPhoto =
  | { readonly imageId: string; readonly photo: Photo }
  | { readonly imageId: string; readonly upload: Upload };

/** How long ago a photo may have been taken to belong to this walk. */
const walkHours = 12;

/** Side and area of a photo that is taken at a stop, so that nobody has to label it. */
export function placementAt(
  { side, area }: Pick<WalkStop, 'side' | 'area'>,
  facing: Facing,
): PlacementFields {
  return {
    direction: side === null ? null : directionOf(side, facing),
    direction_said_as: 'house',
    area: areaOptions.find(({ id }) => id === area)?.label ?? null,
  };
}

/**
 * The photos of a stop, oldest first: those on their way, and stored ones of its side and area from the last hours.
 * @param now milliseconds since 1970
 */
export function photosAt(
  stop: Pick<WalkStop, 'side' | 'area'>,
  facing: Facing,
  { photos, uploads, now }: { photos: readonly Photo[]; uploads: readonly Upload[]; now: number },
): readonly StopPhoto[] {
  const { direction } = placementAt(stop, facing);
  const isHere = (placement: Pick<PlacementFields, 'direction' | 'area'> | null) =>
    placement !== null &&
    (placement.direction ?? null) === direction &&
    parseArea(placement.area) === stop.area;
  const since = now - walkHours * 60 * 60 * 1000;
  const stored = photos.filter(
    ({ placement, created_at: createdAt }) => isHere(placement) && Date.parse(createdAt) >= since,
  );
  const storedIds = new Set(photos.map(({ image_id: id }) => id));
  const unsent = uploads.filter(
    ({ placement, imageId }) => isHere(placement) && !storedIds.has(imageId),
  );
  return [
    ...stored.map((photo) => ({ imageId: photo.image_id, photo })),
    ...unsent.map((upload) => ({ imageId: upload.imageId, upload })),
  ];
}
