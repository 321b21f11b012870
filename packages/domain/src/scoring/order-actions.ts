import { stepById, stepIdOf, type GuidanceStep, type GuidanceStepId } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { groupBy } from './group-by.ts';

/** A score in hundredths of a point, before and after its ceiling. */
export type ScoreBeforeCeiling = { readonly score: number; readonly additive: number };

/** One piece of work that removes hazards that were found. Points are hundredths of a score point. */
export type Action = {
  readonly stepId: GuidanceStepId;
  /** The hazards found that it removes. */
  readonly hazardTypes: readonly HazardTypeId[];
  /** How much the score would rise if only this were done. */
  readonly points: number;
  /** The same without a ceiling: its gain once the ceiling's cause is gone. */
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

/** What an owner's hour is worth, to rank work against money. Judgment. */
const hourUsd = 30;
/** Work that costs at most this, even if a professional does it, ranks as free. Judgment. */
const freeUpToUsd = 300;
/** The middle of the cost range up to which work is not a project to save for. Judgment. */
const affordableUsd = 2000;
/** In hundredths. A smaller gain doesn't show in a score of whole points. */
const onePoint = 100;

/**
 * Ranks the work that removes the hazards found. Free work comes first, then affordable work, if it gains at least a point;
 * then free work that gains less; then everything else; last what gains nothing. Within each group the order is by points
 * for each dollar, an owner's hours counted in dollars, or what somebody takes for them if that is less. So a wood roof never
 * comes before cleaning a gutter, and small gains never crowd out a large one.
 *
 * @param hazardTypes the removable hazards found
 * @param scoreWithout the score if these hazards were gone and nothing else changed
 */
export function orderActions(
  hazardTypes: readonly HazardTypeId[],
  scoreWithout: (gone: ReadonlySet<HazardTypeId>) => ScoreBeforeCeiling,
): Action[] {
  const now = scoreWithout(new Set());
  const byStep = groupBy(hazardTypes, stepIdOf);
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
    .sort(
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

function rank({ free, pointsWithoutCeiling, costUsd }: Ranked): number {
  if (pointsWithoutCeiling <= 0) return 4;
  const ranksAsFree = free && costUsd.high <= freeUpToUsd;
  if (pointsWithoutCeiling >= onePoint) {
    if (ranksAsFree) return 0;
    if (middle(costUsd) <= affordableUsd) return 1;
  }
  return ranksAsFree ? 2 : 3;
}

/** Points per dollar of what it takes the owner. */
function worth({ performer, pointsWithoutCeiling, costUsd, hours }: Ranked): number {
  const ownHoursUsd = middle(hours) * hourUsd;
  switch (performer) {
    case 'diy':
      return pointsWithoutCeiling / (middle(costUsd) + ownHoursUsd);
    case 'pro':
      return pointsWithoutCeiling / middle(costUsd);
    case 'diy_or_pro':
      // The low end of the cost is the material; the high end pays for the hours, too.
      return pointsWithoutCeiling / Math.min(costUsd.low + ownHoursUsd, costUsd.high);
  }
}

function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}
