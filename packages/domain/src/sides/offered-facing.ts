import { assumedOutline, fromHouse, toHouse, type HouseOutline } from '../outline/index.ts';
import {
  directionFromOffset,
  feetFromCenter,
  metersPerFoot,
  type LatLng,
} from '../projection/index.ts';
import type { Direction } from '../zones/index.ts';

/** In feet. An address nearer to the walls, or inside them, doesn't show where the street is. */
const leastDistanceFt = 10;

/**
 * Suggests which way the front faces: the side of the outline nearest to the address's coordinates, since most fronts face the
 * street. Null if these are at the house itself, equally near to two sides, or missing.
 */
export function offeredFacing(
  pin: LatLng,
  outline: HouseOutline | null,
  address: LatLng,
): Direction | null {
  const house = outline ?? assumedOutline;
  const { acrossFt, alongFt } = toHouse(house, feetFromCenter(pin, address));
  const beyond = {
    across: Math.abs(acrossFt) - house.width_ft / 2,
    along: Math.abs(alongFt) - house.length_ft / 2,
  };
  if (Math.max(beyond.across, beyond.along) < leastDistanceFt) return null;
  if (beyond.across === beyond.along) return null;
  const wall =
    beyond.across > beyond.along
      ? { acrossFt: Math.sign(acrossFt) * reachFt, alongFt: 0 }
      : { acrossFt: 0, alongFt: Math.sign(alongFt) * reachFt };
  const { eastFt, northFt } = fromHouse({ ...house, east_ft: 0, north_ft: 0 }, wall);
  return directionFromOffset({
    eastMeters: eastFt * metersPerFoot,
    northMeters: northFt * metersPerFoot,
  });
}

/** Any distance that is large enough for a direction. */
const reachFt = 100;
