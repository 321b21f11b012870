import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { NothingHere } from '../page-frame/nothing-here.tsx';
import { useWasBorrowed } from './borrowed-homes.ts';

/** What every page about a property shows where there is none, it is somebody else's, or this phone may no longer add to it. */
export function PropertyNotFound({ children }: { children?: ReactNode }) {
  const t = useTranslations('results.notFound');
  const ended = useTranslations('phone.ended');
  const { propertyId = '' } = useParams();
  const words = useWasBorrowed(propertyId)
    ? { title: ended('title'), text: ended('text'), home: ended('home') }
    : { title: t('title'), text: t('text'), home: t('home') };
  return <NothingHere {...words}>{children}</NothingHere>;
}
