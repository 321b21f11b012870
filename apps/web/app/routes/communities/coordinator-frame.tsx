import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { SignInLinks } from '../../entities/account/sign-in-links.tsx';
import { useAccount } from '../../entities/account/account.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { PageNotLoaded } from '../../lib/message-pages/page-not-loaded.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The frame of a coordinator's pages: who isn't signed in reads what they are for, and how to go on. */
export function CoordinatorFrame<Data>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactElement;
}) {
  const t = useTranslations('communities');
  const paths = usePaths();
  const { data: account } = useAccount();
  if (account === null) {
    return (
      <MessagePage title={t('title')} actions={<SignInLinks />}>
        <p>{t('lead')}</p>
        <p className="mt-3">{t('signedOutText')}</p>
      </MessagePage>
    );
  }
  if (query.error instanceof ApiError && query.error.code === 'community_not_found') {
    return (
      <MessagePage
        title={t('notFoundTitle')}
        actions={
          <ButtonLink tone="primary" to={paths.communities()}>
            {t('openAll')}
          </ButtonLink>
        }
      >
        <p>{t('notFoundText')}</p>
      </MessagePage>
    );
  }
  if (account !== undefined && query.data !== undefined) return children(query.data);
  return <PageNotLoaded query={query} loading={t('loading')} failed={t('failed')} />;
}
