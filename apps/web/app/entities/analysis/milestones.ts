import { milestonesSchema } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { propertyKey } from '../property/property.ts';

/** GET /api/properties/{id}/milestones */
export function milestonesQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'milestones'],
    queryFn: ({ signal }) => callApi(apiPaths.milestones(propertyId), milestonesSchema, { signal }),
    // Results may have come meanwhile.
    staleTime: 0,
  });
}
