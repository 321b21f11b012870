import { shareLinkSchema, type CreateShareLink, type ShareLink } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { propertyKey } from '../../entities/property/index.ts';

const linksSchema = z.object({ share_links: z.array(shareLinkSchema) });

function shareLinksQuery(propertyId: string, locale: string) {
  return queryOptions({
    // The links open in the page's language.
    queryKey: [...propertyKey(propertyId), 'share-links', locale],
    queryFn: async ({ signal }): Promise<ShareLink[]> => {
      const answer = await callApi(apiPaths.shareLinks(propertyId), linksSchema, { signal });
      return answer.share_links;
    },
    // Somebody may have opened them meanwhile.
    staleTime: 0,
  });
}

/** The links that show a property to others, newest first. */
export function useShareLinks(propertyId: string, enabled = true) {
  return useQuery({ ...shareLinksQuery(propertyId, useLanguage()), enabled });
}

/** Makes a link. */
export function useCreateShareLink(propertyId: string) {
  const { queryKey } = shareLinksQuery(propertyId, useLanguage());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateShareLink) =>
      callApi(apiPaths.shareLinks(propertyId), shareLinkSchema, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: async (link) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (links: ShareLink[] = []) => [link, ...links]);
    },
  });
}

/** Revokes a link for good. */
export function useRevokeShareLink(propertyId: string) {
  const { queryKey } = shareLinksQuery(propertyId, useLanguage());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) =>
      callApi(apiPaths.shareLink(propertyId, linkId), linksSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: async ({ share_links: left }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, left);
    },
  });
}

/** Whether a link has expired. */
export function isOver({ expires_at: end }: ShareLink, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}
