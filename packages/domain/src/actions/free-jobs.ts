import { freeUpToUsd } from '../scoring/order-actions.ts';
import type { ScoreExplanation } from '../scoring/result.ts';

/** What doing the free work that comes first would make of the score. */
export interface FreeJobs {
  readonly count: number;
  /** The score as shown once all of it is done. */
  readonly score: number;
}

/**
 * The free work with which the recommended order begins, and the score after it; null if it gains no whole point, alone or together.
 * Free is what owners can do themselves without spending money. Free work that stands further down gains less than a point.
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
  const { in_order: inOrder } = actions;
  const firstPaid = inOrder.findIndex((action) => !isFreeJob(action));
  const free = firstPaid === -1 ? inOrder : inOrder.slice(0, firstPaid);
  const after = free.at(-1)?.score_after ?? score;
  return after > score ? { count: free.length, score: after } : null;
}

function isFreeJob({
  free,
  cost_usd: cost,
}: Pick<ScoreExplanation['actions']['in_order'][number], 'free' | 'cost_usd'>): boolean {
  return free && cost.high <= freeUpToUsd;
}
