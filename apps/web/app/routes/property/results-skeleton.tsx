import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { firstViewOf } from '../page-frame/first-view.ts';
import { HousePlanSkeleton } from '../../entities/house-plan/house-plan.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { resultsLayout, type ResultsView } from './results-layout.ts';

export interface ResultsSkeletonProps {
  propertyId: string;
  view: ResultsView;
}

/** The whole page while the property or its result loads: the score as the server has drawn it, or placeholders in their actual size. */
export function ResultsSkeleton({ propertyId, view }: ResultsSkeletonProps) {
  const t = useTranslations('results');
  const [firstView] = useState(() => (view === 'results' ? firstViewOf(propertyId) : null));
  if (firstView !== null) {
    return (
      <div
        className="page-width flex-1 py-3 sm:py-6"
        dangerouslySetInnerHTML={{ __html: firstView }}
      />
    );
  }
  return (
    <div className="page-width flex-1 py-3 sm:py-6">
      <div className={resultsLayout.grid}>
        <p
          role="status"
          className={`flex h-8 items-center text-caption text-ink-soft ${resultsLayout.heading}`}
        >
          {t('loading')}
        </p>
        <div className={resultsLayout.plan}>
          <HousePlanSkeleton />
        </div>
        <div className={resultsLayout.score}>
          <Skeleton className="h-28 w-full" />
          <FirstJobSkeleton />
        </div>
      </div>
    </div>
  );
}

/** Placeholders for the sentence and the job below the score. */
export function FirstJobSkeleton() {
  return (
    <>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-21 w-full" />
      <Skeleton className="h-12 w-full sm:w-60" />
    </>
  );
}
