import type { FeetOffset } from '../projection/index.ts';
import type { HouseOutline } from './house-outline.ts';

/** A point in the house's coordinates: along its width and length from its center, in feet. */
export type HousePoint = { readonly acrossFt: number; readonly alongFt: number };

/** Converts from the house's axes to feet north and east of the pin. */
export function fromHouse(
  { east_ft: east, north_ft: north, rotation_deg: degrees }: HouseOutline,
  { acrossFt, alongFt }: HousePoint,
): FeetOffset {
  const turn = (degrees * Math.PI) / 180;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return {
    eastFt: east + acrossFt * cosine + alongFt * sine,
    northFt: north - acrossFt * sine + alongFt * cosine,
  };
}

/** Converts from feet north and east of the pin to the house's axes. */
export function toHouse(
  { east_ft: east, north_ft: north, rotation_deg: degrees }: HouseOutline,
  { eastFt, northFt }: FeetOffset,
): HousePoint {
  const turn = (degrees * Math.PI) / 180;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const dx = eastFt - east;
  const dy = northFt - north;
  return { acrossFt: dx * cosine - dy * sine, alongFt: dx * sine + dy * cosine };
}

/** The corners, clockwise from the one that is northwest before rotation. */
export function outlineCorners(outline: HouseOutline): FeetOffset[] {
  const across = outline.width_ft / 2;
  const along = outline.length_ft / 2;
  return [
    { acrossFt: -across, alongFt: along },
    { acrossFt: across, alongFt: along },
    { acrossFt: across, alongFt: -along },
    { acrossFt: -across, alongFt: -along },
  ].map((corner) => fromHouse(outline, corner));
}

/** How far a point lies from the nearest wall, in feet; 0 inside the house. */
export function distanceToHouse(outline: HouseOutline, point: FeetOffset): number {
  const { acrossFt, alongFt } = toHouse(outline, point);
  return Math.hypot(
    Math.max(0, Math.abs(acrossFt) - outline.width_ft / 2),
    Math.max(0, Math.abs(alongFt) - outline.length_ft / 2),
  );
}
