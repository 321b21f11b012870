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
 * @param last when an answer was last accepted, or when it brought the question that is asked now; null before the first
 */
export function comesTooSoon({ detail, timeStamp }: Activation, last: number | null): boolean {
  if (detail === 0) return false;
  return detail > 1 || (last !== null && timeStamp - last < quick);
}

export interface TapFilter {
  /** Whether a tap on an answer counts; notes when one did. */
  readonly accepts: (activation: Activation) => boolean;
  /**
   * Notes that something else is asked now than a moment ago.
   * @param readingMs how long it takes at least to read it
   */
  readonly askNext: (readingMs?: number) => void;
}

/** For a part of a page that shows one question after the other, or for what a second tap would take back. */
export function useTapFilter(): TapFilter {
  const last = useRef<number | null>(null);
  return {
    accepts: (activation) => {
      if (comesTooSoon(activation, last.current)) return false;
      last.current = activation.timeStamp;
      return true;
    },
    askNext: (readingMs = quick) => {
      last.current = performance.now() + readingMs - quick;
    },
  };
}
