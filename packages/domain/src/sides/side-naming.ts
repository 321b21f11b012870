import type { Facing, SideWords } from './house-side.ts';

/** How the sides of a home can be named: 'Back (north)', 'Back' alone, or 'North' alone. */
export type SideNaming = 'both' | 'house' | 'compass';

/** What of a placement tells a side, and in whose words. */
export interface NamedSide {
  readonly direction: string | null;
  readonly direction_said_as: SideWords;
  readonly lat: number | null;
}

/**
 * How sides are named. Until it is known which way the front faces, nothing ties the house to the compass: a back that
 * somebody named is no north, and a place on the map no back. Sides of the house go first, since that is how owners speak.
 * @param hinted a photo gave a direction of the compass away by itself
 */
export function sideNaming(
  facing: Facing,
  placements: readonly (NamedSide | null)[],
  hinted = false,
): SideNaming {
  if (facing !== null) return 'both';
  const said = placements.filter((each) => each !== null);
  if (said.some(isOfHouse)) return 'house';
  const ofCompass = hinted || said.some(({ direction, lat }) => direction !== null || lat !== null);
  return ofCompass ? 'compass' : 'house';
}

function isOfHouse({ direction, direction_said_as: words }: NamedSide): boolean {
  return direction !== null && words === 'house';
}
