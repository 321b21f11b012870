import { useCallback, useEffect, useRef, useState } from 'react';

import { useAutomaticStart } from '../analysis/index.ts';
import { analysisPause } from '../map/index.ts';

/** So long nobody labels anything before the score is made anew. */
export const quietMs = 2000;

export interface QuietRescore {
  /** Something has changed: the score is made anew after two quiet seconds. */
  readonly touch: () => void;
  readonly failed: boolean;
}

/**
 * Has the score made anew once labels were left alone for a while; whoever leaves the screen before doesn't wait. A side
 * costs no new look at any photo.
 * @param enabled whether there is a score at all
 */
export function useQuietRescore(propertyId: string, enabled: boolean): QuietRescore {
  const { mutateAsync } = useAutomaticStart(propertyId);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const start = useCallback(async () => {
    timer.current = null;
    try {
      await analysisPause.whenOver();
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
    timer.current = setTimeout(() => void start(), quietMs);
  }, [enabled, start]);
  return { touch, failed };
}
