import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/index.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

interface InvitedFrameProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactElement;
}

/** A page for whoever is on somebody's home: for one who is signed out, or not on it anymore, and while it loads or can't. */
export function InvitedFrame<Data>({ query, children }: InvitedFrameProps<Data>) {
  const t = useTranslations('people');
  const paths = usePaths();
  const { data: account } = useAccount();
  if (account === null) {
    return (
      <MessagePage
        title={t('mine.title')}
        actions={
          <>
            <ButtonLink tone="primary" to={paths.signIn()}>
              {t('invitation.signIn')}
            </ButtonLink>
            <ButtonLink to={paths.signUp()}>{t('invitation.signUp')}</ButtonLink>
          </>
        }
      >
        <p>{t('mine.account')}</p>
      </MessagePage>
    );
  }
  if (query.error instanceof ApiError && query.error.code === 'home_role_not_found') {
    return (
      <NothingHere
        title={t('mine.over')}
        text={t('mine.overText')}
        home={t('invitation.home')}
        more={<ButtonLink to={paths.invitedHomes()}>{t('mine.openAll')}</ButtonLink>}
      />
    );
  }
  if (account !== undefined && query.data !== undefined) return children(query.data);
  return query.error === null ? (
    <PageSkeleton label={t('mine.loading')} blocks={['h-12 w-64', 'h-40 w-full']} />
  ) : (
    <div className="page-width py-8">
      <LoadFailed
        title={t('mine.failed')}
        error={query.error}
        retry={t('retry')}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
}
