import { hazardTypeSchema, type HazardTypeId } from '@dss/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../../lib/api/api-paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import type { Locale } from '../../../lib/messages/locale.ts';
import { useLanguage } from '../../../lib/messages/message-parts.tsx';

const sourceLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  kind: z.enum(['official', 'study', 'guide']),
  compared: z.boolean(),
});

const guidanceSchema = z.object({
  hazard_type: hazardTypeSchema,
  title: z.string(),
  why: z.string(),
  action: z.string(),
  est_cost: z.string(),
  time: z.string(),
  source: z.string(),
  diy_or_pro: z.enum(['diy', 'pro', 'diy_or_pro']).nullable(),
  figures_are_estimates: z.boolean().nullable(),
  cost_sources: z.array(sourceLinkSchema),
});

const replySchema = z.object({ guidance: z.array(guidanceSchema) });

export type Guidance = z.infer<typeof guidanceSchema>;

/** GET /api/guidance?hazard_type=a,b: what to do about hazards, by type, in the page's language. */
export function guidanceQuery(types: readonly HazardTypeId[], locale: Locale) {
  const wanted = [...new Set(types)].sort();
  return queryOptions({
    queryKey: ['guidance', locale, ...wanted],
    queryFn: async ({ signal }) => {
      return (await callApi(apiPaths.guidance(wanted), replySchema, { signal })).guidance;
    },
    enabled: wanted.length > 0,
    staleTime: Infinity,
  });
}

export function useGuidance(types: readonly HazardTypeId[]) {
  // A re-score may add or remove a type: keep showing the guidance already loaded meanwhile.
  const locale = useLanguage();
  return useQuery({ ...guidanceQuery(types, locale), placeholderData: keepPreviousData });
}
