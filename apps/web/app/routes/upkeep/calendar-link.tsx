import { calendarLinkSchema, type CalendarLink } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { isOnThisComputer } from '../../lib/api/this-computer.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button, PlainButtonLink } from '../../ui/button.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { propertyKey } from '../../entities/property/property.ts';

const answerSchema = z.object({ calendar_link: calendarLinkSchema.nullable() });

/** GET /api/properties/{id}/calendar-link */
function calendarLinkQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'calendar-link'],
    queryFn: async ({ signal }): Promise<CalendarLink | null> => {
      const answer = await callApi(apiPaths.calendarLink(propertyId), answerSchema, { signal });
      return answer.calendar_link;
    },
    staleTime: 0,
  });
}

/** Makes, shows and revokes the link to which calendar programs subscribe. */
export function CalendarSubscription({ propertyId }: { propertyId: string }) {
  const t = useTranslations('upkeep.subscription');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const query = calendarLinkQuery(propertyId);
  const { data: link, error, refetch } = useQuery(query);
  const keep = (now: CalendarLink | null) => showSaved(queryClient, query.queryKey, now);
  const { mutate: make, isPending } = useMutation({
    mutationFn: () =>
      callApi(apiPaths.calendarLink(propertyId), calendarLinkSchema, { method: 'POST' }),
    networkMode: 'always',
    onSuccess: keep,
    onError: (failure) => showFailure(t('failed'), failure),
  });
  const { mutate: revoke } = useMutation({
    mutationFn: () =>
      callApi(apiPaths.calendarLink(propertyId), answerSchema, { method: 'DELETE' }),
    networkMode: 'always',
    onSuccess: async () => {
      await keep(null);
      showToast({ tone: 'positive', title: t('revoked'), description: t('revokedText') });
    },
    onError: (failure) => showFailure(t('revokeFailed'), failure),
  });
  if (link === undefined) {
    return error === null ? (
      <Skeleton className="h-10 w-full" />
    ) : (
      <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />
    );
  }
  if (link === null) {
    return (
      <>
        <p className="text-caption">{t('text')}</p>
        <Button tone="primary" size="small" unavailable={isPending} onClick={() => make()}>
          {t(isPending ? 'making' : 'subscribe')}
        </Button>
      </>
    );
  }
  return <Subscribed link={link} onRevoke={() => revoke()} />;
}

function Subscribed({ link, onRevoke }: { link: CalendarLink; onRevoke: () => void }) {
  const t = useTranslations('upkeep.subscription');
  const format = useFormatter();
  const [asked, setAsked] = useState(false);
  const date = format.dateTime(new Date(link.created_at), { dateStyle: 'medium' });
  return (
    <>
      {isOnThisComputer(link.url) ? (
        <p className="text-caption wrap-anywhere">
          {t('onlyHere', { host: new URL(link.url).hostname })}
        </p>
      ) : (
        <p className="text-caption">{t('ready')}</p>
      )}
      <LinkToCopy
        url={link.url}
        words={{
          address: t('address'),
          copy: t('copy'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
        }}
        before={
          <PlainButtonLink tone="primary" href={link.url.replace(/^https?:/, 'webcal:')}>
            {t('open')}
          </PlainButtonLink>
        }
      />
      <p className="text-caption text-ink-soft">{t('named', { name: link.name })}</p>
      <p className="text-caption text-ink-soft">{t('since', { date, language: link.locale })}</p>
      <Button size="small" tone="quiet" className="-ml-4" onClick={() => setAsked(true)}>
        {t('revoke')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('revokeTitle')}
          text={t('revokeText')}
          confirmLabel={t('revoke')}
          cancelLabel={t('keep')}
          onConfirm={() => {
            setAsked(false);
            onRevoke();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
