import type { Account } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { accountQuery } from '../../entities/account/account.ts';
import { useKnownAccount } from '../../entities/account/known-account.ts';
import { AuthPage } from './form-parts.tsx';
import { useSignOut } from './use-sign-out.tsx';

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
  const { isSending, signOut, question } = useSignOut();
  return (
    <AuthPage
      title={t('already.title')}
      lead={t('already.as', { name, email })}
      below={
        <>
          <p>{t('already.other')}</p>
          <Button unavailable={isSending} onClick={() => signOut('this')}>
            {t('sessions.signOut')}
          </Button>
          {question}
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
