import { groundOffset, mapView, metersPerPixel, type LatLng } from './map-view.ts';
import type { RelativePosition } from './map-view.ts';

export const metersPerFoot = 0.3048;

/** An offset from the property's center on the ground in feet, positive to the north and to the east. */
export type FeetOffset = { readonly northFt: number; readonly eastFt: number };

/** Width and height of the ground that the map view shows around a latitude, in feet (about 248 at 38 degrees). */
export function viewFeet(lat: number): number {
  return (metersPerPixel(lat) * mapView.pixels) / metersPerFoot;
}

/** The map-view position of a point given in feet from the center. */
export function relativeFromFeet(lat: number, { northFt, eastFt }: FeetOffset): RelativePosition {
  const across = viewFeet(lat);
  return { xRel: 0.5 + eastFt / across, yRel: 0.5 - northFt / across };
}

/** The offset of a map-view position from the center, in feet. */
export function feetFromRelative(lat: number, { xRel, yRel }: RelativePosition): FeetOffset {
  const across = viewFeet(lat);
  return { northFt: (0.5 - yRel) * across, eastFt: (xRel - 0.5) * across };
}

/** The offset of a place from the center, in feet. */
export function feetFromCenter(center: LatLng, place: LatLng): FeetOffset {
  const { northMeters, eastMeters } = groundOffset(center, place);
  return { northFt: northMeters / metersPerFoot, eastFt: eastMeters / metersPerFoot };
}
