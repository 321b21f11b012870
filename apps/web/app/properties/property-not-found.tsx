import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { NothingHere } from '../page-frame/nothing-here.tsx';

/** What every page about a property shows where there is none, or it is somebody else's. */
export function PropertyNotFound({ children }: { children?: ReactNode }) {
  const t = useTranslations('results.notFound');
  return (
    <NothingHere title={t('title')} text={t('text')} home={t('home')}>
      {children}
    </NothingHere>
  );
}
