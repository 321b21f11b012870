import { imageryTilesSchema } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { callApi } from '../../api/client.ts';

/** GET /api/imagery/tiles: the available aerial tiles; fails if the deployment has none. */
export function imageryTilesQuery() {
  return queryOptions({
    queryKey: ['imagery-tiles'],
    queryFn: ({ signal }) => callApi('/api/imagery/tiles', imageryTilesSchema, { signal }),
    staleTime: Infinity,
  });
}
