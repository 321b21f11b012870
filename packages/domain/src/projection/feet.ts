import { groundOffset, mapView, metresPerPixel, type LatLng } from './map-view.ts';
import type { RelativePosition } from './map-view.ts';

export const metresPerFoot = 0.3048;

/** An offset from the property's centre on the ground in feet, positive to the north and to the east. */
export type FeetOffset = { readonly northFt: number; readonly eastFt: number };

/** Width and height of the ground that the map view shows around a latitude, in feet (about 248 at 38 degrees). */
export function viewFeet(lat: number): number {
  return (metresPerPixel(lat) * mapView.pixels) / metresPerFoot;
}

/** Where a point so many feet from the centre lies in the map view. */
export function relativeFromFeet(lat: number, { northFt, eastFt }: FeetOffset): RelativePosition {
  const across = viewFeet(lat);
  return { xRel: 0.5 + eastFt / across, yRel: 0.5 - northFt / across };
}

/** How many feet from the centre a position of the map view lies. */
export function feetFromRelative(lat: number, { xRel, yRel }: RelativePosition): FeetOffset {
  const across = viewFeet(lat);
  return { northFt: (0.5 - yRel) * across, eastFt: (xRel - 0.5) * across };
}

/** How many feet from the centre a place on the ground lies. */
export function feetFromCentre(centre: LatLng, place: LatLng): FeetOffset {
  const { northMetres, eastMetres } = groundOffset(centre, place);
  return { northFt: northMetres / metresPerFoot, eastFt: eastMetres / metresPerFoot };
}
