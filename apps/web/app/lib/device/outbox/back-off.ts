/** The first wait, unless the server asks for another, and the longest that repeated waits grow to. */
export interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** One thing that is tried again by itself after it failed, less often each time in a row. */
export interface BackOff {
  /**
   * Tries it again later.
   * @param askedMs how long the server asks to wait; null if it doesn't say
   * @returns milliseconds until then
   */
  readonly wait: (waits: Waits, askedMs: number | null) => number;
  /** Doesn't wait any longer. */
  readonly stop: () => void;
  /** The next failure counts as the first one. */
  readonly startOver: () => void;
}

export function createBackOff(again: () => void): BackOff {
  let inARow = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    wait: ({ firstMs, longestMs }, askedMs) => {
      const waitMs = Math.min(longestMs, (askedMs ?? firstMs) * 2 ** inARow);
      inARow += 1;
      timer = setTimeout(again, waitMs);
      return waitMs;
    },
    stop: () => clearTimeout(timer),
    startOver: () => {
      inARow = 0;
    },
  };
}
