import { assumedOutline, fromHouse, toHouse, type HouseOutline } from '../outline/index.ts';
import {
  directionFromOffset,
  feetFromCenter,
  metersPerFoot,
  type LatLng,
} from '../projection/index.ts';
import type { Direction } from '../zones/index.ts';

/** An address found nearer to the walls than this, or within them, doesn't tell where the street is. In feet. */
const leastDistanceFt = 10;

/**
 * Which way the front is likely to face: the side of the outline nearest to where the address was found, since fronts look
 * at their street. Null where the address was found at the house itself, as near to two sides, or nowhere. It is an offer.
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

/** Any length at which an offset tells a direction. */
const reachFt = 100;
