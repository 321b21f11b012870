import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { analysisJobQuery } from './analysis-job.ts';
import { watchForReturn } from './watch-for-return.ts';
import { analysisTimings } from './timings.ts';

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
