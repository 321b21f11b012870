import { shareLinkSchema, type CreateShareLink, type ShareLink } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { propertyKey } from '../../entities/property/property.ts';

const linksSchema = z.object({
  share_links: z.array(shareLinkSchema),
  people_count: z.number().int().default(0),
});
type SharedWith = z.infer<typeof linksSchema>;

function shareLinksQuery(propertyId: string, locale: string) {
  return queryOptions({
    // The links open in the page's language.
    queryKey: [...propertyKey(propertyId), 'share-links', locale],
    queryFn: ({ signal }): Promise<SharedWith> =>
      callApi(apiPaths.shareLinks(propertyId), linksSchema, { signal }),
    // Somebody may have opened them meanwhile.
    staleTime: 0,
  });
}

/** The links that show a property to others, newest first. */
export function useShareLinks(propertyId: string) {
  return useQuery({
    ...shareLinksQuery(propertyId, useLanguage()),
    select: ({ share_links: links }) => links,
  });
}

/** How many links show the property to others, and how many people are on it; zero until that is known. */
export function useSharedWith(propertyId: string) {
  const { data } = useQuery(shareLinksQuery(propertyId, useLanguage()));
  return { links: data?.share_links.length ?? 0, people: data?.people_count ?? 0 };
}

/** Makes a link. */
export function useCreateShareLink(propertyId: string) {
  const { queryKey } = shareLinksQuery(propertyId, useLanguage());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateShareLink) =>
      callApi(apiPaths.shareLinks(propertyId), shareLinkSchema, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: (link) =>
      showSaved(queryClient, queryKey, (before) => ({
        share_links: [link, ...(before?.share_links ?? [])],
        people_count: before?.people_count ?? 0,
      })),
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
    onSuccess: (left) => showSaved(queryClient, queryKey, left),
  });
}

/** Whether a link has expired. */
export function isOver({ expires_at: end }: ShareLink, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}
