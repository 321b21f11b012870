import {
  homeVisitSchema,
  listedHomeVisitSchema,
  type HomeVisit,
  type ListedHomeVisit,
} from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';
import { propertyKey } from '../property/property.ts';

const visitsSchema = z.object({ visits: z.array(homeVisitSchema) });
const myVisitsSchema = z.object({ visits: z.array(listedHomeVisitSchema) });

/** GET /api/properties/{id}/home-visits */
function homeVisitsQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'home-visits'],
    queryFn: async ({ signal }): Promise<readonly HomeVisit[]> =>
      (await callApi(apiPaths.homeVisits(propertyId), visitsSchema, { signal })).visits,
  });
}

/** The visits of assessors to a home, the newest first; up to date while the component is mounted. */
export function useHomeVisits(propertyId: string) {
  const query = homeVisitsQuery(propertyId);
  useRefetchOn(propertyId, query.queryKey, ['visits_changed', 'answers_changed', 'photo_added']);
  return useQuery(query);
}

/** GET /api/home-visits */
export const myHomeVisitsQuery = queryOptions({
  queryKey: ['my-home-visits'],
  queryFn: async ({ signal }): Promise<readonly ListedHomeVisit[]> =>
    (await callApi(apiPaths.myHomeVisits(), myVisitsSchema, { signal })).visits,
  staleTime: 0,
});
