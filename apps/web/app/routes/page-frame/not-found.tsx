import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { PageFrame } from './page-frame.tsx';

/** Nothing exists at this address. */
export function NotFound() {
  const t = useTranslations('shell.notFound');
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <PageFrame>
      <NothingHere title={t('title')} text={t('explanation')} home={t('home')} />
    </PageFrame>
  );
}
