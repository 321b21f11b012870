import { useTranslations } from 'use-intl';

import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { scoreCardLayout } from './score-card-layout.ts';

/** The whole page while the property loads. */
export function ResultsSkeleton() {
  const t = useTranslations('results');
  return (
    <div className="page-width flex flex-1 flex-col gap-8 py-8 sm:py-12">
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

/** The score card and what follows it, in their real measures. */
export function ScoreSkeleton() {
  return (
    <>
      <Card className={scoreCardLayout}>
        <Skeleton className="mx-auto aspect-square w-full max-w-72 rounded-full" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-full sm:w-72" />
        </div>
      </Card>
      <Skeleton className="h-56 w-full" />
    </>
  );
}
