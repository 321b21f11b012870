import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Nothing exists at this address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <PageFrame>
      <NothingHere part="notFound" />
    </PageFrame>
  );
}

/** A claim link that no longer works. */
export function ClaimExpiredPage() {
  return (
    <PlainFrame>
      <NothingHere part="claimExpired" />
    </PlainFrame>
  );
}

function NothingHere({ part }: { part: 'notFound' | 'claimExpired' }) {
  const t = useTranslations(`shell.${part}`);
  const paths = usePaths();
  return (
    <MessagePage
      title={t('title')}
      actions={
        <ButtonLink tone="primary" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      }
    >
      <p>{t('explanation')}</p>
    </MessagePage>
  );
}
