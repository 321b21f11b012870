import { propertySchema } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/client.ts';

/** The start of the keys of all that is cached of a home; by itself the key of the home. */
export function propertyKey(propertyId: string) {
  return ['property', propertyId] as const;
}

/** GET /api/properties/{id} */
export function propertyQuery(propertyId: string) {
  return queryOptions({
    queryKey: propertyKey(propertyId),
    queryFn: ({ signal }) => callApi(apiPaths.property(propertyId), propertySchema, { signal }),
  });
}

export function useProperty(propertyId: string) {
  return useQuery(propertyQuery(propertyId));
}

/** The property doesn't exist or belongs to somebody else (the server doesn't say which), or its id is invalid. */
export function isPropertyMissing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'property_not_found' || error.code === 'invalid_property_id')
  );
}
