import type { Attribution } from '@dss/domain';

/** The map's backgrounds, best first. If one fails, the next is used. */
export type BackgroundKind = 'google' | 'picture' | 'schematic';

/** The attribution that a background's source requires. */
export interface GroundCredit {
  readonly attribution: readonly Attribution[];
  /** When the picture was taken, as an ISO date; null if unknown. */
  readonly capturedOn: string | null;
}

export interface MapBackgroundFacts {
  /** Undefined until loaded; null if there is none. */
  readonly googleKey: string | null | undefined;
  readonly googleFailed: boolean;
  readonly picture: 'pending' | 'ready' | 'failed';
}

/** The background to show now; null until that is known (the schematic shows meanwhile). */
export function chooseBackground({
  googleKey,
  googleFailed,
  picture,
}: MapBackgroundFacts): BackgroundKind | null {
  if (googleKey === undefined) return null;
  if (googleKey !== null && !googleFailed) return 'google';
  if (picture === 'pending') return null;
  return picture === 'ready' ? 'picture' : 'schematic';
}
