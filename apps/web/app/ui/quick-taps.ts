import { useRef } from 'react';

/** What a click event says about how it was made. */
export interface Activation {
  /** 0 for a key, 1 for a tap or a click, more for the clicks that follow it quickly. */
  readonly detail: number;
  /** In milliseconds. */
  readonly timeStamp: number;
}

/** Nobody reads a new question in less. */
const quick = 350;

/**
 * Whether a tap was meant for the question before, which went away under the finger. Touch screens don't count quick taps in
 * `detail`, so the time tells. A key that is pressed again is meant.
 * @param last when an answer was last accepted, or a question skipped; null before the first
 */
export function comesTooSoon({ detail, timeStamp }: Activation, last: number | null): boolean {
  if (detail === 0) return false;
  return detail > 1 || (last !== null && timeStamp - last < quick);
}

/** Whether a tap on an answer counts, for a part of a page that shows one question after the other; notes when one did. */
export function useTapFilter(): (activation: Activation) => boolean {
  const last = useRef<number | null>(null);
  return (activation) => {
    if (comesTooSoon(activation, last.current)) return false;
    last.current = activation.timeStamp;
    return true;
  };
}
