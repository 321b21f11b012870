import {
  addressFactsSchema,
  areFactsWaiting,
  factThatCounts,
  type AddressFacts,
  type OwnersFact,
  type ResponsibilityArea,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { propertyKey } from '../property/property.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';

/** How often to poll for answers while this page isn't live. */
const askAgainMs = 5000;

/** GET /api/properties/{id}/address-facts */
function addressFactsQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'address-facts'],
    queryFn: ({ signal }): Promise<AddressFacts> =>
      callApi(apiPaths.addressFacts(propertyId), addressFactsSchema, { signal }),
    staleTime: 0,
  });
}

/**
 * What is known of a home's address, up to date while the component is mounted.
 * @param enabled false where whoever looks may not read it
 */
export function useAddressFacts(propertyId: string, { enabled = true } = {}) {
  const query = addressFactsQuery(propertyId);
  const live = useRefetchOn(propertyId, query.queryKey, [
    'address_facts_changed',
    'property_changed',
  ]);
  return useQuery({
    ...query,
    enabled,
    refetchInterval: ({ state: { data } }) =>
      !live && data !== undefined && areFactsWaiting(data) ? askAgainMs : false,
  });
}

/** Who answers for fires at a home, by its owner's word or by maps; null while neither is known. */
export function useResponsibilityArea(propertyId: string): ResponsibilityArea | null {
  const { data } = useAddressFacts(propertyId);
  return (data && factThatCounts(data.responsibility)?.value?.area) ?? null;
}

/** Corrects a fact, or takes a correction back. */
export function useCorrectFact(propertyId: string) {
  const t = useTranslations('addressFacts');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { queryKey } = addressFactsQuery(propertyId);
  return useMutation({
    mutationFn: (change: OwnersFact | { readonly takeBack: OwnersFact['fact'] }) =>
      'takeBack' in change
        ? callApi(apiPaths.addressFact(propertyId, change.takeBack), addressFactsSchema, {
            method: 'DELETE',
          })
        : callApi(apiPaths.addressFacts(propertyId), addressFactsSchema, {
            method: 'PUT',
            body: change,
          }),
    onSuccess: (saved) => showSaved(queryClient, queryKey, saved),
    onError: (error) => showFailure(t('failed'), error),
  });
}
