import {
  stepById,
  stepIdOf,
  workInHome,
  type GuidanceStep,
  type GuidanceStepId,
  type PlaceOfWork,
  type Work,
} from '../guidance/index.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import { groupBy } from './group-by.ts';
import { setsCeiling, type Points } from './points.ts';
import type { Hundredths } from './terms.ts';

/** A score in hundredths of a point, before and after its ceiling. */
export type ScoreBeforeCeiling = Pick<Points, 'score' | 'additive'>;

/** One piece of work that removes hazards that were found, and what it takes in this home. Points are hundredths of a score point. */
export type Action = Work & {
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
  /** Cost and hours are an order of magnitude. */
  readonly estimate: boolean;
};

/** What an owner's hour is worth, to rank work against money. Judgment. */
const hourUsd = 30;
/** Work that costs at most this, even if a professional does it, ranks as free. Judgment. */
export const freeUpToUsd = 300;
/** The middle of the cost range up to which work is not a project to save for. Judgment. */
const affordableUsd = 2000;
/** In hundredths. A smaller gain doesn't show in a score of whole points. */
const onePoint = 100;

/**
 * Ranks the work that removes the hazards found. Free work comes first, then affordable work, if it gains at least a point;
 * then free work that gains less; then a wood roof, whatever its price, because nothing makes up for it; then everything else;
 * last what gains nothing. Within each group the order is by points for each dollar, an owner's hours counted in dollars, or what
 * somebody takes for them if that is less. So a wood roof never comes before cleaning a gutter, and small gains never crowd out a
 * large one. What only lifts a ceiling together with other work counts with its part of what all of that gives.
 *
 * @param hazardTypes the removable hazards found
 * @param placesOf where a hazard was found and can be removed
 * @param pointsWithout the points that the rows add up to if these hazards were gone and nothing else changed, for the order
 * @param scoreWithout the score then
 */
export function orderActions(
  hazardTypes: readonly HazardTypeId[],
  placesOf: (type: HazardTypeId) => readonly PlaceOfWork[],
  pointsWithout: (gone: ReadonlySet<HazardTypeId>) => Points,
  scoreWithout: (gone: ReadonlySet<HazardTypeId>) => Hundredths,
): Action[] {
  const none = new Set<HazardTypeId>();
  const now = pointsWithout(none);
  const score = scoreWithout(none);
  const shareOfCeiling = sharesOfCeiling(hazardTypes, now, pointsWithout);
  const byStep = groupBy(hazardTypes, stepIdOf);
  const actions = [...byStep]
    .map(([stepId, types]) => {
      const { performer, estimate } = stepById(stepId);
      const work = workInHome(stepId, types.flatMap(placesOf));
      const done = new Set(types);
      const points = scoreWithout(done) - score;
      const byRows = pointsWithout(done).additive - now.additive;
      const action = {
        stepId,
        hazardTypes: types,
        points,
        pointsWithoutCeiling: now.ceiling === null ? points : byRows,
        free: work.costUsd.low === 0 && performer !== 'pro',
        performer,
        ...work,
        estimate,
      };
      return { action, atStake: Math.max(byRows, shareOfCeiling(types)) };
    })
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        worth(other) - worth(one) ||
        (one.action.stepId < other.action.stepId ? -1 : 1),
    )
    .map(({ action }) => action);
  const gone = new Set<HazardTypeId>();
  return actions.map((action) => {
    for (const type of action.hazardTypes) gone.add(type);
    return { ...action, scoreAfter: scoreWithout(gone) };
  });
}

/** Of what lifting the ceiling gives back, the part of some hazards, by the points that each takes off without it. */
function sharesOfCeiling(
  hazardTypes: readonly HazardTypeId[],
  now: Points,
  pointsWithout: (gone: ReadonlySet<HazardTypeId>) => Points,
): (types: readonly HazardTypeId[]) => number {
  const { ceiling } = now;
  if (!ceiling) return () => 0;
  const causes = hazardTypes.filter((type) => setsCeiling(ceiling.id, hazardById(type)));
  const together = pointsWithout(new Set(causes)).score - now.score;
  const own = new Map(
    causes.map((type) => [type, pointsWithout(new Set([type])).additive - now.additive]),
  );
  const sum = [...own.values()].reduce((total, points) => total + points, 0);
  return (types) =>
    types.reduce((total, type) => total + (together * (own.get(type) ?? 0)) / (sum || 1), 0);
}

type Ranked = {
  readonly action: Omit<Action, 'scoreAfter'>;
  /** What it gains, or its part of what it gains with others. */
  readonly atStake: Hundredths;
};

function rank({ action: { free, hazardTypes, costUsd }, atStake }: Ranked): number {
  if (atStake <= 0) return 5;
  const ranksAsFree = free && costUsd.high <= freeUpToUsd;
  if (atStake >= onePoint) {
    if (ranksAsFree) return 0;
    if (middle(costUsd) <= affordableUsd) return 1;
  }
  if (ranksAsFree) return 2;
  return hazardTypes.includes('roof_combustible_covering') ? 3 : 4;
}

/** Points per dollar of what it takes the owner. */
function worth({ action: { performer, costUsd, hours }, atStake }: Ranked): number {
  const ownHoursUsd = middle(hours) * hourUsd;
  switch (performer) {
    case 'diy':
      return atStake / (middle(costUsd) + ownHoursUsd);
    case 'pro':
      return atStake / middle(costUsd);
    case 'diy_or_pro':
      // The low end of the cost is the material; the high end pays for the hours, too.
      return atStake / Math.min(costUsd.low + ownHoursUsd, costUsd.high);
  }
}

function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return (low + high) / 2;
}
