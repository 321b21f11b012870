import { useState, useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { usePaths } from '../../lib/paths.ts';
import { useProperty } from '../../entities/property/property.ts';
import { useNavigationState } from '../../lib/navigation/use-navigation-state.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { forgetStart, useElapsed } from './use-elapsed.ts';
import { useCancelAnalysis } from '../../entities/analysis/start-analysis.ts';
import { progressView } from '../../entities/analysis/progress-view.ts';
import { ProgressFailure } from './progress-failure.tsx';
import { ProgressRunning } from './progress-running.tsx';
import { useAnalysisRun } from './use-analysis-run.ts';
import { useOpenResults } from './use-open-results.ts';
import { useRejoin } from './use-rejoin.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.progress.pageTitle)));

/** Shows the progress of an analysis until its score is in. */
export default function ProgressPage() {
  const { propertyId = '' } = useParams();
  return <AnalysisProgress key={propertyId} propertyId={propertyId} />;
}

function AnalysisProgress({ propertyId }: { propertyId: string }) {
  const t = useTranslations('progress');
  const {
    rerun = false,
    backgroundAnalysisStatus,
    backgroundAnalysisProgress = 0,
  } = useNavigationState();
  const [firstAttempt] = useState(() => randomUuid());
  const [attempt, setAttempt] = useState(firstAttempt);
  const inBackground = backgroundAnalysisStatus === 'analyzing' && attempt === firstAttempt;
  const run = useAnalysisRun(propertyId, { attempt, rerun, inBackground });
  const cancel = useCancelAndLeave(propertyId, attempt, rerun);
  const finished = run.analysis !== null;
  const ended = finished || (run.callError !== null && run.job === null);
  const elapsedMs = useElapsed(propertyId, {
    attempt,
    jobId: run.job?.id ?? null,
    running: !ended,
  });
  const view = progressView({
    elapsedMs,
    finished,
    // If it was canceled on this page, the page is about to close: don't show the job as canceled.
    job: cancel.pending && run.job?.status === 'cancelled' ? null : run.job,
    callError: run.callError,
    background: inBackground ? backgroundAnalysisProgress : null,
  });
  const panel = useKeptFocus(view.kind);
  const tryAgain = () => {
    forgetStart(tabStore);
    setAttempt(randomUuid());
  };
  useRejoin(propertyId, view.kind === 'failed' && view.failure === 'offline', tryAgain);
  // So that the results open even if the connection drops meanwhile.
  usePreloadedPage('property');
  const checks = useSearchParams()[0].get('then') === 'check';
  useOpenResults(propertyId, run.analysis, checks);

  return (
    // As tall as the screen: the page shows nothing but the progress.
    <div className="contours flex min-h-svh flex-1 items-start py-8 sm:py-16">
      <div className="page-width">
        <div
          ref={panel}
          tabIndex={-1}
          className="hairline mx-auto max-w-xl rounded-card bg-paper-raised p-6 sm:p-10"
        >
          <h1 className="font-serif text-title-1">
            {t(view.kind === 'failed' && view.failure !== 'timeout' ? 'endedTitle' : 'title')}
          </h1>
          <PropertyAddress propertyId={propertyId} />
          {view.kind === 'failed' ? (
            <ProgressFailure propertyId={propertyId} view={view} onTryAgain={tryAgain} />
          ) : (
            <ProgressRunning view={view} canceling={cancel.pending} onCancel={cancel.run} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Cancels the analysis, then goes back. If canceling fails, stays on the page and says why. */
function useCancelAndLeave(propertyId: string, attempt: string, rerun: boolean) {
  const t = useTranslations('progress');
  const navigate = useNavigate();
  const paths = usePaths();
  const showFailure = useShowFailure();
  const { mutate, isPending, isSuccess } = useCancelAnalysis(propertyId, attempt, rerun);
  return {
    pending: isPending || isSuccess,
    run: () =>
      mutate(undefined, {
        onSuccess: () => {
          forgetStart(tabStore);
          void navigate(paths.property(propertyId), { state: { fromCanceledAnalysis: true } });
        },
        onError: (error) => showFailure(t('cancelFailed'), error),
      }),
  };
}

function PropertyAddress({ propertyId }: { propertyId: string }) {
  const { data, isPending } = useProperty(propertyId);
  if (isPending) return <Skeleton className="mt-2 h-6 w-3/4" />;
  if (data === undefined) return null;
  return <p className="mt-2 line-clamp-3 min-h-6 wrap-anywhere text-ink-soft">{data.address}</p>;
}

/**
 * Keeps keyboard focus when part of a page is replaced: if the focused button disappears, focus moves to the panel
 * around it.
 * @param shown identifies the part that is shown
 */
function useKeptFocus(shown: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return panel;
}
