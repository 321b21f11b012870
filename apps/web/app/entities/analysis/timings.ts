/** Timings of the pages that wait for an analysis. Those of the progress screen are specified. */
export const analysisTimings = {
  pollMs: 2000,
  /** After this long without a result, a page that waits for a background analysis starts its own. */
  ownStartMs: 15_000,
  /** How often a page polls although it is live. */
  liveCheckMs: 15_000,
  /** How often a progress screen that lost the server checks whether it is back. */
  rejoinMs: 5000,
  background: {
    /** An analysis starts in the background at this many stored photos, and again after this many more. */
    photos: 3,
    /** The progress bar is slower after a background analysis. */
    nominalMs: 36_000,
  },
  progress: {
    tickMs: 200,
    nominalMs: 18_000,
    capPercent: 95,
    longWaitMs: 30_000,
    timeoutMs: 60_000,
    completionPauseMs: 800,
  },
  /** Retries of a rate-limited start; the wait before retry n (from 0) is retryBaseMs x 2^n. */
  retries: 2,
  retryBaseMs: 3000,
} as const;
