import { freeUpToUsd, type Action } from '../scoring/order-actions.ts';
import type { ScoreExplanation } from '../scoring/result.ts';
import type { Plan } from './plan.ts';

/** What doing the free work that comes first would make of the score. */
export interface FreeJobs {
  readonly count: number;
  /** The score as shown once it is done. */
  readonly score: number;
}

/**
 * The free work with which the recommended order begins, as far as it raises the score as shown, and the score after it; null if it
 * gains no whole point, alone or together. Free is what owners can do themselves without spending money, unless hiring somebody for it
 * would cost much. Free work that stands further down gains less than a point.
 */
export function freeJobs({
  score,
  actions,
}: {
  readonly score: number;
  readonly actions: {
    readonly in_order: readonly Pick<
      ScoreExplanation['actions']['in_order'][number],
      'free' | 'cost_usd' | 'score_after'
    >[];
  };
}): FreeJobs | null {
  const free = freeAtFirst(
    actions.in_order,
    (action) => action.free && action.cost_usd.high <= freeUpToUsd,
  );
  const after = free.at(-1)?.score_after ?? score;
  const count = free.findIndex(({ score_after: reached }) => reached === after) + 1;
  return after > score ? { count, score: after } : null;
}

/** The same of a plan, with the jobs that are meant. */
export function freeJobsOfPlan({
  actions,
  after,
}: Pick<Plan, 'actions' | 'after'>): (FreeJobs & { readonly jobs: readonly Action[] }) | null {
  const free = freeAtFirst(actions, (action) => action.free && action.costUsd.high <= freeUpToUsd);
  const scoreAfter = (count: number) =>
    after(new Set(free.slice(0, count).map(({ stepId }) => stepId))).score;
  const score = scoreAfter(free.length);
  if (score <= scoreAfter(0)) return null;
  const jobs = free.slice(0, free.findIndex((_, index) => scoreAfter(index + 1) === score) + 1);
  return { jobs, count: jobs.length, score };
}

function freeAtFirst<Work>(
  inOrder: readonly Work[],
  isFree: (work: Work) => boolean,
): readonly Work[] {
  const firstPaid = inOrder.findIndex((work) => !isFree(work));
  return firstPaid === -1 ? inOrder : inOrder.slice(0, firstPaid);
}
