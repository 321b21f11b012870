import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { SignInLinks } from '../../entities/account/sign-in-links.tsx';
import { useAccount } from '../../entities/account/account.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { PageNotLoaded } from '../../lib/message-pages/page-not-loaded.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

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
      <MessagePage title={t('mine.title')} actions={<SignInLinks />}>
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
  return <PageNotLoaded query={query} loading={t('mine.loading')} failed={t('mine.failed')} />;
}
