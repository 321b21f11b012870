import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { analysisJobQuery } from './analysis-job.ts';
import { watchForReturn } from './watch-for-return.ts';
import { analysisTimings } from './timings.ts';

/** While the server can't be reached it is asked now and then; once it answers, the analysis is taken up by itself. */
export function useRejoin(propertyId: string, isLost: boolean, onReturn: () => void): void {
  const queryClient = useQueryClient();
  const rejoin = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isLost) return;
    return watchForReturn({
      // Also while the browser believes to be offline, when it would only wait.
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
