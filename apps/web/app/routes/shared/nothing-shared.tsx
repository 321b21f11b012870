import { useTranslations } from 'use-intl';

import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The page without a link, or with one that shows nothing anymore. */
export function NothingShared({ reason }: { reason: 'noLink' | 'over' }) {
  const t = useTranslations('sharing.page');
  return <NothingHere title={t(`${reason}Title`)} text={t(`${reason}Text`)} home={t('home')} />;
}

/** While what was shared is being read. */
export function SharedSkeleton() {
  const t = useTranslations('sharing.page');
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
