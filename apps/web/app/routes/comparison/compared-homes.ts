import { propertyComparisonSchema, type ComparedProperty } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';

/** How many homes one request may name. */
const idsAtOnce = 100;

/**
 * GET /api/compared-properties: a hundred homes in a request, and all of them before any is shown, since they are to be sorted.
 * @param ids null: all homes
 */
export function comparedHomesQuery(ids: readonly string[] | null) {
  return queryOptions({
    queryKey: ['compared-properties', ids],
    queryFn: async ({ signal }) => {
      const homes: ComparedProperty[] = [];
      for (const some of partsOf(ids)) {
        let after: string | null = null;
        do {
          const path = apiPaths.comparedProperties(some, after);
          const page = await callApi(path, propertyComparisonSchema, { signal });
          homes.push(...page.properties);
          after = page.next_cursor;
        } while (after !== null);
      }
      return homes;
    },
    // Results may have come meanwhile.
    staleTime: 0,
  });
}

function partsOf(ids: readonly string[] | null): readonly (readonly string[] | null)[] {
  if (ids === null) return [null];
  const parts = Math.ceil(ids.length / idsAtOnce);
  return Array.from({ length: parts }, (_, part) =>
    ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  );
}
