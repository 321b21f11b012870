import { useCallback, useEffect, useRef, useState } from 'react';

import { useAutomaticStart } from './start-analysis.ts';

/** How long labels must be left alone before the score is updated. */
export const rescoreDelayMs = 2000;

export interface DelayedRescore {
  /** Call after a change: the score is updated two seconds after the last one. */
  readonly touch: () => void;
  readonly failed: boolean;
  /** Starts an update that is still put off, and waits until its job is known. Never rejects. */
  readonly finish: () => Promise<void>;
}

/**
 * Updates the score once labels have been left alone for a while, or as soon as the owner leaves the screen. Changing
 * only a side doesn't make the provider look at photos again.
 * @param enabled whether the property has a score
 */
export function useDelayedRescore(propertyId: string, enabled: boolean): DelayedRescore {
  const { mutateAsync } = useAutomaticStart(propertyId);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const start = useCallback(async () => {
    timer.current = null;
    try {
      await mutateAsync();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [mutateAsync]);

  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      void start();
    },
    [start],
  );

  const touch = useCallback(() => {
    if (!enabled) return;
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => void start(), rescoreDelayMs);
  }, [enabled, start]);

  const finish = useCallback(async () => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    await start();
  }, [start]);
  return { touch, failed, finish };
}
