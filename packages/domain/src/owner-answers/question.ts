import type { Extent, HazardTypeId, SourceId } from '../hazards/index.ts';
import type { QuestionId } from './question-id.ts';

/** A hazard that an answer says is there. */
export type AnsweredHazard = {
  readonly hazardType: HazardTypeId;
  readonly extent: Extent;
  /** The question itself names the worst place: at the wall. */
  readonly worstPlace: boolean;
};

/** What a yes or a no means for the score. An answer covers each hazard type that it is about. */
export type AnswerMeaning = {
  readonly hazards: readonly AnsweredHazard[];
  readonly clear: readonly HazardTypeId[];
  /** The ground falls away from the house on that side, by this many percent at least. */
  readonly downhillPercent: number | null;
};

/**
 * One question of the checklist, words apart (`questionTextsEn`).
 *
 * `each_side` may be answered side by side or for the whole house: a no for the whole house clears all sides;
 * a yes says that some side has the hazard, covers none, and leaves open which. 'Not sure' never covers anything. 'Doesn't apply'
 * takes the types in `notApplicable` out of the score; where there are none it counts as 'not sure'.
 */
export type Question = {
  readonly id: QuestionId;
  readonly asked: 'whole_house' | 'each_side';
  readonly yes: AnswerMeaning;
  readonly no: AnswerMeaning;
  readonly notApplicable: readonly HazardTypeId[];
  readonly sources: readonly SourceId[];
};
