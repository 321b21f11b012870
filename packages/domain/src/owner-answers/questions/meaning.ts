import type { Extent, HazardTypeId } from '../../hazards/index.ts';
import type { AnswerMeaning } from '../question.ts';

/** The answer tells that these hazards are absent. */
export function clears(...hazardTypes: readonly HazardTypeId[]): AnswerMeaning {
  return { hazards: [], clear: hazardTypes, downhillPercent: null };
}

/** The answer tells that a hazard is there, to this extent. */
export function tells(hazardType: HazardTypeId, extent: Extent, worstPlace = false): AnswerMeaning {
  return { hazards: [{ hazardType, extent, worstPlace }], clear: [], downhillPercent: null };
}

/** The answer tells that the ground falls away by at least this many percent. */
export function tellsSlope(downhillPercent: number): AnswerMeaning {
  return { hazards: [], clear: [], downhillPercent };
}
