import {
  computeExposure,
  inputWithAnswers,
  planOf,
  planOfResult,
  reportOfWork,
  scoringWeights,
  type ActionPlan,
  type Analysis,
  type ChangePlan,
  type Exposure,
  type GuidanceStepId,
  type HousePlan,
  type Photo,
  type Plan,
  type Property,
  type ScoreInput,
  type StoredAnswer,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import {
  useSurroundings,
  type Surroundings,
} from '../../entities/address-facts/use-surroundings.ts';
import {
  missingSidesNow,
  withUnsent,
  type UnsentControls,
} from '../../entities/answers/use-unsent-answers.ts';
import { ChosenHazardsProvider } from '../../entities/house-plan/chosen-hazards.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { usePaths } from '../../lib/paths.ts';
import { allEvidence } from '../../entities/evidence/evidence-item.ts';
import { EvidenceViewerProvider } from '../../entities/evidence/evidence-viewer-provider.tsx';
import { upkeepQuery } from '../../entities/upkeep/upkeep-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { startBudget, type OwnBudget } from './budget.ts';
import { doneHeadingId, doneItems, markDoneFragment } from '../../entities/plan/done-actions.ts';
import { DoneSection } from './done-section.tsx';
import { FridgePage } from './fridge-page.tsx';
import { HomeBeside } from './home-beside.tsx';
import { firstStepOf } from './job-details.tsx';
import { JobsToDo, newlyDone } from './jobs-to-do.tsx';
import { PlanBars, PlanFigures } from './plan-figures.tsx';
import { UpkeepByMonth } from './upkeep-by-month.tsx';
import { useAfterPhotos } from './use-after-photos.ts';
import { useJobFigures } from './use-job-figures.ts';
import { useJobTitles } from './use-job-titles.ts';
import type { WorkToShow } from './work-sheet.tsx';

const WorkSheet = lazyPart(
  () => import('./work-sheet.tsx'),
  ({ onClose }) => onClose(),
);

/** What is scored in the browser, from what the analysis carries. */
interface ScoredHome {
  input: ScoreInput;
  plan: Plan;
  /** As far as somebody saw or told it. */
  told: Exposure | null;
}

export interface PlanScreenProps {
  property: Property;
  photos: readonly Photo[];
  answers: readonly StoredAnswer[];
  /** What the owner said that the server doesn't have yet. */
  waiting: UnsentControls['waiting'];
  analysis: Analysis;
  /** Everything that was ever planned, including what is done by now. */
  planned: ReadonlySet<GuidanceStepId>;
  /** The plan as the server has it, with what is done. */
  saved: ActionPlan;
  onChange: (changes: ChangePlan['changes']) => void;
}

/** The whole plan, scored in the browser. */
export function PlanScreen(props: PlanScreenProps) {
  const { property, photos, answers, waiting, analysis } = props;
  const t = useTranslations('plan');
  const paths = usePaths();
  const scored = useMemo((): ScoredHome | null => {
    // A page that was loaded before the weights changed would count differently from the result.
    if (analysis.weights_version !== scoringWeights.version) return null;
    const { front_faces: facing } = property;
    const input = inputWithAnswers({
      facing,
      missing: missingSidesNow(property.missing_sides, waiting),
      answers: withUnsent(answers, waiting, facing),
      seen: analysis.seen,
      imageIds: photos.map(({ image_id: id }) => id),
      receivedAt: new Map(photos.map(({ image_id: id, created_at: at }) => [id, at])),
    });
    return { input, plan: planOf(input), told: computeExposure(input) };
  }, [analysis, answers, photos, property, waiting]);
  if (scored === null) {
    return (
      <MessagePage
        title={t('outdated')}
        actions={
          <>
            <Button tone="primary" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
            <ButtonLink to={paths.property(property.id)}>{t('back')}</ButtonLink>
          </>
        }
      >
        <p>{t('outdatedText')}</p>
      </MessagePage>
    );
  }
  return (
    <ChosenHazardsProvider>
      <Jobs {...props} {...scored} />
    </ChosenHazardsProvider>
  );
}

/** How the home stands, its jobs and its finished work; and the sheet of the work that is being marked as done. */
function Jobs(props: PlanScreenProps & ScoredHome) {
  const { property, photos, answers, analysis, saved, plan, told } = props;
  const t = useTranslations('plan');
  const [budget, setBudget] = useState<OwnBudget>(startBudget);
  const isRated = analysis.enough_seen;
  const figures = useJobFigures({
    input: props.input,
    plan,
    everPlanned: props.planned,
    budget,
    isRated,
  });
  const { now, withPlanned, planned } = figures;
  const items = useMemo(() => doneItems(saved, analysis, photos), [saved, analysis, photos]);
  const titles = useJobTitles(plan, items, analysis);
  const { onMaps, exposure } = useSurroundings(property, answers, told);
  const house = useHouse(props, onMaps);
  const afterPhotos = useAfterPhotos(property.id, photos, analysis);
  const [open, setOpen] = useOpenWork(props);
  const { data: upkeep } = useQuery(upkeepQuery(property.id, useLanguage()));
  return (
    <EvidenceViewerProvider items={allEvidence(analysis, photos)}>
      <div className="page-width flex flex-1 flex-col gap-4 py-3 sm:py-6 print:hidden">
        <Heading property={property} isPrimary={planned.size > 0} />
        <div className="flex flex-col gap-x-10 gap-y-4 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:items-start">
          <HomeBeside
            plan={house}
            below={
              <Disclosure
                className="mt-2"
                summary={t('bars')}
                summaryClassName="text-caption font-strong text-forest"
              >
                <PlanBars domains={withPlanned.domains} />
              </Disclosure>
            }
          >
            <PlanFigures
              now={now}
              then={withPlanned}
              exposure={exposure}
              exposureOpen={analysis.explanation.exposure_open}
              count={planned.size}
              hasJobs={plan.actions.length > 0}
              isRated={isRated}
            />
          </HomeBeside>
          <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
            <JobsToDo
              plan={plan}
              analysis={analysis}
              photos={photos}
              onChange={props.onChange}
              figures={figures}
              titles={titles}
              house={house}
              budget={budget}
              onBudget={setBudget}
              open={open}
              onOpen={setOpen}
            />
            {items.length > 0 && (
              <DoneSection
                propertyId={property.id}
                items={items}
                regained={figures.regained}
                titleOf={titles.doneTitleOf}
                afterPhotos={afterPhotos}
                compared={comparedPhotos(analysis)}
                onOpen={setOpen}
                saved={saved.done}
              />
            )}
            <UpkeepByMonth property={property} tasks={upkeep?.tasks} />
          </div>
        </div>
      </div>
      <FridgePage
        property={property}
        house={house}
        now={now}
        isRated={isRated}
        {...figures.sheet}
        time={budget.time}
        titleOf={titles.titleOf}
        firstStepOf={(job) => firstStepOf(job, titles.guidance.data)}
        done={items.map(({ stepId }) => ({ stepId, title: titles.doneTitleOf(stepId) }))}
        tasks={upkeep?.tasks}
      />
      {open !== null && (
        <WorkSheet
          key={open.stepId}
          {...open}
          propertyId={property.id}
          title={(open.opens === 'new' ? titles.titleOf : titles.doneTitleOf)(open.stepId)}
          claims={titles.claimsOf(open)}
          said={saved.done.find(({ step_id: stepId }) => stepId === open.stepId)}
          reported={reportOfWork(open.stepId, open.opens === 'new', analysis.explanation, {
            photos,
            answers,
          })}
          isFoundAgain={items.some((item) => item.stepId === open.stepId && item.isFoundAgain)}
          standing={analysis}
          regained={figures.regained([open.stepId])}
          afterPhotos={afterPhotos}
          onClose={() => setOpen(null)}
          focusAfterSaving={() => document.getElementById(doneHeadingId)}
        />
      )}
    </EvidenceViewerProvider>
  );
}

function useHouse(
  { property, photos, answers, saved, analysis }: PlanScreenProps,
  onMaps: Surroundings['onMaps'],
): HousePlan {
  return useMemo(
    () => planOfResult({ property, photos, answers, done: saved.done, analysis, onMaps }),
    [property, photos, answers, saved, analysis, onMaps],
  );
}

/** The finished work whose sheet is open; from the start if the address asks to mark a job as done. */
function useOpenWork({ plan, analysis, photos }: PlanScreenProps & ScoredHome) {
  const { hash } = useLocation();
  return useState<WorkToShow | null>(() => {
    const job = plan.actions.find((each) => hash === `#${markDoneFragment(each.stepId)}`);
    return job === undefined ? null : newlyDone(job, analysis, photos);
  });
}

/** The after-photos that a model compared with those from before. */
function comparedPhotos({ seen }: Analysis): ReadonlySet<string> {
  return new Set(seen.photos.flatMap((each) => (each.comparison ? each.image_id : [])));
}

function Heading({ property, isPrimary }: { property: Property; isPrimary: boolean }) {
  const t = useTranslations('plan');
  const paths = usePaths();
  return (
    <PageHeading
      title={t('title')}
      address={property.address}
      back={{ to: paths.property(property.id), label: t('back') }}
      beside={
        nativeServer === null && (
          <Button
            size="small"
            tone={isPrimary ? 'primary' : 'secondary'}
            onClick={() => window.print()}
          >
            {t('fridge.print')}
          </Button>
        )
      }
    />
  );
}
