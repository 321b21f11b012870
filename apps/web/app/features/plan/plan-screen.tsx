import {
  type Action,
  type ActionPlan,
  computeExposure,
  firstOfGroups,
  gainsInTurn,
  inputWithAnswers,
  planGroups,
  planOf,
  planOfResult,
  planTotals,
  pointsRegained,
  hazardTypesOfStep,
  scoringWeights,
  shownRise,
  type Analysis,
  type ChangePlan,
  type Exposure,
  type GuidanceStepId,
  type HazardTypeId,
  type Photo,
  type Plan,
  type PlanGroup,
  type PlannedScore,
  type Property,
  type ScoreInput,
  type StoredAnswer,
  type WayToDo,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { missingSidesNow, withUnsent, type KeptAnswers } from '../../entities/answers/index.ts';
import { useDescriptions, useGuidance } from '../../entities/hazard/texts/index.ts';
import { ChosenHazardsProvider } from '../../entities/house-plan/index.ts';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { nativeServer } from '../../lib/device/native/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { allEvidence, EvidenceViewerProvider } from '../../entities/evidence/index.ts';
import { upkeepQuery } from '../../entities/upkeep/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { hoursIn, startBudget, type OwnBudget } from './budget.ts';
import { Budget } from './budget-choices.tsx';
import {
  doneHeadingId,
  doneItems,
  markDoneFragment,
  typesDone,
} from '../../entities/plan/index.ts';
import { DoneSection } from './done-section.tsx';
import { FridgePage, mostOnSheet, numbersOf, type FridgePageProps } from './fridge-page.tsx';
import { HomeBeside } from './home-beside.tsx';
import { JobCard } from './job-card.tsx';
import { evidenceOfJob, firstStepOf } from './job-details.tsx';
import { JobGroups, type JobGroup } from './job-groups.tsx';
import { PlanBars, PlanFigures } from './plan-figures.tsx';
import { TotalsText } from './totals-text.tsx';
import { UpkeepByMonth } from './upkeep-by-month.tsx';
import { useAfterPhotos } from './use-after-photos.ts';
import type { WorkToShow } from './work-sheet.tsx';

const WorkSheet = lazyPart(
  () => import('./work-sheet.tsx'),
  ({ onClose }) => onClose(),
);

export interface PlanScreenProps {
  property: Property;
  photos: readonly Photo[];
  answers: readonly StoredAnswer[];
  /** What the owner said that the server doesn't have yet. */
  waiting: KeptAnswers['waiting'];
  analysis: Analysis;
  /** Everything that was ever planned, including what is done by now. */
  planned: ReadonlySet<GuidanceStepId>;
  /** The plan as the server has it, with what is done. */
  saved: ActionPlan;
  onChange: (changes: ChangePlan['changes']) => void;
}

/** The whole plan. Everything is scored in the browser, from what the analysis carries. */
export function PlanScreen(props: PlanScreenProps) {
  const { property, photos, answers, waiting, analysis } = props;
  const t = useTranslations('plan');
  const paths = usePaths();
  const scored = useMemo(() => {
    // A page that was loaded before the weights changed would count differently from the result.
    if (analysis.weights_version !== scoringWeights.version) return null;
    const { front_faces: facing } = property;
    const input = inputWithAnswers({
      facing,
      missing: missingSidesNow(property.missing_sides, waiting),
      answers: withUnsent(answers, waiting, facing),
      seen: analysis.seen,
      imageIds: photos.map(({ image_id: id }) => id),
    });
    return { input, plan: planOf(input), exposure: computeExposure(input) };
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

function Jobs({
  property,
  photos,
  answers,
  analysis,
  planned: everPlanned,
  saved,
  onChange,
  input,
  plan,
  exposure,
}: PlanScreenProps & {
  input: ScoreInput;
  plan: ReturnType<typeof planOf>;
  exposure: Exposure | null;
}) {
  const t = useTranslations('plan');
  const paths = usePaths();
  const items = useMemo(() => doneItems(saved, analysis, photos), [saved, analysis, photos]);
  const house = useMemo(
    () => planOfResult({ property, photos, answers, done: saved.done, analysis }),
    [property, photos, answers, saved, analysis],
  );
  const guidance = useGuidance(
    [
      ...plan.actions.map(({ stepId, hazardTypes }) => ({ stepId, types: hazardTypes })),
      ...items.map(({ stepId, hazards }) => ({
        stepId,
        types: hazards.map(({ hazardType }) => hazardType),
      })),
    ].flatMap(({ stepId, types }) => (types.length > 0 ? types : hazardTypesOfStep(stepId))),
  );
  const afterPhotos = useAfterPhotos(property.id, photos, analysis);
  const compared = new Set(
    analysis.seen.photos.flatMap((each) => (each.comparison ? each.image_id : [])),
  );
  const { hash } = useLocation();
  /** That a job is done, to be said, with the photo that shows it best. */
  const newlyDone = (job: Action): WorkToShow => {
    const [best] = evidenceOfJob(job, analysis, photos);
    return {
      stepId: job.stepId,
      opens: 'new',
      before: best?.photo ?? null,
      box: best?.box ?? null,
    };
  };
  const [open, setOpen] = useState<WorkToShow | null>(() => {
    const job = plan.actions.find((each) => hash === `#${markDoneFragment(each.stepId)}`);
    return job === undefined ? null : newlyDone(job);
  });
  const [budget, setBudget] = useState<OwnBudget>(startBudget);
  const descriptions = useDescriptions();
  // What is done drops out by itself: its hazards are gone.
  const planned = useMemo(
    () => new Set(plan.actions.flatMap(({ stepId }) => (everPlanned.has(stepId) ? stepId : []))),
    [plan, everPlanned],
  );
  const now = useMemo(() => plan.after(new Set()), [plan]);
  const then = useMemo(() => plan.after(planned), [plan, planned]);
  const best = useMemo(
    () => plan.best({ usd: budget.usd, hours: hoursIn[budget.time] }),
    [plan, budget],
  );
  const titleOfType = (type: HazardTypeId) =>
    guidance.data?.find((each) => each.hazard_type === type)?.title ??
    analysis.hazards.find((each) => each.type === type)?.title;
  const doneTypesOf = (stepId: GuidanceStepId) =>
    typesDone(
      items.find((each) => each.stepId === stepId) ?? { stepId, hazards: [] },
      plan.actions.flatMap(({ hazardTypes }) => hazardTypes),
    );
  const doneTitleOf = (stepId: GuidanceStepId) =>
    [...new Set(doneTypesOf(stepId).flatMap((type) => titleOfType(type) ?? []))].join(' · ');
  /** What somebody says who marks work as done, or changes what they said of it. */
  const claimsOf = ({ stepId, opens }: WorkToShow) =>
    (opens === 'new'
      ? (plan.actions.find((action) => action.stepId === stepId)?.hazardTypes ?? [])
      : doneTypesOf(stepId)
    ).map((type) => descriptions.hazard(type).title);
  const titleOf = (stepId: GuidanceStepId) => {
    const type = plan.actions.find((action) => action.stepId === stepId)?.hazardTypes[0];
    return type === undefined ? doneTitleOf(stepId) : (titleOfType(type) ?? '');
  };
  const gainsWithOthers = useMemo(
    () => new Map(plan.actions.map(({ stepId }) => [stepId, plan.gainWithOthers(stepId)])),
    [plan],
  );
  const withOthers = (stepId: GuidanceStepId) => {
    const gain = gainsWithOthers.get(stepId) ?? null;
    return (
      gain && {
        titles: gain.others.map(titleOf),
        points: shownRise(now.hundredths, gain.points),
      }
    );
  };
  const { data: upkeep } = useQuery(upkeepQuery(property.id, useLanguage()));
  const isRated = analysis.enough_seen;
  const regained = (stepIds: readonly GuidanceStepId[]) =>
    isRated ? pointsRegained(input, new Set(stepIds)) : 0;
  const groups = useMemo(
    () => withGains(plan, planGroups(plan.actions, best), isRated),
    [plan, best, isRated],
  );
  const plannedJobs = plan.actions.filter(({ stepId }) => planned.has(stepId));
  const sheet = useMemo(
    () => sheetOf(plan, planned, best, isRated),
    [plan, planned, best, isRated],
  );
  const add = (stepIds: readonly GuidanceStepId[]) =>
    onChange(stepIds.map((stepId) => ({ step_id: stepId, planned: true })));
  return (
    <EvidenceViewerProvider items={allEvidence(analysis, photos)}>
      <div className="page-width flex flex-1 flex-col gap-4 py-3 sm:py-6 print:hidden">
        <PageHeading
          title={t('title')}
          address={property.address}
          back={{ to: paths.property(property.id), label: t('back') }}
          beside={
            nativeServer === null && (
              <Button
                size="small"
                tone={planned.size > 0 ? 'primary' : 'secondary'}
                onClick={() => window.print()}
              >
                {t('fridge.print')}
              </Button>
            )
          }
        />
        <div className="flex flex-col gap-x-10 gap-y-4 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:items-start">
          <HomeBeside
            plan={house}
            below={
              <Disclosure
                className="mt-2"
                summary={t('bars')}
                summaryClassName="text-caption font-strong text-forest"
              >
                <PlanBars domains={then.domains} />
              </Disclosure>
            }
          >
            <PlanFigures
              now={now}
              then={then}
              exposure={exposure}
              count={planned.size}
              isRated={isRated}
            />
          </HomeBeside>
          <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
            {!isRated && groups.length > 0 && (
              <p className="text-caption text-ink-soft">{t('unsure')}</p>
            )}
            {groups.length === 0 ? (
              <NothingLeft enoughSeen={isRated} />
            ) : (
              <Budget
                budget={budget}
                onBudget={setBudget}
                plan={plan}
                best={best}
                now={isRated ? now : null}
                planned={planned}
                titleOf={titleOf}
                onPlan={add}
              />
            )}
            <JobGroups
              groups={groups}
              time={budget.time}
              onAddFirst={planned.size > 0 ? null : (jobs) => add(jobs.map(({ stepId }) => stepId))}
              renderJob={(job) => (
                <JobCard
                  job={job}
                  title={titleOf(job.stepId)}
                  numbers={numbersOf(job, house)}
                  now={isRated ? now : null}
                  withOthers={isRated ? withOthers(job.stepId) : null}
                  besideOthers={isRated ? besideOthers(plan, job, planned, then) : null}
                  isPlanned={planned.has(job.stepId)}
                  onPlanned={(isPlanned) => onChange([{ step_id: job.stepId, planned: isPlanned }])}
                  isMarking={open?.stepId === job.stepId && open.opens === 'new'}
                  onDone={() => setOpen(newlyDone(job))}
                  guidance={guidance}
                  analysis={analysis}
                  photos={photos}
                />
              )}
            />
            {plannedJobs.length > 0 && (
              <p className="text-caption text-ink-soft">
                <TotalsText totals={planTotals(plannedJobs, best)} titleOf={titleOf} />
              </p>
            )}
            {items.length > 0 && (
              <DoneSection
                propertyId={property.id}
                items={items}
                regained={regained}
                titleOf={doneTitleOf}
                afterPhotos={afterPhotos}
                compared={compared}
                onOpen={setOpen}
                saved={saved.done}
              />
            )}
            <UpkeepByMonth propertyId={property.id} tasks={upkeep?.tasks} />
          </div>
        </div>
      </div>
      <FridgePage
        address={property.address}
        house={house}
        now={now}
        isRated={isRated}
        {...sheet}
        time={budget.time}
        titleOf={titleOf}
        firstStepOf={(job) => firstStepOf(job, guidance.data)}
        done={items.map(({ stepId }) => ({ stepId, title: doneTitleOf(stepId) }))}
        tasks={upkeep?.tasks}
      />
      {open !== null && (
        <WorkSheet
          key={open.stepId}
          {...open}
          propertyId={property.id}
          title={(open.opens === 'new' ? titleOf : doneTitleOf)(open.stepId)}
          claims={claimsOf(open)}
          said={saved.done.find(({ step_id: stepId }) => stepId === open.stepId)}
          isFoundAgain={items.some((item) => item.stepId === open.stepId && item.isFoundAgain)}
          standing={analysis}
          regained={regained([open.stepId])}
          afterPhotos={afterPhotos}
          onClose={() => setOpen(null)}
          focusAfterSaving={() => document.getElementById(doneHeadingId)}
        />
      )}
    </EvidenceViewerProvider>
  );
}

/** Groups of jobs, with what each of them adds to the score of a home that has one. */
function withGains(
  plan: Plan,
  groups: readonly PlanGroup<Action>[],
  isRated: boolean,
): readonly JobGroup[] {
  if (!isRated) return groups.map((group) => ({ ...group, gain: null }));
  const gains = gainsInTurn(
    plan,
    groups.map(({ actions }) => actions),
  );
  return groups.map((group, index) => ({ ...group, gain: gains[index] ?? 0 }));
}

/** What is printed: what is planned, or everything as long as nothing is, as far as one sheet has room. */
function sheetOf(
  plan: Plan,
  planned: ReadonlySet<GuidanceStepId>,
  best: readonly WayToDo[],
  isRated: boolean,
): Pick<FridgePageProps, 'groups' | 'after' | 'others'> {
  const jobs =
    planned.size === 0 ? plan.actions : plan.actions.filter(({ stepId }) => planned.has(stepId));
  const groups = firstOfGroups(planGroups(jobs, best), mostOnSheet);
  const shown = groups.flatMap(({ actions }) => actions.map(({ stepId }) => stepId));
  return {
    groups: withGains(plan, groups, isRated),
    after: plan.after(new Set(shown)),
    others: jobs.length - shown.length,
  };
}

/** By how many points a planned job raises the score of the plan; null if it is what it gains alone. */
function besideOthers(
  plan: Plan,
  { stepId, points: alone }: Action,
  planned: ReadonlySet<GuidanceStepId>,
  then: PlannedScore,
): number | null {
  if (planned.size < 2 || !planned.has(stepId)) return null;
  const { points } = plan.gainBeside(stepId, planned);
  return points === alone ? null : shownRise(then.hundredths - points, points);
}

/** Good news if enough was seen; else only that nothing is known. */
function NothingLeft({ enoughSeen }: { enoughSeen: boolean }) {
  const t = useTranslations('plan');
  const Icon = enoughSeen ? CheckIcon : InfoIcon;
  return (
    <section className="flex items-start gap-3">
      <Icon className={`mt-1 size-7 ${enoughSeen ? 'text-forest' : 'text-ink-soft'}`} />
      <div>
        <h2 className="font-serif text-title-2">
          {t(enoughSeen ? 'nothingLeft' : 'nothingKnown')}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">
          {t(enoughSeen ? 'nothingLeftText' : 'nothingKnownText')}
        </p>
      </div>
    </section>
  );
}
