import { upkeepSchema } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { propertyKey } from '../property/property.ts';

/** GET /api/properties/{id}/upkeep, in the page's language. */
export function upkeepQuery(propertyId: string, language: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'upkeep', language],
    queryFn: ({ signal }) => callApi(apiPaths.upkeep(propertyId), upkeepSchema, { signal }),
    staleTime: 0,
  });
}
