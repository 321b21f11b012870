import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';

/** There is nothing at this address. */
export function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  const paths = usePaths();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <PageFrame>
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
    </PageFrame>
  );
}
