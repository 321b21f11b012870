import { createStore } from 'zustand/vanilla';

/** How long no analysis starts after a photo was moved on the map. */
export const afterRepositionMs = 7000;

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
  const { getState, setState, subscribe } = createStore(() => ({ repositioning: false, until: 0 }));
  const waiting = new Set<string>();

  const isBlocked = () => getState().repositioning || now() < getState().until;

  /** At the end of this move, or when the wait after it is over. */
  function nextChance(): Promise<void> {
    return new Promise((resolve) => {
      const { repositioning, until } = getState();
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
    begin: () => {
      if (!getState().repositioning) setState({ repositioning: true });
    },
    end: () => {
      if (!getState().repositioning) return;
      setState({ repositioning: false, until: now() + afterRepositionMs });
    },
    isRepositioning: () => getState().repositioning,
    blockedUntil: () => getState().until,
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
