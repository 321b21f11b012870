import type { Analysis, AnalysisJob, Photo, Property } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTranslations } from 'use-intl';

import { isRunning, useCurrentAnalysis } from '../../entities/analysis/index.ts';
import {
  missingSidesNow,
  removeUnsentAnswers,
  useAnswers,
  useUnsentAnswers,
} from '../../entities/answers/index.ts';
import { HouseSidesProvider } from '../../entities/house-sides/index.ts';
import { DeletePropertySection } from '../../features/homes/index.ts';
import { allEvidence, EvidenceViewerProvider } from '../../entities/evidence/index.ts';
import { ChosenHazardProvider, DetailedAnalysis } from '../../features/explanation/index.ts';
import { firstViewOf, forgetFirstView } from '../page-frame/first-view.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePropertySync } from '../../features/property-sync/index.ts';
import { removeLetter } from '../../entities/letter/index.ts';
import { forgetDismissed, MapSection } from '../../features/map/index.ts';
import { AddPhotosProvider } from '../../features/add-photos/index.ts';
import {
  removeUploads,
  UnsentPhotosSection,
  usePhotos,
  useUnsentPhotoIds,
} from '../../entities/photo/index.ts';
import { useIsCovered, useUncovered } from '../../ui/covered.ts';
import { MapBesideList } from '../../entities/list-link/index.ts';
import { ProgramsSection } from '../../features/programs/index.ts';
import { PolicyReviewSection } from '../../features/policy-review/index.ts';
import { useNavigationState } from '../../lib/navigation/use-navigation-state.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import {
  removeWalkStart,
  AnswersSinceResult,
  AnswersBeforeResult,
} from '../../features/walk/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { AnalysisOverview } from './analysis-overview.tsx';
import { JumpLinks, PhoneBar } from './jump-links.tsx';
import { JobNotice } from './job-notice.tsx';
import { useRestoredPlace } from './restored-place.ts';
import { NoAnalysisYet } from './no-analysis-yet.tsx';
import { PhotoSection } from './photo-section.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ResultsSkeleton, ScoreSkeleton } from './results-skeleton.tsx';
import { MissingSides } from './missing-sides.tsx';
import { ofExistingSides } from './existing-sides.ts';
import { countUnlabeled, sidesThatTellMore } from './next-action.ts';
import { AutoStart } from './auto-start.ts';
import { useJobFailureToast } from './use-job-failure-toast.ts';
import { useScoreNews } from './use-score-news.ts';

/** The page of an existing property: its photos, and its score if there is one. */
export function PropertyResults({ property: saved }: { property: Property }) {
  const property = useHomeAsSaid(saved);
  const t = useTranslations('results');
  const { job, latest } = useCurrentAnalysis(property.id);
  const analysis = useMemo(
    () => latest.data && existingOf(latest.data, property),
    [latest.data, property],
  );
  const photos = usePhotos(property.id);
  const answers = useAnswers(property.id);
  usePropertySync(property.id);
  // So that the progress screen opens even without a connection.
  usePreloadedPage('analysisProgress');
  const content = useRef<HTMLDivElement>(null);
  const {
    showResults = false,
    editMode = false,
    fromCanceledAnalysis = false,
  } = useNavigationState();
  useCanceledToast(fromCanceledAnalysis);
  useScoreNews(analysis, showResults);
  useJobFailureToast(job.data);
  // Deferred, so that React renders the page in slices: what data brings, it renders in one go.
  const hasArrived = useDeferredValue(analysis !== undefined && photos.data !== undefined);
  const ready = hasArrived && analysis !== undefined && photos.data !== undefined;
  useEffect(() => {
    if (ready && showResults) content.current?.focus({ preventScroll: true });
  }, [ready, showResults]);
  useRestoredPlace(content, ready);
  const [hadFirstView] = useState(() => firstViewOf(property.id) !== null);
  useEffect(() => {
    if (ready) forgetFirstView();
  }, [ready]);

  const autoStart = (
    <AutoStart propertyId={property.id} analysis={analysis} job={job.data} editMode={editMode} />
  );
  const failed = latest.error ?? photos.error;
  // What the server has drawn stays whole until all of it can be replaced.
  if (!ready && failed === null && hadFirstView)
    return (
      <>
        {autoStart}
        <ResultsSkeleton propertyId={property.id} />
      </>
    );
  return (
    <>
      {autoStart}
      <div className="page-width flex flex-1 flex-col gap-4 py-4 sm:gap-6 sm:py-6 print:gap-2 print:py-1">
        <ResultsHeader property={property} analysis={analysis} pending={latest.isPending} />
        {ready ? (
          <HouseSidesProvider
            property={property}
            photos={photos.data}
            analysis={analysis}
            answers={answers.data}
          >
            <AddPhotosProvider propertyId={property.id}>
              <ResultsBody
                ref={content}
                property={property}
                photos={photos.data}
                analysis={analysis}
                job={job.data}
                isNew={showResults}
                hadFirstView={hadFirstView}
              />
            </AddPhotosProvider>
          </HouseSidesProvider>
        ) : failed === null ? (
          <ScoreSkeleton propertyId={property.id} />
        ) : (
          <LoadFailed
            title={t('loadAnalysisFailed')}
            error={failed}
            retry={t('retry')}
            onRetry={() => {
              void latest.refetch();
              void photos.refetch();
            }}
          />
        )}
      </div>
    </>
  );
}

interface ResultsBodyProps {
  /** The element around all parts. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly property: Property;
  readonly photos: readonly Photo[];
  readonly analysis: Analysis | null;
  readonly job: AnalysisJob | null | undefined;
  /** The owner has just waited for this score. */
  readonly isNew: boolean;
  readonly hadFirstView: boolean;
}

/** The page below its heading. */
function ResultsBody({ ref, ...props }: ResultsBodyProps) {
  return <DeferredParts ref={ref} {...props} {...useShownResults(props, ref)} />;
}

/** In a memo, so that deferred parts aren't rendered too early. */
const DeferredParts = memo(function DeferredParts({
  ref,
  property,
  photos,
  analysis,
  job,
  isNew,
  hadFirstView,
}: ResultsBodyProps) {
  return (
    <EvidenceViewerProvider items={analysis === null ? [] : allEvidence(analysis, photos)}>
      <ChosenHazardProvider>
        <div
          ref={ref}
          tabIndex={-1}
          className={classNames(
            'flex flex-col gap-5 sm:gap-6 print:gap-3',
            // The dial has filled already.
            hadFirstView && '[&_.dial-fill]:animate-none',
          )}
        >
          {analysis === null ? (
            <>
              <JobNotice propertyId={property.id} job={job} analysis={null} />
              <AnswersBeforeResult
                property={property}
                photos={photos}
                running={isRunning(job)}
                ifNothing={<NoAnalysisYet propertyId={property.id} photoCount={photos.length} />}
              />
            </>
          ) : (
            <>
              <AnswersSinceResult property={property} photos={photos} analysis={analysis} />
              <UnsentPhotosSection propertyId={property.id} />
              <JobNotice propertyId={property.id} job={job} analysis={analysis} />
              <JumpLinks analysis={analysis} />
              <AnalysisOverview
                property={property}
                analysis={analysis}
                photos={photos}
                isNew={isNew}
              />
            </>
          )}
          <MapBesideList
            pointable={property.lat !== null && property.lng !== null}
            list={
              analysis && (
                <>
                  <DetailedAnalysis
                    propertyId={property.id}
                    analysis={analysis}
                    photos={photos}
                    state={property.state}
                  />
                  <MissingSides
                    property={property}
                    missing={analysis.coverage_missing}
                    unlabeled={countUnlabeled(analysis, photos)}
                    tellsMore={sidesThatTellMore(analysis).length > 0}
                  />
                </>
              )
            }
            map={<MapSection property={property} photos={photos} />}
          />
          <PhotoSection propertyId={property.id} photos={photos} analysis={analysis} />
          {analysis !== null && (
            <>
              <ProgramsSection property={property} analysis={analysis} />
              <PolicyReviewSection propertyId={property.id} />
            </>
          )}
          <DeleteHome property={property} photoCount={photos.length} />
          {analysis !== null && (
            <PhoneBar propertyId={property.id} analysis={analysis} photos={photos} />
          )}
        </div>
      </ChosenHazardProvider>
    </EvidenceViewerProvider>
  );
});

/** Deletes the home, with what this browser keeps of it. */
function DeleteHome({ property, photoCount }: { property: Property; photoCount: number }) {
  const queryClient = useQueryClient();
  const unsentCount = useUnsentPhotoIds(property.id).length;
  return (
    <DeletePropertySection
      property={property}
      photoCount={photoCount}
      unsentCount={unsentCount}
      onForget={() => {
        forgetDismissed(property.id);
        const restore = [
          removeUploads(queryClient, property.id),
          removeUnsentAnswers(queryClient, property.id),
          removeWalkStart(property.id),
          removeLetter(property.id),
        ];
        return () => {
          for (const each of restore) each();
        };
      }}
    />
  );
}

function useCanceledToast(cancelled: boolean): void {
  const t = useTranslations('progress');
  const shown = useRef(false);
  useEffect(() => {
    if (!cancelled || shown.current) return;
    shown.current = true;
    showToast({ title: t('cancelled'), description: t('canceledText') });
  }, [cancelled, t]);
}

/** The home, without sides that were left out while the server couldn't be reached. */
function useHomeAsSaid(property: Property): Property {
  const { waiting } = useUnsentAnswers(property.id);
  return useMemo(
    () => ({ ...property, missing_sides: [...missingSidesNow(property.missing_sides, waiting)] }),
    [property, waiting],
  );
}

type Results = Pick<ResultsBodyProps, 'photos' | 'analysis' | 'job'>;

/**
 * What the page shows of the results. While the dialog that adds photos covers it, that stays as it was. What has changed by the
 * time it closes is deferred, like photos that have just arrived: React renders it in slices, and the browser answers taps in
 * between. Any other change shows at once, because the controls that made it expect it.
 */
function useShownResults(
  { photos, analysis, job }: Results,
  page: RefObject<HTMLElement | null>,
): Results {
  const newest = useMemo(() => ({ photos, analysis, job }), [photos, analysis, job]);
  const isCovered = useIsCovered();
  const uncovered = useUncovered(newest);
  const [changedBehind, setChangedBehind] = useState<Results | null>(null);
  if (isCovered && uncovered !== newest && changedBehind !== newest) setChangedBehind(newest);
  const before = useDeferredValue(uncovered);
  const onlyPhotosArrived =
    before.analysis === uncovered.analysis &&
    before.job === uncovered.job &&
    before.photos.every((photo) => uncovered.photos.includes(photo));
  const shown = uncovered === changedBehind || onlyPhotosArrived ? before : uncovered;
  const hasCaughtUp = shown === changedBehind;
  useEffect(() => {
    // The button that opened the dialog has the focus again, unless something else is in its place now.
    if (hasCaughtUp && document.activeElement === document.body)
      page.current?.focus({ preventScroll: true });
  }, [page, hasCaughtUp]);
  return shown;
}

function existingOf(analysis: Analysis, { front_faces: facing, missing_sides: missing }: Property) {
  return ofExistingSides(analysis, { facing, missing });
}
