import type { AccountSession } from '@dss/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';

import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { changingCalls, sessionsQuery } from '../../entities/account/account.ts';
import { AccountSection } from './account-section.tsx';
import { describeDevice } from './describe-device.ts';
import { useSignOut } from './use-sign-out.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

/** Where the account is signed in, each with a way out. */
export function SessionsSection() {
  const t = useTranslations('account');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { isSending: isEnding, run } = useSubmit();
  const { isSending: isLeaving, signOut, question } = useSignOut();
  const isSending = isEnding || isLeaving;

  const end = (call: () => Promise<unknown>, message: string) =>
    void run(async () => {
      await call();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      showToast({ tone: 'positive', title: t('success'), description: message });
    });

  return (
    <AccountSection title={t('sessions.title')}>
      <ul aria-label={t('sessions.title')} className="flex flex-col">
        {data?.sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isSending={isSending}
            onEnd={() => end(() => changingCalls.endSession(session.id), t('sessions.ended'))}
          />
        ))}
      </ul>
      {data === undefined &&
        (error === null ? (
          <p role="status" aria-label={t('sessions.loading')} className="-mt-6 py-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="mt-1 h-4 w-24" />
          </p>
        ) : (
          <LoadFailed title={t('sessions.failed')} queries={[{ error, refetch }]} />
        ))}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" unavailable={isSending} onClick={() => signOut('this')}>
          {t('sessions.signOut')}
        </Button>
        {(data?.sessions.length ?? 0) > 1 && (
          <Button
            unavailable={isSending}
            onClick={() => end(() => changingCalls.signOut('others'), t('sessions.othersDone'))}
          >
            {t('sessions.others')}
          </Button>
        )}
        <Button unavailable={isSending} onClick={() => signOut('all')}>
          {t('sessions.all')}
        </Button>
      </div>
      {question}
    </AccountSection>
  );
}

function Session({
  session,
  isSending,
  onEnd,
}: {
  session: AccountSession;
  isSending: boolean;
  onEnd: () => void;
}) {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const device = describeDevice(session.user_agent) ?? t('unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div>
        <p className="font-strong">{device}</p>
        <p className="text-caption text-ink-soft">
          {session.current
            ? t('thisOne')
            : t('lastUsed', {
                date: format.dateTime(new Date(session.used_at), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          unavailable={isSending}
          aria-label={t('endOf', { device })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
