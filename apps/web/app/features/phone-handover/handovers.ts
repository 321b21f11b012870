import {
  connectedPhoneSchema,
  newPhoneHandoverSchema,
  phoneHandoverSchema,
  type ConnectedPhone,
  type PhoneHandover,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';
import { propertyKey } from '../../entities/property/property.ts';

const listSchema = z.object({ phone_handovers: z.array(phoneHandoverSchema) });

/** How often to poll while this page isn't live. */
const askAgainMs = 5000;
/** A little later than the end, so that the server has ended it too. */
const afterEndMs = 500;

function handoversQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'phone-handovers'],
    queryFn: async ({ signal }): Promise<readonly PhoneHandover[]> => {
      const path = apiPaths.phoneHandovers(propertyId);
      return (await callApi(path, listSchema, { signal })).phone_handovers;
    },
    // A phone may have spent them meanwhile.
    staleTime: 0,
  });
}

/** What lets phones in to a property right now, newest first. */
export function useHandovers(propertyId: string) {
  return useQuery({ ...handoversQuery(propertyId), enabled: false });
}

/** Keeps `useHandovers` up to date while the component is mounted. */
export function useFollowedHandovers(propertyId: string, enabled: boolean) {
  const query = handoversQuery(propertyId);
  const live = useRefetchOn(propertyId, query.queryKey, ['handovers_changed', 'photo_added']);
  return useQuery({
    ...query,
    enabled,
    refetchInterval: ({ state: { data = [] } }) => {
      if (data.length === 0) return false;
      const endsMs = Math.min(...data.map(({ seconds_left: left }) => left * 1000)) + afterEndMs;
      return live ? endsMs : Math.min(endsMs, askAgainMs);
    },
  });
}

/**
 * A new code, made once for each attempt. A query, not a mutation, so that a sheet that renders twice makes one code.
 */
export function useNewCode(propertyId: string, attempt: number, locale: string) {
  const queryClient = useQueryClient();
  const made = useQuery({
    queryKey: ['phone-code', propertyId, attempt, locale],
    queryFn: () =>
      callApi(apiPaths.phoneHandovers(propertyId), newPhoneHandoverSchema, { method: 'POST' }),
    staleTime: Infinity,
    // It can't be shown again.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { queryKey } = handoversQuery(propertyId);
  const id = made.data?.id;
  useEffect(() => {
    if (id !== undefined) void queryClient.invalidateQueries({ queryKey });
    // The key is made anew each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, queryClient, propertyId]);
  return made;
}

/**
 * Takes a code back, or disconnects a phone. What is to follow is given here and not with each call, since the phone's place on the page
 * may be gone by then: the page hears of it from elsewhere, too.
 */
export function useRevokeHandover(
  propertyId: string,
  follow: { readonly onDone?: () => void; readonly onError?: (error: Error) => void } = {},
) {
  const queryClient = useQueryClient();
  const { queryKey } = handoversQuery(propertyId);
  return useMutation({
    mutationFn: (handoverId: string) =>
      callApi(apiPaths.phoneHandover(propertyId, handoverId), listSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: async ({ phone_handovers: left }) => {
      await showSaved(queryClient, queryKey, left);
      follow.onDone?.();
    },
    onError: (error) => follow.onError?.(error),
  });
}

/** Spends a code: lets this phone in. */
export function spendCode(code: string): Promise<ConnectedPhone> {
  return callApi(apiPaths.connectedPhones(), connectedPhoneSchema, {
    method: 'POST',
    body: { code },
  });
}
