import { stepById, stepIdOf, type GuidanceStep, type GuidanceStepId } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';

/** A score in hundredths of a point, before and after its ceiling. */
export type ScoreBeforeCeiling = { readonly score: number; readonly additive: number };

/** One piece of work that removes hazards that were found. Points are hundredths of a score point. */
export type Action = {
  readonly stepId: GuidanceStepId;
  /** What it removes of what was found. */
  readonly hazardTypes: readonly HazardTypeId[];
  /** What the score would rise by if only this were done. */
  readonly points: number;
  /** The same without a ceiling: what it is worth once the ceiling's cause is gone. */
  readonly pointsWithoutCeiling: number;
  /** The score after this and every action before it. */
  readonly scoreAfter: number;
  /** The owner can do it without spending money. */
  readonly free: boolean;
  readonly performer: GuidanceStep['performer'];
  /** US dollars for one typical home. */
  readonly costUsd: GuidanceStep['costUsd'];
  readonly hours: GuidanceStep['hours'];
  /** Cost and hours are an order of magnitude. */
  readonly estimate: boolean;
};

/** What an hour of one's own work is taken to be worth, to rank it against money. Judgment. */
const hourUsd = 30;

/**
 * Ranks the work that removes what was found: free work first, by points for each hour; then by points for each dollar,
 * an owner's hour counted in dollars. What gives nothing comes last.
 *
 * @param hazardTypes the removable hazards found
 * @param scoreWithout the score with these hazards gone and all else as it is
 */
export function orderActions(
  hazardTypes: readonly HazardTypeId[],
  scoreWithout: (gone: ReadonlySet<HazardTypeId>) => ScoreBeforeCeiling,
): Action[] {
  const now = scoreWithout(new Set());
  const byStep = Map.groupBy(hazardTypes, stepIdOf);
  const actions = [...byStep]
    .map(([stepId, types]) => {
      const step = stepById(stepId);
      const done = scoreWithout(new Set(types));
      return {
        stepId,
        hazardTypes: types,
        points: done.score - now.score,
        pointsWithoutCeiling: done.additive - now.additive,
        free: step.costUsd.low === 0 && step.performer !== 'pro',
        performer: step.performer,
        costUsd: step.costUsd,
        hours: step.hours,
        estimate: step.estimate,
      };
    })
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        worth(other) - worth(one) ||
        (one.stepId < other.stepId ? -1 : 1),
    );
  const gone = new Set<HazardTypeId>();
  return actions.map((action) => {
    for (const type of action.hazardTypes) gone.add(type);
    return { ...action, scoreAfter: scoreWithout(gone).score };
  });
}

type Ranked = Omit<Action, 'scoreAfter'>;

function rank({ free, pointsWithoutCeiling }: Ranked): number {
  if (pointsWithoutCeiling <= 0) return 2;
  return free ? 0 : 1;
}

/** Points for each hour of free work, or for each dollar of the other. */
function worth({ free, performer, pointsWithoutCeiling, costUsd, hours }: Ranked): number {
  if (free) return pointsWithoutCeiling / middle(hours);
  const ownHours = performer === 'pro' ? 0 : middle(hours);
  return pointsWithoutCeiling / (middle(costUsd) + ownHours * hourUsd);
}

function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}
