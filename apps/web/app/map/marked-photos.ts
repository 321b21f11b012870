import { toRelative, type LatLng, type Photo, type RelativePosition } from '@dss/domain';

import { photoName } from '../photos/index.ts';
import { knownOf } from './placements/index.ts';

/** A photo as strip and map show it. */
export interface MarkedPhoto {
  readonly photo: Photo;
  /** Counted from 1 in the order of the strip. */
  readonly number: number;
  readonly name: string;
  /** Where it stands in the view; null: it has no place. Outside 0-1 it lies beyond the view's edge. */
  readonly at: RelativePosition | null;
  /** Degrees clockwise from north in which the camera looked. */
  readonly heading: number | null;
}

/** A marker shows only what has a latitude and a longitude (core flow, section 2). */
export function markPhotos(photos: readonly Photo[], pin: LatLng): MarkedPhoto[] {
  return photos.map((photo, index) => {
    const { lat = null, lng = null } = photo.placement ?? {};
    return {
      photo,
      number: index + 1,
      name: photoName(photo, index),
      at: lat === null || lng === null ? null : toRelative(pin, { lat, lng }),
      heading: knownOf(photo.evidence).heading,
    };
  });
}

export function isInView({ xRel, yRel }: RelativePosition): boolean {
  return xRel >= 0 && xRel <= 1 && yRel >= 0 && yRel <= 1;
}
