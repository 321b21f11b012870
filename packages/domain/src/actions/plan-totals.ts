import type { GuidanceStepId } from '../guidance/index.ts';
import { waysToDo, type Budget, type WayToDo, type WorkToDo } from './best-actions.ts';

/** What some work takes the owner in all. */
export type PlanTotals = {
  /** If each action is done the way suggested for it, and by the owner where none is. */
  readonly asSuggested: Budget;
  /** If the owner does all that they can. */
  readonly byOwner: Budget;
  /** What the owner could do and is suggested to hire somebody for. Without any, both totals are the same. */
  readonly hired: readonly GuidanceStepId[];
};

/**
 * The totals of some work, wherever they are said: a budget's suggestion and a plan that follows it have the same.
 * @param suggested how to get work done within a budget; may name other work, too
 */
export function planTotals(
  planned: readonly WorkToDo[],
  suggested: readonly WayToDo[],
): PlanTotals {
  const asSuggested = { usd: 0, hours: 0 };
  const byOwner = { usd: 0, hours: 0 };
  const hired: GuidanceStepId[] = [];
  for (const work of planned) {
    const { stepId } = work;
    const [own] = waysToDo(work);
    const way = suggested.find((each) => each.stepId === stepId) ?? own;
    add(asSuggested, way);
    add(byOwner, own);
    if (own.doneBy === 'owner' && way.doneBy === 'hired') hired.push(stepId);
  }
  return { asSuggested, byOwner, hired };
}

function add(total: { usd: number; hours: number }, { usd, hours }: Budget): void {
  total.usd += usd;
  total.hours += hours;
}
