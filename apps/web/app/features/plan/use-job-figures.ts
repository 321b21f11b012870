import {
  firstOfGroups,
  gainsInTurn,
  planGroups,
  planTotals,
  pointsRegained,
  shownRise,
  type Action,
  type GuidanceStepId,
  type Plan,
  type PlanGroup,
  type ScoreInput,
  type WayToDo,
} from '@dss/domain';
import { useMemo } from 'react';

import { hoursIn, type OwnBudget } from './budget.ts';
import { mostOnSheet, type FridgePageProps } from './fridge-page.tsx';
import type { JobGroup } from './job-groups.tsx';

interface PlanOfHome {
  input: ScoreInput;
  plan: Plan;
  /** Everything that was ever planned, including what is done by now. */
  everPlanned: ReadonlySet<GuidanceStepId>;
  budget: OwnBudget;
  /** Whether enough is known to rate the home. If not, no gain in points means anything. */
  isRated: boolean;
}

/** What the plan of a home comes to: its jobs in groups, the score with what is planned, and what each job adds to it. */
export function useJobFigures({ input, plan, everPlanned, budget, isRated }: PlanOfHome) {
  // What is done drops out by itself: its hazards are gone.
  const planned = useMemo(
    () => new Set(plan.actions.flatMap(({ stepId }) => (everPlanned.has(stepId) ? stepId : []))),
    [plan, everPlanned],
  );
  const best = useMemo(
    () => plan.best({ usd: budget.usd, hours: hoursIn[budget.time] }),
    [plan, budget],
  );
  const now = useMemo(() => plan.after(new Set()), [plan]);
  const withPlanned = useMemo(() => plan.after(planned), [plan, planned]);
  const groups = useMemo(
    () => withGains(plan, planGroups(plan.actions, best), isRated),
    [plan, best, isRated],
  );
  const sheet = useMemo(
    () => sheetOf(plan, planned, best, isRated),
    [plan, planned, best, isRated],
  );
  const gainsWithOthers = useMemo(
    () => new Map(plan.actions.map(({ stepId }) => [stepId, plan.gainWithOthers(stepId)])),
    [plan],
  );
  const plannedJobs = plan.actions.filter(({ stepId }) => planned.has(stepId));
  return {
    planned,
    best,
    now,
    withPlanned,
    groups,
    sheet,
    /** What the planned jobs cost and take; null while none is planned. */
    plannedTotals: plannedJobs.length === 0 ? null : planTotals(plannedJobs, best),
    /** What finished work regains, in points. */
    regained: (stepIds: readonly GuidanceStepId[]) =>
      isRated ? pointsRegained(input, new Set(stepIds)) : 0,
    /** With which other jobs a job's gain shows, where a limit on the score hides it alone. */
    withOthers: (stepId: GuidanceStepId) => {
      const gain = isRated ? gainsWithOthers.get(stepId) : null;
      return gain && { stepIds: gain.others, points: shownRise(now.hundredths, gain.points) };
    },
    /** What the budget counts for a job that it includes, where the job's prices go beyond it; else null. “Free to $750” says it itself. */
    countedAs: ({ stepId, costUsd }: Action) => {
      const counted = best.find((way) => way.stepId === stepId)?.usd ?? 0;
      return costUsd.high <= budget.usd || counted === 0 ? null : counted;
    },
    /** By how many points a planned job raises the score of the plan; null if it is what it gains alone. */
    besideOthers: ({ stepId, points: alone }: Action) => {
      if (!isRated || planned.size < 2 || !planned.has(stepId)) return null;
      const { points } = plan.gainBeside(stepId, planned);
      return points === alone ? null : shownRise(withPlanned.hundredths - points, points);
    },
  };
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
