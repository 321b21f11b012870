import {
  freeJobsOfPlan,
  jobCounts,
  planNumbersOf,
  type Action,
  type Analysis,
  type ChangePlan,
  type GuidanceStepId,
  type HousePlan,
  type Photo,
  type Plan,
  type PlannedScore,
} from '@dss/domain';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { pointTotals } from '../../entities/score/ledger.ts';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import type { OwnBudget } from './budget.ts';
import { Budget } from './budget-choices.tsx';
import { JobCard } from './job-card.tsx';
import { evidenceOfJob } from './job-details.tsx';
import { JobGroups } from './job-groups.tsx';
import { TotalsText } from './totals-text.tsx';
import type { useJobFigures } from './use-job-figures.ts';
import type { useJobTitles } from './use-job-titles.ts';
import type { WorkToShow } from './work-sheet.tsx';

export interface JobsToDoProps {
  plan: Plan;
  analysis: Analysis;
  photos: readonly Photo[];
  onChange: (changes: ChangePlan['changes']) => void;
  figures: ReturnType<typeof useJobFigures>;
  titles: ReturnType<typeof useJobTitles>;
  house: HousePlan;
  budget: OwnBudget;
  onBudget: (budget: OwnBudget) => void;
  /** The finished work whose sheet is open. */
  open: WorkToShow | null;
  onOpen: (work: WorkToShow) => void;
}

/** The jobs by when they are done, what the owner has for them, and what the planned ones come to. */
export function JobsToDo(props: JobsToDoProps) {
  const { plan, analysis, photos, onChange, figures, house, budget, onBudget } = props;
  const { guidance, titleOf } = props.titles;
  const { open, onOpen } = props;
  const { planned, best, groups, plannedTotals } = figures;
  const t = useTranslations('plan');
  const isRated = analysis.enough_seen;
  const now = isRated ? figures.now : null;
  const add = (stepIds: readonly GuidanceStepId[]) =>
    onChange(stepIds.map((stepId) => ({ step_id: stepId, planned: true })));
  const withOthers = (stepId: GuidanceStepId) => {
    const gain = figures.withOthers(stepId);
    return gain ? { titles: gain.stepIds.map(titleOf), points: gain.points } : null;
  };
  return (
    <>
      {!isRated && groups.length > 0 && <p className="text-caption text-ink-soft">{t('unsure')}</p>}
      {groups.length === 0 ? (
        <NothingLeft analysis={analysis} />
      ) : (
        <Budget
          budget={budget}
          onBudget={onBudget}
          plan={plan}
          best={best}
          now={now}
          planned={planned}
          titleOf={titleOf}
          onPlan={add}
        />
      )}
      {groups.length > 0 && <AtFirst plan={plan} now={now} titleOf={titleOf} />}
      <JobGroups
        groups={groups}
        time={budget.time}
        now={figures.now}
        onAddFirst={planned.size > 0 ? null : (jobs) => add(jobs.map(({ stepId }) => stepId))}
        renderJob={(job) => (
          <JobCard
            job={job}
            title={titleOf(job.stepId)}
            numbers={planNumbersOf(house, job.hazardTypes)}
            now={now}
            withOthers={withOthers(job.stepId)}
            besideOthers={figures.besideOthers(job)}
            countedAs={figures.countedAs(job)}
            isPlanned={planned.has(job.stepId)}
            onPlanned={(isPlanned) => onChange([{ step_id: job.stepId, planned: isPlanned }])}
            isMarking={open?.stepId === job.stepId && open.opens === 'new'}
            onDone={() => onOpen(newlyDone(job, analysis, photos))}
            guidance={guidance}
            analysis={analysis}
            photos={photos}
          />
        )}
      />
      {plannedTotals !== null && (
        <p className="text-caption text-ink-soft">
          <TotalsText totals={plannedTotals} titleOf={titleOf} />
        </p>
      )}
    </>
  );
}

/** How many jobs there are for how many hazards, and which of them are the free ones that the results name. */
function AtFirst({
  plan,
  now,
  titleOf,
}: {
  plan: Plan;
  /** Null of a home that can't be rated. */
  now: PlannedScore | null;
  titleOf: (stepId: GuidanceStepId) => string;
}) {
  const t = useTranslations('plan.first');
  const format = useFormatter();
  const free = useMemo(() => (now === null ? null : freeJobsOfPlan(plan)), [plan, now]);
  const { toDo } = jobCounts(plan.actions, []);
  const hazards = plan.actions.flatMap(({ hazardTypes }) => hazardTypes).length;
  return (
    <p className="max-w-[68ch] text-caption text-ink-soft">
      <span>{t('jobs', { jobs: toDo, hazards })}</span>
      {now !== null && free !== null && (
        <span>
          {` ${t('free', {
            count: free.count,
            score: free.score,
            about: String(now.range.low !== now.range.high),
            titles: format.list(
              free.jobs.map(({ stepId }) => t('title', { title: titleOf(stepId) })),
            ),
          })}`}
        </span>
      )}
    </p>
  );
}

/** Good news if enough was seen; else only that nothing is known. */
function NothingLeft({ analysis }: Pick<JobsToDoProps, 'analysis'>) {
  const { enough_seen: enoughSeen, explanation } = analysis;
  const t = useTranslations('plan');
  // Else “nothing left” beside “17 points to Excellent” would be a riddle.
  const isUnknown = enoughSeen && pointTotals(explanation).notSeen >= 1;
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
        {isUnknown && <p className="mt-2 max-w-[60ch] text-ink-soft">{t('missingUnknown')}</p>}
      </div>
    </section>
  );
}

/** That a job is done, to be said, with the photo that shows it best. */
export function newlyDone(job: Action, analysis: Analysis, photos: readonly Photo[]): WorkToShow {
  const [best] = evidenceOfJob(job, analysis, photos);
  return {
    stepId: job.stepId,
    opens: 'new',
    before: best?.photo ?? null,
    box: best?.box ?? null,
  };
}
