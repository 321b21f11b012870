import type { Clock } from '../clock/index.ts';

/** A clock that a test moves; it stands at the real time until then, and runs on. */
export interface MovableClock {
  readonly now: Clock;
  advance(ms: number): void;
}

export function createMovableClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms) => {
      offsetMs += ms;
    },
  };
}
