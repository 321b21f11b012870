import { createStore } from 'zustand/vanilla';

/** How long analyses wait after a photo was moved on the map. */
export const afterRepositionMs = 7000;

/**
 * Keeps analyses from starting while a photo is being moved on the map and shortly afterward (core flow, section 4).
 */
export interface AnalysisPause {
  readonly begin: () => void;
  readonly end: () => void;
  readonly isRepositioning: () => boolean;
  /** Milliseconds since 1970; 0 if nothing was moved yet. */
  readonly blockedUntil: () => number;
  /** Whether an analysis must not start now. */
  readonly isBlocked: () => boolean;
  /** Notifies the listener when a move begins and when it ends. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves as soon as an analysis may start. */
  readonly whenOver: () => Promise<void>;
  /**
   * The same when several changes may each want an analysis of the property afterward.
   * @returns whether this caller should start it: false right away if another caller is already waiting
   */
  readonly claimStart: (propertyId: string) => Promise<boolean>;
}

export function createAnalysisPause(now: () => number = () => Date.now()): AnalysisPause {
  const { getState, setState, subscribe } = createStore(() => ({ repositioning: false, until: 0 }));
  const waiting = new Set<string>();

  const isBlocked = () => getState().repositioning || now() < getState().until;

  /** Resolves when the current move or the wait after it ends. */
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
    claimStart: async (propertyId) => {
      if (waiting.has(propertyId)) return false;
      waiting.add(propertyId);
      await whenOver();
      waiting.delete(propertyId);
      return true;
    },
  };
}

/** Shared by the whole page. */
export const analysisPause = createAnalysisPause();
