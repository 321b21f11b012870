import { stepIdOf, type GuidanceStepId } from '../guidance/index.ts';
import { computeFigures } from '../scoring/figures.ts';
import type { ScoreInput } from '../scoring/input.ts';

/**
 * The whole points that work has given back: by how much the shown score would fall if everything were still there that after-photos
 * confirm as removed by these steps, or that the owner says is fixed. Scored anew with its knees and ceilings, so the steps together
 * may give back more or less than each of them alone. It is a difference of scores as shown, so it is what the history says, too.
 */
export function pointsRegained(input: ScoreInput, stepIds: ReadonlySet<GuidanceStepId>): number {
  const still: ScoreInput = {
    ...input,
    afterPhotos: input.afterPhotos.map((each) => ({
      ...each,
      hazardTypes: each.hazardTypes.filter((type) => !stepIds.has(stepIdOf(type))),
    })),
    disputes: input.disputes.filter(
      ({ kind, hazardType }) => kind !== 'already_fixed' || !stepIds.has(stepIdOf(hazardType)),
    ),
  };
  return computeFigures(input).score - computeFigures(still).score;
}
