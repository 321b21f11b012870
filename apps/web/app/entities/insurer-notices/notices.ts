import {
  insurerNoticeSchema,
  insurerNoticesSchema,
  type InsurerNotice,
  type ResolveNotice,
  type SaveInsurerNotice,
  type SaveNoticeStep,
} from '@dss/domain';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { changeCached } from '../../lib/api/change-cached.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { useRefetchOn } from '../../lib/realtime/use-refetch-on.ts';
import { propertyKey } from '../property/property.ts';

/** GET /api/properties/{id}/insurer-notices */
function noticesQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'insurer-notices'],
    queryFn: async ({ signal }) => {
      const path = apiPaths.insurerNotices(propertyId);
      return (await callApi(path, insurerNoticesSchema, { signal })).notices;
    },
  });
}

/** What insurers sent about a home, the newest entry first; up to date while the component is mounted. */
export function useInsurerNotices(propertyId: string) {
  const query = noticesQuery(propertyId);
  useRefetchOn(propertyId, query.queryKey, ['insurer_notices_changed', 'property_changed']);
  return useQuery(query);
}

const openNoticesKey = ['open-insurer-notices'] as const;

/** GET /api/insurer-notices: what isn't over yet, of all homes. */
export function useOpenNotices() {
  return useQuery({
    queryKey: openNoticesKey,
    queryFn: async ({ signal }) =>
      (await callApi(apiPaths.openInsurerNotices(), insurerNoticesSchema, { signal })).notices,
  });
}

/** What an owner does with something that an insurer sent. */
export type NoticeChange =
  | { readonly save: SaveInsurerNotice }
  | { readonly saveStep: SaveNoticeStep; readonly stepId: string }
  | { readonly removeStep: string }
  | { readonly resolve: ResolveNotice | null }
  | { readonly removeLetter: true }
  | { readonly remind: boolean };

/** Changes one of them, or enters it under a new id. What failed is said in a toast. */
export function useChangeNotice(propertyId: string, noticeId: string) {
  const queryClient = useQueryClient();
  const failed = useFailure();
  return useMutation({
    mutationFn: (change: NoticeChange) =>
      callApi(...requestFor(apiPaths.insurerNotice(propertyId, noticeId), change)),
    onSuccess: (notice) => keepNotice(queryClient, notice),
    onError: failed,
  });
}

function requestFor(path: string, change: NoticeChange) {
  const of = (
    part: string,
    method: 'PUT' | 'DELETE',
    body?: unknown,
  ): Parameters<typeof callApi<typeof insurerNoticeSchema>> => [
    `${path}${part}`,
    insurerNoticeSchema,
    { method, ...(body !== undefined && { body }) },
  ];
  if ('save' in change) return of('', 'PUT', change.save);
  if ('saveStep' in change) return of(`/steps/${change.stepId}`, 'PUT', change.saveStep);
  if ('removeStep' in change) return of(`/steps/${change.removeStep}`, 'DELETE');
  if ('remind' in change) return of('/reminders', change.remind ? 'PUT' : 'DELETE');
  if ('removeLetter' in change) return of('/letter', 'DELETE');
  return change.resolve === null ? of('/outcome', 'DELETE') : of('/outcome', 'PUT', change.resolve);
}

/** DELETE /api/properties/{id}/insurer-notices/{noticeId} */
export function useRemoveNotice(propertyId: string, noticeId: string) {
  const queryClient = useQueryClient();
  const failed = useFailure();
  return useMutation({
    mutationFn: () =>
      callApi(
        apiPaths.insurerNotice(propertyId, noticeId),
        z.object({ removed: z.literal(true) }),
        { method: 'DELETE' },
      ),
    networkMode: 'always',
    onSuccess: async () => {
      await changeNotices(queryClient, propertyId, (notices) =>
        notices.filter(({ id }) => id !== noticeId),
      );
    },
    onError: failed,
  });
}

/** PUT …/letter: the photo of a letter, as the browser made it smaller. */
export function useKeepLetter(propertyId: string, noticeId: string) {
  const queryClient = useQueryClient();
  const failed = useFailure();
  return useMutation({
    mutationFn: async (file: Blob) => {
      const path = apiPaths.insurerLetter(propertyId, noticeId);
      const type = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
      return callApi(path, insurerNoticeSchema, {
        method: 'PUT',
        file,
        headers: { 'content-type': type },
      });
    },
    onSuccess: (notice) => keepNotice(queryClient, notice),
    onError: failed,
  });
}

function useFailure() {
  const t = useTranslations('insurer.notices');
  const showFailure = useShowFailure();
  return (error: unknown) => showFailure(t('failed'), error);
}

function keepNotice(queryClient: QueryClient, notice: InsurerNotice): Promise<void> {
  return changeNotices(queryClient, notice.property_id, (notices) =>
    notices.some(({ id }) => id === notice.id)
      ? notices.map((each) => (each.id === notice.id ? notice : each))
      : [notice, ...notices],
  );
}

async function changeNotices(
  queryClient: QueryClient,
  propertyId: string,
  change: (notices: readonly InsurerNotice[]) => InsurerNotice[],
): Promise<void> {
  changeCached(queryClient, noticesQuery(propertyId).queryKey, change);
  await queryClient.invalidateQueries({ queryKey: openNoticesKey });
}
