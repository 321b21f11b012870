/** What a page waits for while a home is analyzed. The progress screen's are the specification's. */
export const analysisTimings = {
  pollMs: 2000,
  /** A page that waits for an analysis in the background starts its own after this long without one. */
  ownStartMs: 15_000,
  /** How often a page asks how an analysis is though it is told. */
  liveCheckMs: 15_000,
  /** How often a progress screen that lost the server asks whether it is back. */
  rejoinMs: 5000,
  background: {
    /** Photos that must be uploaded before an analysis starts in the background; and for every so many more. */
    photos: 3,
    /** The bar of the progress screen is slower while one runs. */
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
  /** Extra tries of a rate-limited analysis call; the wait before try n is retryBaseMs x 2^n. */
  retries: 2,
  retryBaseMs: 3000,
} as const;
