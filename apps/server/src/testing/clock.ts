import type { Clock } from '../clock/index.ts';

/** A clock that runs in real time and that a test can advance. */
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
