import { toRelative, type LatLng, type Photo, type RelativePosition } from '@dss/domain';

import { photoName } from '../../entities/photo/photos.ts';
import { knownOf } from '../../entities/evidence/known-evidence.ts';

/** A photo as the strip and the map show it. */
export interface MapPhoto {
  readonly photo: Photo;
  /** Position in the strip, from 1. */
  readonly number: number;
  readonly name: string;
  /** Its position in the view; null if it has none. Outside 0-1 it is beyond the view's edge. */
  readonly at: RelativePosition | null;
  /** Direction in which the camera looked, in degrees clockwise from north. */
  readonly heading: number | null;
}

/** Only photos with a latitude and a longitude have a marker (core flow, section 2). */
export function mapPhotosOf(photos: readonly Photo[], pin: LatLng): MapPhoto[] {
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
