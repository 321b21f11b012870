import {
  homeSaleSchema,
  listingsSchema,
  saleListsSchema,
  type ChangedSale,
  type HandOver,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useAccount } from '../account/account.ts';

/** Whose days of a sale: those of one's own home, or of one on which one has a role. */
export type SaleOf = { readonly propertyId: string } | { readonly roleId: string };

const pathOf = (of: SaleOf) =>
  'propertyId' in of ? apiPaths.sale(of.propertyId) : apiPaths.saleOfRole(of.roleId);

function saleQuery(of: SaleOf) {
  return queryOptions({
    queryKey: ['sale', of],
    queryFn: ({ signal }) => callApi(pathOf(of), homeSaleSchema, { signal }),
    // An agent may have changed them meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The days of a home's sale. */
export function useSale(of: SaleOf) {
  return useQuery(saleQuery(of));
}

/** Keeps one or both; one that is left out stays. What was chosen last counts, whichever answer comes first. */
export function useSaveSale(of: SaleOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangedSale) => callApi(pathOf(of), homeSaleSchema, { method: 'PUT', body }),
    scope: { id: `sale of ${JSON.stringify(of)}` },
    networkMode: 'always',
    onSuccess: async (saved) => {
      await showSaved(client, saleQuery(of).queryKey, saved);
      await client.invalidateQueries({ queryKey: listingsKey });
    },
  });
}

/** A state's lists for a sale, point by point, for a role that gets the papers. */
export function useSaleLists(roleId: string) {
  return useQuery({
    queryKey: ['sale-lists', roleId],
    queryFn: ({ signal }) => callApi(apiPaths.saleListsOfRole(roleId), saleListsSchema, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Gone with its page: nobody sees them from memory once the role has ended.
    gcTime: 0,
  });
}

const listingsKey = ['listings'] as const;

/** The homes of which whoever is signed in is the agent or the buyer, with their days and how they stand. */
export function useListings() {
  const { data: account } = useAccount();
  return useQuery({
    queryKey: listingsKey,
    queryFn: async ({ signal }) => {
      const listed = await callApi(apiPaths.listings(), listingsSchema, { signal });
      return listed.listings;
    },
    staleTime: 0,
    enabled: account !== undefined && account !== null,
  });
}

const linkSchema = z.object({ url: z.url(), expires_at: z.iso.datetime() });

/** Makes the link that hands a home over. It replaces one that was made before. */
export function useHandOver(propertyId: string) {
  return useMutation({
    mutationFn: (body: HandOver) =>
      callApi(apiPaths.handOverLinks(propertyId), linkSchema, { method: 'POST', body }),
    networkMode: 'always',
  });
}
