import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { firstViewOf } from '../page-frame/first-view.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HousePlanCardSkeleton } from '../../entities/house-plan/index.ts';
import { scoreCardLayout } from './score-at-a-glance.tsx';

/** The whole page while the property loads. */
export function ResultsSkeleton({ propertyId }: { propertyId: string }) {
  const t = useTranslations('results');
  const [firstView] = useState(() => firstViewOf(propertyId));
  return (
    <div className="page-width flex flex-1 flex-col gap-4 py-4 sm:gap-6 sm:py-6">
      {firstView === null ? (
        <div className="flex flex-col gap-2">
          <p role="status" className="flex h-10 items-center text-lead text-ink-soft">
            {t('loading')}
          </p>
          <Skeleton className="h-7 w-64" />
          <Skeleton className="h-7 w-72" />
        </div>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: firstView.home }} />
      )}
      <ScoreSkeleton propertyId={propertyId} />
    </div>
  );
}

/** The score as the server has drawn it, or placeholders for the score card and what follows it, in their actual size. */
export function ScoreSkeleton({ propertyId }: { propertyId: string }) {
  const [firstView] = useState(() => firstViewOf(propertyId));
  if (firstView !== null) {
    return (
      <div
        // The dial has filled already.
        className="min-h-dvh [&_.dial-fill]:animate-none"
        dangerouslySetInnerHTML={{ __html: firstView.score }}
      />
    );
  }
  return (
    <>
      <Card className={scoreCardLayout}>
        <div className="flex items-center gap-4 sm:gap-8 lg:flex-col">
          <Skeleton className="aspect-square w-32 shrink-0 rounded-full min-[24rem]:w-40 sm:w-56 lg:w-48" />
          <Skeleton className="h-24 w-full" />
        </div>
        <FirstStepsSkeleton />
        <Skeleton className="h-40 w-full" />
      </Card>
      <HousePlanCardSkeleton />
      <Skeleton className="h-40 w-full" />
    </>
  );
}

/** Placeholders for the first steps of the score card. */
export function FirstStepsSkeleton() {
  return (
    <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pl-10">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
