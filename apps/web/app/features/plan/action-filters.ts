import type { Action, WorkToDo } from '@dss/domain';

import { costsAtMost, fitsWeekend, type OwnBudget } from './budget.ts';

export const actionFilters = ['free', 'weekend', 'budget', 'pro'] as const;

export type ActionFilter = (typeof actionFilters)[number];

/** Whether an action passes every filter chosen. */
export function fitsAll(
  action: WorkToDo & Pick<Action, 'free'>,
  filters: ReadonlySet<ActionFilter>,
  { usd }: Pick<OwnBudget, 'usd'>,
): boolean {
  return [...filters].every((filter) => {
    switch (filter) {
      case 'free':
        return action.free;
      case 'weekend':
        return fitsWeekend(action);
      case 'budget':
        return costsAtMost(action, usd);
      case 'pro':
        return action.performer === 'pro';
    }
  });
}
