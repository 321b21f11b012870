import { analysisLimits } from '@dss/domain';

/** When a photo is being moved on the map, and how long analyses wait afterward (core flow, section 4). */
export interface AnalysisPause {
  readonly begin: () => void;
  readonly end: () => void;
  readonly isRepositioning: () => boolean;
  /** Milliseconds since 1970; 0: nothing was moved yet. */
  readonly blockedUntil: () => number;
  /** Whether an analysis must not start now. */
  readonly isBlocked: () => boolean;
  /** Told at the beginning and at the end of every move. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Once an analysis may start. */
  readonly whenOver: () => Promise<void>;
  /**
   * The same for one of several who want the analysis of a property after what they have changed.
   * @returns whether it is this one's: false at once where another waits already
   */
  readonly isTurnOf: (propertyId: string) => Promise<boolean>;
}

export function createAnalysisPause(now: () => number = Date.now): AnalysisPause {
  let repositioning = false;
  let until = 0;
  const listeners = new Set<() => void>();

  function become(next: boolean): void {
    if (repositioning === next) return;
    repositioning = next;
    if (!next) until = now() + analysisLimits.afterRepositionMs;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const waiting = new Set<string>();

  const isBlocked = () => repositioning || now() < until;

  /** At the end of this move, or when the wait after it is over. */
  function nextChance(): Promise<void> {
    return new Promise((resolve) => {
      const timer = repositioning ? undefined : setTimeout(settle, until - now());
      const unsubscribe = subscribe(settle);
      function settle(): void {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      }
    });
  }

  async function whenOver(): Promise<void> {
    while (isBlocked()) await nextChance();
  }

  return {
    begin: () => become(true),
    end: () => become(false),
    isRepositioning: () => repositioning,
    blockedUntil: () => until,
    isBlocked,
    subscribe,
    whenOver,
    isTurnOf: async (propertyId) => {
      if (waiting.has(propertyId)) return false;
      waiting.add(propertyId);
      await whenOver();
      waiting.delete(propertyId);
      return true;
    },
  };
}

/** Of this page. */
export const analysisPause = createAnalysisPause();
