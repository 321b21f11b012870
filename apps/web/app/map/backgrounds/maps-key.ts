import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../../api/client.ts';

const keyReplySchema = z.object({ apiKey: z.string().min(1) });

/** GET /functions/v1/get-google-maps-key. Fetched only if the deployment says that there is a key; null on failure. */
export function mapsKeyQuery() {
  return queryOptions({
    queryKey: ['maps-key'],
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('/functions/v1/get-google-maps-key', keyReplySchema, { signal }))
          .apiKey;
      } catch (error) {
        if (signal.aborted) throw error;
        return null;
      }
    },
    staleTime: Infinity,
  });
}
