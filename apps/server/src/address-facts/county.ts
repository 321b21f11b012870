import { stateNamed } from '@dss/domain';
import { z } from 'zod';
import { ExternalServiceError, fetchJson } from '../external-http/fetch-external.ts';
import {
  known,
  maxBytes,
  notCovered,
  pointText,
  roundedPoint,
  timeoutMs,
  type FactService,
} from './fact-service.ts';

const service = 'US Census counties';

const answerSchema = z.object({
  result: z.object({
    geographies: z.object({
      Counties: z.array(z.object({ NAME: z.string().min(1) })).optional(),
      States: z.array(z.object({ STUSAB: z.string() })).optional(),
    }),
  }),
});

/** County and state of a point, from the geocoder of the US Census Bureau (geographies/coordinates). */
export function countyService(baseUrl: string): FactService<'county'> {
  return {
    question: ({ position }) => [baseUrl, pointText(roundedPoint(position))],
    ask: async ({ position }, today) => {
      const { lat, lng } = roundedPoint(position);
      const url = new URL(`${baseUrl}/geographies/coordinates`);
      url.search = new URLSearchParams({
        x: String(lng),
        y: String(lat),
        benchmark: 'Public_AR_Current',
        vintage: 'Current_Current',
        format: 'json',
      }).toString();
      const answer = await fetchJson({ service, url, timeoutMs, maxBytes });
      const { data } = answerSchema.safeParse(answer);
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      const { Counties: counties = [], States: states = [] } = data.result.geographies;
      const [county] = counties;
      if (county === undefined) return notCovered;
      const state = stateNamed(states[0]?.STUSAB ?? '');
      return known('census_county', { name: county.NAME, state }, { today });
    },
  };
}
