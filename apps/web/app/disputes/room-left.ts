import { textLimits } from '@dss/domain';

/** From so few characters left on, the room that is left is shown. */
const shownFrom = 100;

/** How many characters a reason can still take, near its limit; null while there is room enough. */
export function roomLeft(reason: string): number | null {
  const left = Math.max(0, textLimits.placementText - reason.length);
  return left <= shownFrom ? left : null;
}
