import { useTranslations } from 'use-intl';

import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { scoreCardLayout } from './score-card.tsx';

/** The whole page while the property loads. */
export function ResultsSkeleton() {
  const t = useTranslations('results');
  return (
    <div className="page-width flex flex-1 flex-col gap-4 py-4 sm:gap-6 sm:py-6">
      <div className="flex flex-col gap-2">
        <p role="status" className="flex h-10 items-center text-lead text-ink-soft">
          {t('loading')}
        </p>
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-7 w-72" />
      </div>
      <ScoreSkeleton />
    </div>
  );
}

/** Placeholders for the score card and what follows it, in their actual size. */
export function ScoreSkeleton() {
  return (
    <>
      <Card className={scoreCardLayout}>
        <div className="flex items-center gap-4 sm:gap-8 lg:flex-col">
          <Skeleton className="aspect-square w-32 shrink-0 rounded-full min-[24rem]:w-40 sm:w-56 lg:w-48" />
          <Skeleton className="h-24 w-full" />
        </div>
        <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pl-10">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
        <Skeleton className="h-40 w-full" />
      </Card>
      <Skeleton className="h-40 w-full" />
    </>
  );
}
