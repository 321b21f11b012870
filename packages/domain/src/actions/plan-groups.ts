import type { GuidanceStepId } from '../guidance/index.ts';
import type { Action } from '../scoring/order-actions.ts';
import type { Hundredths } from '../scoring/terms.ts';
import type { WayToDo } from './best-actions.ts';
import type { Plan } from './plan.ts';
import { shownAlone } from './shown-gain.ts';

/** When work is done, and by whom, in the order in which a plan names them. */
const groupNames = ['now', 'season', 'contractor'] as const;

/**
 * `now`: the best that the owner's money and time allow, `season`: what else owners can do themselves, `contractor`: what only a
 * professional can do, since nobody gets one at once.
 */
export type PlanGroupName = (typeof groupNames)[number];

/** Work that is done in the same stretch of time. Never empty. */
export type PlanGroup<Work> = {
  readonly name: PlanGroupName;
  /** In recommended order. */
  readonly actions: readonly Work[];
};

/**
 * Sorts the work of a home by when it is done. Each action is in exactly one group; a group without any is left out. Not by each
 * one's own cost and hours: ten jobs that each fit a weekend don't fit one.
 * @param actions in recommended order
 * @param suggested the best that a budget allows (`Plan.best`)
 */
export function planGroups<Work extends Pick<Action, 'stepId' | 'performer'>>(
  actions: readonly Work[],
  suggested: readonly Pick<WayToDo, 'stepId'>[],
): readonly PlanGroup<Work>[] {
  const isSuggested = new Set(suggested.map(({ stepId }) => stepId));
  const groupOf = ({ stepId, performer }: Work): PlanGroupName =>
    performer === 'pro' ? 'contractor' : isSuggested.has(stepId) ? 'now' : 'season';
  return groupNames
    .map((name) => ({ name, actions: actions.filter((action) => groupOf(action) === name) }))
    .filter((group) => group.actions.length > 0);
}

/**
 * By how many whole points the shown score rises with each of these, once those before it are done. They add up to what all of them
 * gain together, which the gains of single actions don't: ceilings and knees make some of their points overlap.
 */
export function gainsInTurn(
  plan: Pick<Plan, 'after'>,
  groups: readonly (readonly Pick<Action, 'stepId'>[])[],
): readonly number[] {
  const done = new Set<GuidanceStepId>();
  let before = plan.after(done).score;
  return groups.map((actions) => {
    for (const { stepId } of actions) done.add(stepId);
    const { score } = plan.after(done);
    const gain = score - before;
    before = score;
    return gain;
  });
}

/**
 * How what some work is said to gain together compares with what is said of each action alone: `more` where a ceiling lifts only once
 * several are done, `less` where their points overlap, `rounded` where only whole points don't add up, `same` where they do.
 * @param gain together, in whole points
 * @param score the exact score without any of it
 */
export function gainBesideAlone(
  actions: readonly Pick<Action, 'points'>[],
  gain: number,
  score: Hundredths,
): 'more' | 'less' | 'rounded' | 'same' {
  const shown = actions.reduce((sum, { points }) => sum + shownAlone(score, points), 0);
  if (shown === gain) return 'same';
  const alone = actions.reduce((sum, { points }) => sum + points, 0) / 100;
  return gain >= alone + 1 ? 'more' : gain <= alone - 1 ? 'less' : 'rounded';
}

/**
 * The first work of each group, so that there are at most this many actions in all: the longest groups are cut first, and none is left
 * out as long as there is one action for each.
 */
export function firstOfGroups<Work>(
  groups: readonly PlanGroup<Work>[],
  most: number,
): readonly PlanGroup<Work>[] {
  const sizeWith = (perGroup: number) =>
    groups.reduce((sum, { actions }) => sum + Math.min(actions.length, perGroup), 0);
  let perGroup = Math.max(0, ...groups.map(({ actions }) => actions.length));
  while (perGroup > 1 && sizeWith(perGroup) > most) perGroup -= 1;
  return groups.map((group) => ({ ...group, actions: group.actions.slice(0, perGroup) }));
}
