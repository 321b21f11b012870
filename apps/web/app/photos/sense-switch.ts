import type { senseDevice, DeviceSense } from './device-sense.ts';

export interface SenseState {
  /** Position and compass, where the owner allowed them. */
  readonly sense: DeviceSense | null;
  /** The owner asked for them; the device may still be asking back. */
  readonly wanted: boolean;
  /** How well the device knows where it is, in metres; null while it doesn't. */
  readonly accuracy: number | null;
}

export const notSensing: SenseState = { sense: null, wanted: false, accuracy: null };

/**
 * Turns position and compass on and off. The owner's last word counts: what the device allows after it, or after the
 * page was left, is given up at once.
 * @returns to be called while a press is handled, or iPhones refuse
 */
export function createSenseSwitch(
  start: typeof senseDevice,
  tell: (state: SenseState) => void,
): (on: boolean) => Promise<void> {
  let state = notSensing;
  let turns = 0;

  function become(next: SenseState): void {
    state = next;
    tell(next);
  }

  return async (on) => {
    turns += 1;
    const turn = turns;
    const isLast = () => turn === turns;
    state.sense?.stop();
    become({ ...notSensing, wanted: on });
    if (!on) return;
    const sense = await start((accuracy) => {
      if (isLast()) become({ ...state, accuracy });
    }).catch(() => null);
    if (isLast()) become(sense === null ? notSensing : { ...state, sense });
    else sense?.stop();
  };
}
