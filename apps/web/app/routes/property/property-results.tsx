import {
  questionIds,
  type Analysis,
  type AnalysisJob,
  type Photo,
  type Property,
} from '@dss/domain';
import { useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import {
  useAddressFacts,
  useResponsibilityArea,
} from '../../entities/address-facts/address-facts.ts';
import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import {
  missingSidesNow,
  removeUnsentAnswers,
  useUnsentAnswers,
} from '../../entities/answers/use-unsent-answers.ts';
import { useAnswers } from '../../entities/answers/answers.ts';
import { HouseSidesProvider } from '../../entities/house-sides/side-words.tsx';
import { DeletePropertySection } from '../../features/homes/delete-property-section.tsx';
import { allEvidence } from '../../entities/evidence/evidence-item.ts';
import { EvidenceViewerProvider } from '../../entities/evidence/evidence-viewer-provider.tsx';
import { AnswersSection } from '../../features/corrections/answers-section.tsx';
import { ChosenHazardsProvider } from '../../entities/house-plan/chosen-hazards.tsx';
import { DetailedAnalysis } from '../../features/explanation/detailed-analysis.tsx';
import { forgetFirstView } from '../page-frame/first-view.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { usePropertySync } from '../../features/property-sync/use-property-sync.ts';
import { removeLetter } from '../../entities/letter/letter-draft.ts';
import { forgetDismissed } from '../../features/map/offer/use-place-offer.ts';
import { MapSection } from '../../features/map/map-section.tsx';
import { AddPhotosProvider } from '../../features/add-photos/add-photos-provider.tsx';
import { removeUploads, useUnsentPhotoIds } from '../../entities/photo/use-uploads.ts';
import { UnsentPhotosSection } from '../../entities/photo/unsent-photos-section.tsx';
import { usePhotos } from '../../entities/photo/photos.ts';
import { ProgramsSection } from '../../features/programs/programs-section.tsx';
import { WarningBanner, WarningsOffer } from '../../features/fire-warnings/index.ts';
import { PolicyReviewSection } from '../../features/policy-review/policy-review-section.tsx';
import { useNavigationState } from '../../lib/navigation/use-navigation-state.ts';
import { usePreloadedPage } from '../../lib/navigation/use-preloaded-page.ts';
import { removeWalkStart } from '../../features/walk/saved-start.ts';
import {
  AnswersSinceResult,
  AnswersBeforeResult,
} from '../../features/walk/answers-on-results.tsx';
import { useIsCovered, useUncovered } from '../../ui/covered.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { AnalysisMethod } from './analysis-method.tsx';
import { Doors } from './doors.tsx';
import { FirstJob } from './first-job.tsx';
import { HomePicture, HomePlan, useHomePlan } from './home-plan.tsx';
import { JobNotice } from './job-notice.tsx';
import { MoreWays, ShareRow } from './more-ways.tsx';
import { NotCountedPhotos } from './not-counted-photos.tsx';
import { useRestoredPlace } from './restored-place.ts';
import { NoAnalysisYet } from './no-analysis-yet.tsx';
import { MixedNames, PhotosChanged, ScoreAnnouncement } from './result-news.tsx';
import { PhotoSection } from './photo-section.tsx';
import { AboutHome, DetailsHeading, ResultsHeading } from './results-header.tsx';
import { resultsLayout, type ResultsView } from './results-layout.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { MissingSides } from './missing-sides.tsx';
import { ofExistingSides } from './existing-sides.ts';
import { countUnlabeled, sidesThatTellMore } from './next-action.ts';
import { ScoreAtAGlance, ScoreSentence } from './score-at-a-glance.tsx';
import { ScoreSince } from './score-since.tsx';
import { StillUnseen } from './still-unseen.tsx';
import { AutoStart } from './auto-start.ts';
import { useJobFailureToast } from './use-job-failure-toast.ts';
import { useScoreNews } from './use-score-news.ts';
import { useWhatIsLeft } from './use-what-is-left.ts';
import { FormerOwnersAnswers } from '../../entities/former-owner/former-owner.tsx';
import { VisitsSection } from './visits-section.tsx';

/** A page of an existing property: its photos, and its score if there is one. */
export function PropertyResults({
  property: saved,
  view,
}: {
  property: Property;
  view: ResultsView;
}) {
  const property = useHomeAsAnswered(saved);
  const t = useTranslations('results');
  const { job, latest } = useCurrentAnalysis(property.id);
  const analysis = useMemo(
    () => latest.data && existingOf(latest.data, property),
    [latest.data, property],
  );
  const photos = usePhotos(property.id);
  const answers = useAnswers(property.id);
  // Asked for together with the score, which would move when what maps say came after it.
  useAddressFacts(property.id);
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
  const ready = analysis !== undefined && photos.data !== undefined;
  useEffect(() => {
    if (ready && showResults) content.current?.focus({ preventScroll: true });
  }, [ready, showResults]);
  useRestoredPlace(content, ready);
  useEffect(() => {
    if (ready) forgetFirstView();
  }, [ready]);
  return (
    <>
      <AutoStart propertyId={property.id} analysis={analysis} job={job.data} editMode={editMode} />
      {!ready ? (
        latest.error === null && photos.error === null ? (
          <ResultsSkeleton propertyId={property.id} view={view} />
        ) : (
          <div className={pageClass}>
            <ResultsHeading property={property} />
            <LoadFailed title={t('loadAnalysisFailed')} queries={[latest, photos]} />
          </div>
        )
      ) : (
        <HouseSidesProvider
          property={property}
          photos={photos.data}
          analysis={analysis}
          answers={answers.data}
        >
          <AddPhotosProvider propertyId={property.id}>
            <EvidenceViewerProvider
              items={analysis === null ? [] : allEvidence(analysis, photos.data)}
            >
              <ChosenHazardsProvider>
                <div ref={content} tabIndex={-1} className={pageClass}>
                  <HomeParts
                    property={property}
                    photos={photos.data}
                    analysis={analysis}
                    job={job.data}
                    view={view}
                    isNew={showResults}
                    page={content}
                  />
                </div>
              </ChosenHazardsProvider>
            </EvidenceViewerProvider>
          </AddPhotosProvider>
        </HouseSidesProvider>
      )}
    </>
  );
}

const pageClass =
  'page-width flex flex-1 flex-col gap-5 py-3 sm:gap-6 sm:py-6 print:block print:py-1 print:*:mb-3';

interface HomeProps {
  readonly property: Property;
  readonly photos: readonly Photo[];
  readonly job: AnalysisJob | null | undefined;
}

interface HomePartsProps extends HomeProps {
  readonly analysis: Analysis | null;
  readonly view: ResultsView;
  /** The owner has just waited for this score. */
  readonly isNew: boolean;
  /** The element around all parts. */
  readonly page: RefObject<HTMLElement | null>;
}

/**
 * The parts of the page. Photos and the map stand among the details, and on a page that opened without a score, where they stay when it
 * arrives: a dialog may be open in them.
 */
function HomeParts({ property, view, isNew, page, ...newest }: HomePartsProps) {
  const { photos, analysis, job } = useShownHome(newest, page);
  const [openedWithoutScore] = useState(analysis === null);
  return (
    <>
      {analysis === null ? (
        <BeforeResult property={property} photos={photos} job={job} />
      ) : view === 'details' ? (
        <Details property={property} photos={photos} analysis={analysis} job={job} />
      ) : (
        <Results
          property={property}
          photos={photos}
          analysis={analysis}
          job={job}
          startScore={isNew ? 0 : analysis.dss_score}
        />
      )}
      {(view === 'details' || openedWithoutScore) && (
        <>
          <PhotoSection propertyId={property.id} photos={photos} analysis={analysis} />
          <MapSection property={property} photos={photos} />
        </>
      )}
      {analysis !== null && view === 'details' ? (
        <>
          <ProgramsSection property={property} analysis={analysis} />
          <PolicyReviewSection propertyId={property.id} />
        </>
      ) : (
        <DeleteHome property={property} photoCount={photos.length} />
      )}
    </>
  );
}

type ShownHome = Pick<HomePartsProps, 'photos' | 'analysis' | 'job'>;

/**
 * What the page shows. While the dialog that adds photos covers it, that stays as it was. When it closes, the button that opened it has
 * the focus again, unless something else is in its place by now: then the page has it.
 */
function useShownHome(
  { photos, analysis, job }: ShownHome,
  page: RefObject<HTMLElement | null>,
): ShownHome {
  const newest = useMemo(() => ({ photos, analysis, job }), [photos, analysis, job]);
  const isCovered = useIsCovered();
  const shown = useUncovered(newest);
  useEffect(() => {
    if (!isCovered && document.activeElement === document.body)
      page.current?.focus({ preventScroll: true });
  }, [isCovered, page]);
  return shown;
}

/** A home without a score: what comes next. */
function BeforeResult({ property, photos, job }: HomeProps) {
  return (
    <>
      <ResultsHeading property={property} />
      <AboutHome property={property} analysis={null} />
      <ShareRow propertyId={property.id} />
      <WarningBanner propertyId={property.id} />
      <JobNotice propertyId={property.id} job={job} analysis={null} />
      <AnswersBeforeResult
        property={property}
        photos={photos}
        running={isRunning(job)}
        ifNothing={<NoAnalysisYet propertyId={property.id} photoCount={photos.length} />}
      />
    </>
  );
}

interface ResultsProps extends HomeProps {
  readonly analysis: Analysis;
  /** The score from which to count up or down when it appears. */
  readonly startScore: number;
}

/** What is still on its way, and what has changed since the result. */
function News({ property, photos, analysis, job }: Omit<ResultsProps, 'startScore'>) {
  const { id: propertyId } = property;
  return (
    <>
      <WarningBanner propertyId={propertyId} />
      <AnswersSinceResult property={property} photos={photos} analysis={analysis} />
      <UnsentPhotosSection propertyId={propertyId} />
      <JobNotice propertyId={propertyId} job={job} analysis={analysis} />
      <PhotosChanged propertyId={propertyId} analysis={analysis} photos={photos} />
      <MixedNames property={property} photos={photos} />
      <ScoreAnnouncement analysis={analysis} />
    </>
  );
}

/** The score, the one thing to do now, and the ways on. */
function Results({ property, photos, analysis, job, startScore }: ResultsProps) {
  const { id: propertyId } = property;
  const { plan, exposure } = useHomePlan({ property, analysis, photos });
  const left = useWhatIsLeft({ property, analysis, photos });
  return (
    <>
      <News property={property} photos={photos} analysis={analysis} job={job} />
      <div className={resultsLayout.grid}>
        <div className={resultsLayout.heading}>
          <ResultsHeading property={property} />
        </div>
        <div className={resultsLayout.plan}>
          <HomePicture property={property} plan={plan} photos={photos} />
        </div>
        <div className={resultsLayout.score}>
          <ScoreAtAGlance
            analysis={analysis}
            exposure={exposure}
            startScore={startScore}
            since={
              <ScoreSince key={analysis.analysis_id} propertyId={propertyId} analysis={analysis} />
            }
          />
          <ScoreSentence analysis={analysis} />
          <FirstJob propertyId={propertyId} plan={plan} analysis={analysis} photos={photos} />
        </div>
      </div>
      <Doors property={property} analysis={analysis} photos={photos} />
      <FormerOwnersAnswers />
      <VisitsSection propertyId={propertyId} />
      <div className="flex flex-col gap-3">
        <StillUnseen
          propertyId={propertyId}
          plan={plan}
          analysis={analysis}
          exposure={exposure}
          unconfirmed={left.unconfirmed.length}
        />
        <MoreWays propertyId={propertyId} hasPhotos={photos.length > 0} />
        <WarningsOffer property={property} />
        <AboutHome property={property} analysis={analysis} />
      </div>
    </>
  );
}

/** What is behind the score: the hazards beside the plan, why the score is what it is, questions, and sides to photograph. */
function Details({ property, photos, analysis, job }: Omit<ResultsProps, 'startScore'>) {
  const { id: propertyId } = property;
  const { plan, exposure } = useHomePlan({ property, analysis, photos });
  const left = useWhatIsLeft({ property, analysis, photos });
  const ask = useSearchParams()[0].get('ask');
  const begin = questionIds.find((id) => id === ask) ?? null;
  return (
    <>
      <DetailsHeading property={property} analysis={analysis} />
      <News property={property} photos={photos} analysis={analysis} job={job} />
      <DetailedAnalysis
        propertyId={propertyId}
        analysis={analysis}
        photos={photos}
        state={property.state}
        area={useResponsibilityArea(propertyId)}
        beside={
          <>
            <ScoreAtAGlance
              analysis={analysis}
              exposure={exposure}
              startScore={analysis.dss_score}
            />
            <div className="mx-auto w-full max-w-lg print:mx-0">
              <HomePlan plan={plan} state={property.state} />
            </div>
            <StillUnseen
              propertyId={propertyId}
              plan={plan}
              analysis={analysis}
              exposure={exposure}
              unconfirmed={left.unconfirmed.length}
            />
          </>
        }
      />
      <AnalysisMethod analysis={analysis} />
      <NotCountedPhotos analysis={analysis} photos={photos} />
      <AnswersSection propertyId={propertyId} analysis={analysis} left={left} begin={begin} />
      <MissingSides
        property={property}
        missing={analysis.coverage_missing}
        unlabeled={countUnlabeled(analysis, photos)}
        tellsMore={sidesThatTellMore(analysis).length > 0}
      />
    </>
  );
}

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
function useHomeAsAnswered(property: Property): Property {
  const { waiting } = useUnsentAnswers(property.id);
  return useMemo(
    () => ({ ...property, missing_sides: [...missingSidesNow(property.missing_sides, waiting)] }),
    [property, waiting],
  );
}

function existingOf(analysis: Analysis, { front_faces: facing, missing_sides: missing }: Property) {
  return ofExistingSides(analysis, { facing, missing });
}
