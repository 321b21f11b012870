import {
  pickedPlaceSchema,
  placeLimits,
  placeSuggestionsSchema,
  type PickedPlace,
} from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';

import { abortAfter } from '../../lib/api/abort-after.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';

/** GET /api/places/suggestions */
export function suggestionsQuery(typed: string, session: string) {
  const q = typed.trim().slice(0, placeLimits.maxCharacters);
  return queryOptions({
    queryKey: ['place-suggestions', q],
    queryFn: ({ signal }) =>
      callApi(apiPaths.placeSuggestions(q, session), placeSuggestionsSchema, { signal }),
    enabled: isSearched(q),
    // Houses don't move while someone types. Failures aren't retried, because the next character starts a new search
    // anyway.
    staleTime: Infinity,
    retry: false,
  });
}

/** Addresses are suggested after more than two characters. */
export function isSearched(typed: string): boolean {
  return typed.trim().length > placeLimits.tooFewCharacters;
}

/** Someone who picked an address wants to continue. */
const longestWaitMs = 5000;

/** GET /api/places/{place_id} */
export function fetchPlace(placeId: string, session: string): Promise<PickedPlace> {
  return callApi(apiPaths.place(placeId, session), pickedPlaceSchema, {
    signal: abortAfter(longestWaitMs),
  });
}
