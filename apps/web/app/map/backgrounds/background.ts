import type { Attribution } from '@dss/domain';

/** What the ground is drawn from, best first. One that fails gives way to the next. */
export type BackgroundKind = 'google' | 'picture' | 'schematic';

/** What a background asks to be named by. */
export interface GroundCredit {
  readonly attribution: readonly Attribution[];
  /** When the picture was taken, as an ISO date. */
  readonly capturedOn: string | null;
}

export interface MapBackgroundFacts {
  /** Null: not known yet whether there is one. */
  readonly googleKey: string | null | undefined;
  readonly googleFailed: boolean;
  readonly picture: 'pending' | 'ready' | 'failed';
}

/** Which background to show now; null while it isn't known yet, and then the schematic stands in quietly. */
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
