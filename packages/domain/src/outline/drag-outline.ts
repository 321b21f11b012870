import type { FeetOffset } from '../projection/index.ts';
import { fittedOutline, type HouseOutline } from './house-outline.ts';
import { fromHouse, toHouse } from './outline-frame.ts';

/** Handles for moving, rotating and resizing an outline on a picture. */
export const outlineHandles = ['move', 'turn', 'width', 'length'] as const;

export type OutlineHandle = (typeof outlineHandles)[number];

/** Distance of the rotation handle from the north wall. */
const turnReachFt = 16;

/** The position of a handle. */
export function placeOfHandle(outline: HouseOutline, handle: OutlineHandle): FeetOffset {
  const across = outline.width_ft / 2;
  const along = outline.length_ft / 2;
  switch (handle) {
    case 'move':
      // A corner, because the pin is in the middle.
      return fromHouse(outline, { acrossFt: -across, alongFt: along });
    case 'turn':
      return fromHouse(outline, { acrossFt: 0, alongFt: along + turnReachFt });
    case 'width':
      return fromHouse(outline, { acrossFt: across, alongFt: 0 });
    case 'length':
      return fromHouse(outline, { acrossFt: 0, alongFt: -along });
  }
}

/**
 * The outline after a handle was dragged to a point: moved, rotated around its center, or resized on both sides of it. Values
 * are clamped to the limits.
 */
export function dragOutline(
  outline: HouseOutline,
  handle: OutlineHandle,
  to: FeetOffset,
): HouseOutline {
  switch (handle) {
    case 'move': {
      const from = placeOfHandle(outline, 'move');
      return fittedOutline({
        ...outline,
        east_ft: outline.east_ft + to.eastFt - from.eastFt,
        north_ft: outline.north_ft + to.northFt - from.northFt,
      });
    }
    case 'turn': {
      const east = to.eastFt - outline.east_ft;
      const north = to.northFt - outline.north_ft;
      const degrees = (Math.atan2(east, north) * 180) / Math.PI;
      return fittedOutline({ ...outline, rotation_deg: degrees });
    }
    case 'width':
      return fittedOutline({ ...outline, width_ft: 2 * Math.abs(toHouse(outline, to).acrossFt) });
    case 'length':
      return fittedOutline({ ...outline, length_ft: 2 * Math.abs(toHouse(outline, to).alongFt) });
  }
}
