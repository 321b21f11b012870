import type { Account } from '@dss/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { accountQuery, changingCalls } from './account.ts';
import { AuthPage } from './form-parts.tsx';
import { useKnownAccount } from './known-account.ts';
import { useSubmit } from './use-submit.ts';

/**
 * Who is signed in, as the server has said since this page was opened: the browser may still know an account that has just signed out.
 * @returns null while that isn't known, too
 */
export function useSignedIn(): Account | null {
  const mayBe = useKnownAccount() !== null;
  const { data, isFetchedAfterMount } = useQuery({
    ...accountQuery,
    enabled: mayBe,
    staleTime: 0,
  });
  return mayBe && isFetchedAfterMount ? (data ?? null) : null;
}

/** In place of a form that signs in or up: who is signed in already, and where to go. */
export function AlreadySignedIn({ account: { name, email } }: { account: Account }) {
  const t = useTranslations('account');
  const paths = usePaths();
  const client = useQueryClient();
  const { isSending, run } = useSubmit();
  return (
    <AuthPage
      title={t('already.title')}
      lead={t('already.as', { name, email })}
      below={
        <>
          <p>{t('already.other')}</p>
          <Button
            unavailable={isSending}
            onClick={() =>
              void run(async () => {
                await changingCalls.signOut('this');
                client.removeQueries({ type: 'inactive' });
                await client.fetchQuery({ ...accountQuery, staleTime: 0 });
                showToast({
                  tone: 'positive',
                  title: t('success'),
                  description: t('signedOut'),
                });
              })
            }
          >
            {t('sessions.signOut')}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="primary" to={paths.homes()}>
          {t('already.homes')}
        </ButtonLink>
        <ButtonLink to={paths.account()}>{t('already.account')}</ButtonLink>
      </div>
    </AuthPage>
  );
}
