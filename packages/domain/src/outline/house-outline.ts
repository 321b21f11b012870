import { z } from 'zod';

/** In feet. A house may be some distance from its pin, but not on another lot. */
export const outlineLimits = { minSide: 8, maxSide: 300, maxOffset: 120 } as const;

const side = z.number().min(outlineLimits.minSide).max(outlineLimits.maxSide);
const offset = z.number().min(-outlineLimits.maxOffset).max(outlineLimits.maxOffset);

/**
 * The house from above, as the rectangle that its owner traced. Without rotation its width runs west to east and its length south
 * to north.
 */
export const houseOutlineSchema = z.strictObject({
  /** Offset of the rectangle's center from the pin, in feet. */
  east_ft: offset,
  north_ft: offset,
  width_ft: side,
  length_ft: side,
  /** Degrees clockwise; below 180, because half a turn gives the same rectangle. */
  rotation_deg: z.number().min(0).lt(180),
});

export type HouseOutline = z.infer<typeof houseOutlineSchema>;

/** Stands for a house that hasn't been traced; drawn dashed and labeled as assumed. */
export const assumedOutline: HouseOutline = {
  east_ft: 0,
  north_ft: 0,
  width_ft: 40,
  length_ft: 50,
  rotation_deg: 0,
};

/** The nearest outline within the limits, in tenths of a foot and whole degrees. */
export function fittedOutline(outline: HouseOutline): HouseOutline {
  const { minSide, maxSide, maxOffset } = outlineLimits;
  return {
    east_ft: tenths(clamp(outline.east_ft, -maxOffset, maxOffset)),
    north_ft: tenths(clamp(outline.north_ft, -maxOffset, maxOffset)),
    width_ft: tenths(clamp(outline.width_ft, minSide, maxSide)),
    length_ft: tenths(clamp(outline.length_ft, minSide, maxSide)),
    rotation_deg: ((Math.round(outline.rotation_deg) % 180) + 180) % 180,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function tenths(value: number): number {
  // Adding zero turns -0 into 0, because JSON can't represent -0.
  return Math.round(value * 10) / 10 + 0;
}
