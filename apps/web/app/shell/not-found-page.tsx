import { useEffect } from 'react';
import { useLocation, type MetaFunction } from 'react-router';
import { useTranslations } from 'use-intl';

import { shellMessages } from '../messages/shell-messages.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PageFrame } from './page-frame.tsx';

export const meta: MetaFunction = () => [
  { title: shellMessages.shell.notFound.pageTitle },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  const t = useTranslations('shell.notFound');
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
