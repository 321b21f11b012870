import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { analysisJobQuery } from '../../entities/analysis/analysis-job.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

/** Polls while the server can't be reached, and resumes the analysis when it answers. */
export function useRejoin(propertyId: string, isLost: boolean, onReturn: () => void): void {
  const queryClient = useQueryClient();
  const rejoin = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isLost) return;
    return watchForReturn({
      // Ask even while the browser believes it is offline: React Query would only wait.
      check: () =>
        queryClient.fetchQuery({
          ...analysisJobQuery(propertyId),
          retry: false,
          networkMode: 'always',
        }),
      onReturn: () => rejoin(),
      everyMs: analysisTimings.rejoinMs,
    });
  }, [isLost, propertyId, queryClient]);
}

interface WatchOptions {
  /** Sends the server a small request; rejects if it can't be reached. */
  readonly check: () => Promise<unknown>;
  /** Called at most once. */
  readonly onReturn: () => void;
  readonly everyMs: number;
}

/**
 * Polls until a server that couldn't be reached answers again. If the first check succeeds, the server wasn't down and
 * a retry would fail the same way, so `onReturn` isn't called.
 * @returns a function that stops waiting
 */
export function watchForReturn({ check, onReturn, everyMs }: WatchOptions): () => void {
  let isStopped = false;
  let wasGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const answers = await check().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (answers) {
      if (wasGone) onReturn();
      return;
    }
    wasGone = true;
    timer = setTimeout(() => void look(), everyMs);
  }

  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
