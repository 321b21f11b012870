import { propertyImagerySchema, type LatLng } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { callApi } from '../../api/client.ts';

/** The picture's URL is valid for an hour. */
const freshMs = 30 * 60 * 1000;

/** GET /api/properties/{id}/imagery: an aerial picture of exactly the map view around the pin. */
export function imageryQuery(propertyId: string, { lat, lng }: LatLng) {
  return queryOptions({
    queryKey: ['property', propertyId, 'imagery', lat, lng],
    queryFn: ({ signal }) =>
      callApi(`/api/properties/${encodeURIComponent(propertyId)}/imagery`, propertyImagerySchema, {
        signal,
      }),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  });
}
