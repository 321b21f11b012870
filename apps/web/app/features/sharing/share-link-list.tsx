import type { ShareLink } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';

import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { isOver, useRevokeShareLink, useShareLinks } from './share-links.ts';

/** The links that there are, each with how often it was opened. */
export function ShareLinkList({ propertyId }: { propertyId: string }) {
  const t = useTranslations('sharing.links');
  const showFailure = useShowFailure();
  const { data: links, error, refetch } = useShareLinks(propertyId);
  const { mutate: revoke } = useRevokeShareLink(propertyId);
  const [asked, setAsked] = useState<ShareLink | null>(null);
  return (
    <section aria-labelledby="share-links" className="border-t border-line pt-5">
      <h3 id="share-links" className="font-serif text-title-3 font-strong">
        {t('title')}
      </h3>
      {links !== undefined ? (
        links.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t('none')}</p>
        ) : (
          <ul>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
            ))}
          </ul>
        )
      ) : error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="mt-3 h-28 w-full" />
        </>
      ) : (
        <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t('revokeTitle')}
          text={t('revokeText')}
          confirmLabel={t('revoke')}
          cancelLabel={t('keep')}
          onConfirm={() => {
            setAsked(null);
            revoke(asked.id, {
              onSuccess: () =>
                showToast({
                  tone: 'positive',
                  title: t('revoked'),
                  description: t('revokedText'),
                }),
              onError: (failure) => showFailure(t('revokeFailed'), failure),
            });
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function LinkRow({ link, onRevoke }: { link: ShareLink; onRevoke: () => void }) {
  const t = useTranslations('sharing.links');
  const format = useFormatter();
  const now = useNow();
  const { field, copied, copy } = useCopy(link.url);
  const over = isOver(link, now.getTime());
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const name = t('address', { date: day(link.created_at) });
  const { expires_at: end, last_opened_at: opened } = link;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 last:border-b-0">
      {!over && (
        <input
          ref={field}
          readOnly
          value={link.url}
          aria-label={name}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 truncate rounded-small border border-line-strong bg-paper-sunk px-3 text-caption text-ink"
        />
      )}
      <p className="text-caption text-ink-soft">
        <span>{t(link.hides_place ? 'withoutPlace' : 'withPlace')}</span> <span>·</span>{' '}
        <span>{end === null ? t('always') : t(over ? 'over' : 'until', { date: day(end) })}</span>
        <br />
        <span>
          {t('views', {
            count: link.views,
            date:
              opened === null
                ? ''
                : format.dateTime(new Date(opened), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!over && (
          <Button size="small" onClick={copy}>
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </Button>
        )}
        {!over && 'share' in navigator && (
          <Button
            size="small"
            onClick={() =>
              // Rejects when the person changes their mind.
              void navigator.share({ url: link.url, text: t('message') }).catch(() => undefined)
            }
          >
            {t('send')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
      <p role="status" className={copied === 'failed' ? 'text-caption' : 'sr-only'}>
        {copied !== null && t(copied === 'yes' ? 'copied' : 'copyFailed')}
      </p>
    </li>
  );
}
