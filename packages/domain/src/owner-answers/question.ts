import { z } from 'zod';

import { boxSchema } from '../boxes/index.ts';
import type { Extent, HazardTypeId, SourceId } from '../hazards/index.ts';
import type { Locale } from '../locales/index.ts';
import { areaIds, directions } from '../zones/index.ts';

/** The checklist: facts that photos rarely show. */
export const questionIds = [
  'roof_wood',
  'roof_whole',
  'roof_clean',
  'gutters_clean',
  'gutters_covered',
  'branches_clear',
  'chimney_screened',
  'vents_fine_mesh',
  'eaves_closed',
  'windows_two_panes',
  'windows_tempered',
  'gaps_sealed',
  'siding_unburnable',
  'wall_base_bare',
  'deck_unburnable',
  'under_deck_clear',
  'pergola_attached',
  'built_since_2008',
  'manufactured_home',
  'fence_attached',
  'five_feet_kept',
  'plants_at_wall',
  'mulch_at_wall',
  'things_at_wall',
  'firewood_at_wall',
  'woodpile_in_yard',
  'shed_near',
  'double_fence',
  'propane_clear',
  'slope_below',
  'neighbor_near',
  'on_ridge',
  'driveway_open',
  'address_visible',
  'dead_plants_in_yard',
  'shrubs_close_together',
  'fuel_under_trees',
  'dry_grass_in_yard',
  'fire_prone_plants_near',
  'brush_beyond_yard',
  'dry_grass_beyond_yard',
] as const;

export const questionIdSchema = z.enum(questionIds);

export type QuestionId = (typeof questionIds)[number];

/** What an answer may add: how much of something there is, how close the nearest building is, or how steep the land is. */
export const answerAmounts = [
  'a_little',
  'a_lot',
  'under_10_ft',
  '10_to_30_ft',
  '30_to_50_ft',
  'over_50_ft',
  '20_to_40_percent',
  'over_40_percent',
] as const;

export const answerAmountSchema = z.enum(answerAmounts);

export type AnswerAmount = (typeof answerAmounts)[number];

/** A hazard that an answer says is there. */
export type AnsweredHazard = {
  readonly hazardType: HazardTypeId;
  readonly extent: Extent;
  /** In feet; null where the answer doesn't say. */
  readonly distanceToStructureFt: number | null;
  /** Whether the question itself names the worst place: at the wall. */
  readonly worstPlace: boolean;
};

/** What a yes or a no means for the score. An answer covers each hazard type that it is about. */
export type AnswerMeaning = {
  readonly hazards: readonly AnsweredHazard[];
  readonly clear: readonly HazardTypeId[];
  /** The ground slopes down from the house on that side by at least this many percent; null: not about slope. */
  readonly downhillPercent: number | null;
  /** What may be said with it, least first; empty: it has no amount. */
  readonly amounts: readonly AnswerAmount[];
};

/**
 * One question of the checklist.
 *
 * `each_side` may be answered by side or for the whole house. A no for the whole house clears all sides; a yes says that some
 * unknown side has the hazard, and covers none. 'Not sure' never covers anything. 'Doesn't apply' removes the types in
 * `notApplicable` from the score; without any it counts as 'not sure'.
 */
export type Question = {
  readonly id: QuestionId;
  /** The answer that says that what the question is about is there: mostly a hazard, which its tile names. */
  readonly danger: 'yes' | 'no';
  readonly asked: 'whole_house' | 'each_side';
  readonly yes: AnswerMeaning;
  readonly no: AnswerMeaning;
  readonly notApplicable: readonly HazardTypeId[];
  readonly sources: readonly SourceId[];
  readonly texts: Readonly<Record<Locale, QuestionText>>;
};

/** The answer says that these hazards are absent. */
export function clears(...hazardTypes: readonly HazardTypeId[]): AnswerMeaning {
  return { hazards: [], clear: hazardTypes, downhillPercent: null, amounts: [] };
}

/** The answer says that a hazard is there, to this extent. */
export function confirms(
  hazardType: HazardTypeId,
  extent: Extent,
  worstPlace = false,
): AnswerMeaning {
  const hazard = { hazardType, extent, distanceToStructureFt: null, worstPlace };
  return { hazards: [hazard], clear: [], downhillPercent: null, amounts: [] };
}

/** The answer says that some of a hazard is there, and may say how much. */
export function confirmsSome(hazardType: HazardTypeId, worstPlace = false): AnswerMeaning {
  return { ...confirms(hazardType, 'moderate', worstPlace), amounts: ['a_little', 'a_lot'] };
}

/** The answer says that a neighbor's building is near, and may say how near. */
export function confirmsNeighbor(hazardType: HazardTypeId): AnswerMeaning {
  return { ...confirms(hazardType, 'extensive'), amounts: ['10_to_30_ft', 'under_10_ft'] };
}

/** The answer says that no neighbor's building is near, and may say how far away the nearest one is. */
export function clearsNeighbor(hazardType: HazardTypeId): AnswerMeaning {
  return { ...clears(hazardType), amounts: ['over_50_ft', '30_to_50_ft'] };
}

/** The answer says that the ground slopes down by at least this many percent, and may say how steeply. */
export function confirmsSlope(downhillPercent: number): AnswerMeaning {
  const amounts = ['20_to_40_percent', 'over_40_percent'] as const;
  return { hazards: [], clear: [], downhillPercent, amounts };
}

export const answerValues = ['yes', 'no', 'not_sure', 'not_applicable'] as const;
export const answerValueSchema = z.enum(answerValues);

export type AnswerValue = (typeof answerValues)[number];

/**
 * One answer of the checklist. `side` is null for the whole house. The caller keeps only the newer of two answers to the same
 * question and side.
 */
export const ownerAnswerSchema = z.object({
  questionId: questionIdSchema,
  side: z.enum(directions).nullable(),
  answer: answerValueSchema,
  /** Absent: the owner didn't say. One that the question doesn't take means nothing. */
  amount: answerAmountSchema.optional(),
  /** The photo that shows what the answer says, with what the owner marked in it; absent: none. */
  photo: z
    .object({
      photoId: z.string().min(1),
      area: z.enum(areaIds).nullable(),
      box: boxSchema.nullable(),
    })
    .optional(),
  /** The visit at which an assessor saw it; absent: the owner says so. */
  visitId: z.string().min(1).optional(),
});

export type OwnerAnswer = Readonly<z.infer<typeof ownerAnswerSchema>>;

/**
 * The hazard that a question is about, to tap where it is seen: “Plants”, “anything that grows, even in pots”. Name and detail, with the
 * ground of the stop, mean what the question asks, no more and no less.
 */
export type TileText = {
  readonly name: string;
  /**
   * What is always read with the name: with it, the name means at least what the question asks, so that whoever doesn't tap it denies
   * nothing that is there. Null where the name alone does.
   */
  readonly note: string | null;
  /** Read once it is tapped, or before by whoever asks. Null where the name says it all. */
  readonly detail: string | null;
};

/** What the owner reads: the question, why it is asked, and its hazard's tile; null where it is about no hazard. */
export type QuestionText = {
  readonly question: string;
  readonly why: string;
  readonly tile: TileText | null;
};

/** With `statement`, what an answer is about: its hazard in full, or the question itself where it is about none. */
export type QuestionTexts = Readonly<
  Record<QuestionId, QuestionText & { readonly statement: string }>
>;
