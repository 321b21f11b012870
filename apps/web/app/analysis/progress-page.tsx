import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../api/random-uuid.ts';
import { useProperty } from '../properties/index.ts';
import { useNavigationState } from '../shell/use-navigation-state.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ProgressFailure } from './progress-failure.tsx';
import { ProgressRunning } from './progress-running.tsx';
import { progressView } from './progress-view.ts';
import { useAnalysisRun } from './use-analysis-run.ts';
import { useElapsed } from './use-elapsed.ts';
import { useOpenResults } from './use-open-results.ts';

/** An analysis on its way. */
export function ProgressPage() {
  const { propertyId = '' } = useParams();
  return <AnalysisProgress key={propertyId} propertyId={propertyId} />;
}

function AnalysisProgress({ propertyId }: { propertyId: string }) {
  const t = useTranslations('progress');
  const { rerun = false } = useNavigationState();
  const [attempt, setAttempt] = useState(() => randomUuid());
  const run = useAnalysisRun(propertyId, attempt, rerun);
  const finished = run.analysis !== null;
  const ended = finished || (run.callError !== null && run.job === null);
  const elapsedMs = useElapsed(attempt, !ended);
  const view = progressView({ elapsedMs, finished, job: run.job, callError: run.callError });
  useOpenResults(propertyId, run.analysis);

  return (
    <div className="contours flex flex-1 items-start py-8 sm:items-center sm:py-16">
      <div className="page-width">
        <div className="hairline mx-auto max-w-xl rounded-card bg-paper-raised p-6 sm:p-10">
          <h1 className="font-serif text-title-1">{t('title')}</h1>
          <PropertyAddress propertyId={propertyId} />
          {view.kind === 'failed' ? (
            <ProgressFailure
              propertyId={propertyId}
              view={view}
              onTryAgain={() => setAttempt(randomUuid())}
            />
          ) : (
            <ProgressRunning propertyId={propertyId} view={view} />
          )}
        </div>
      </div>
    </div>
  );
}

function PropertyAddress({ propertyId }: { propertyId: string }) {
  const { data, isPending } = useProperty(propertyId);
  if (isPending) return <Skeleton className="mt-2 h-6 w-3/4" />;
  return <p className="mt-2 line-clamp-3 min-h-6 wrap-anywhere text-ink-soft">{data?.address}</p>;
}
