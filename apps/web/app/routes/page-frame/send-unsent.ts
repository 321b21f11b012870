import type { QueryClient } from '@tanstack/react-query';

import { sendUnsentAnswers } from '../../entities/answers/use-unsent-answers.ts';
import { sendUnsentVisits } from '../../entities/home-visits/saved-visits.ts';
import { sendUnsentPhotos } from '../../entities/photo/use-uploads.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { madeFirst } from '../../lib/api/client.ts';
import { homesToMake } from '../../lib/api/homes-to-make.ts';
import { createBackOff } from '../../lib/device/outbox/back-off.ts';
import { propertiesKey } from '../../entities/property/homes.ts';

const waits = { firstMs: 5000, longestMs: 5 * 60_000 };

/**
 * Sends all that earlier pages kept in this browser, whichever page is open: first the homes, then their photos and answers, which go on by
 * themselves. Until `signal`.
 */
export function sendUnsent(queryClient: QueryClient, signal: AbortSignal): void {
  const backOff = createBackOff(() => void send());

  async function send(): Promise<void> {
    backOff.stop();
    // What waits with a home that isn't made yet waits with it.
    void sendUnsentPhotos(queryClient);
    void sendUnsentAnswers(queryClient);
    if (!navigator.onLine) return;
    let failed: ApiError | null = null;
    for (const { id } of homesToMake()) {
      try {
        await madeFirst(apiPaths.property(id));
        void queryClient.invalidateQueries({ queryKey: propertiesKey });
      } catch (error) {
        // A refusal is shown where the home is opened.
        if (error instanceof ApiError && error.retryable) failed = error;
      }
    }
    failed = (await sendUnsentVisits(queryClient)) ?? failed;
    if (failed !== null && !signal.aborted) backOff.wait(waits, failed.retryAfterMs);
  }

  const again = () => {
    backOff.startOver();
    void send();
  };
  window.addEventListener('online', again, { signal });
  signal.addEventListener('abort', backOff.stop);
  void send();
}
