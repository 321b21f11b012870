import { useTranslations } from 'use-intl';

import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

/** The page without a link, or with one that shows nothing anymore. */
export function NothingShared({ reason }: { reason: 'noLink' | 'over' }) {
  const t = useTranslations('sharing.page');
  return <NothingHere title={t(`${reason}Title`)} text={t(`${reason}Text`)} home={t('home')} />;
}

/** While what was shared is being read. */
export function SharedSkeleton() {
  const t = useTranslations('sharing.page');
  return (
    <PageSkeleton label={t('loading')} blocks={['h-12 w-2/3', 'h-72 w-full', 'h-40 w-full']} />
  );
}
