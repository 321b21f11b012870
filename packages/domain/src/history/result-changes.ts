import type { HazardTypeId } from '../hazards/index.ts';
import type { AnswerAmount, AnswerValue, QuestionId } from '../owner-answers/question.ts';
import type { disputeKinds } from '../scoring/input.ts';

/** What of a stored result is compared with the one before it. Ids are compared, order and repetition mean nothing. */
export type ResultFacts = {
  readonly weightsVersion: string;
  /** Who looked at the photos, such as 'built-in'. */
  readonly provider: string;
  readonly hazardTypes: readonly HazardTypeId[];
  /** What is gone by the owner's word. */
  readonly reportedDone: readonly HazardTypeId[];
  /** What after-photos show to be gone. */
  readonly confirmedGone: readonly HazardTypeId[];
  readonly photos: readonly {
    readonly id: string;
    /** The side and areas that its owner says: any text that changes when they do; null if nobody could look at it. */
    readonly labels: string | null;
  }[];
  readonly answers: readonly {
    readonly questionId: QuestionId;
    readonly side: string | null;
    readonly answer: AnswerValue;
    readonly amount?: AnswerAmount | undefined;
  }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly hazardType: HazardTypeId;
    readonly kind: (typeof disputeKinds)[number];
  }[];
};

/** What differs between a result and the one before it. */
export type ResultChanges = ReturnType<typeof changesBetween>;

type DisputeOf = {
  readonly hazard_type: HazardTypeId;
  readonly kind: (typeof disputeKinds)[number];
};

/** What changed from one result to the next, each hazard, photo and question once. */
export function changesBetween(before: ResultFacts, after: ResultFacts) {
  const types = [typesOf(before), typesOf(after)] as const;
  const photos = [labelsOf(before), labelsOf(after)] as const;
  const answers = [answersOf(before), answersOf(after)] as const;
  const disputes = [disputesOf(before), disputesOf(after)] as const;
  const given = [...answers[1]].filter(([key, { answer, amount }]) => {
    const earlier = answers[0].get(key);
    return earlier?.answer !== answer || earlier.amount !== amount;
  });
  const takenBack = [...answers[0]].filter(([key]) => !answers[1].has(key));
  const givenIds = new Set(given.map(([, { questionId }]) => questionId));
  return {
    hazards_appeared: newKeys(types[0], types[1]).map(([, type]) => type),
    hazards_gone: newKeys(types[1], types[0]).map(([, type]) => type),
    /** Hazards whose removal by the owner an after-photo confirms since. */
    work_confirmed: newTypes(before.confirmedGone, after.confirmedGone),
    /** Hazards of which the owner says since that they are gone. */
    work_said: newTypes(before.reportedDone, after.reportedDone),
    photos_added: newKeys(photos[0], photos[1]).length,
    photos_removed: newKeys(photos[1], photos[0]).length,
    /** Photos in both whose side or area was said anew. */
    photos_relabeled: [...photos[1]].filter(([id, labels]) => {
      const earlier = photos[0].get(id) ?? null;
      return earlier !== null && labels !== null && earlier !== labels;
    }).length,
    /** Questions with an answer that is new, or another than before, its amount included. */
    answers_given: [...givenIds],
    // An answer for one side that gave way to one for the whole house is no answer less.
    answers_taken_back: [...new Set(takenBack.map(([, { questionId }]) => questionId))].filter(
      (id) => !givenIds.has(id),
    ),
    disputes_made: newKeys(disputes[0], disputes[1]).map(([, dispute]) => dispute),
    disputes_taken_back: newKeys(disputes[1], disputes[0]).map(([, dispute]) => dispute),
    /** The version of the method, if it is another. */
    new_method: before.weightsVersion === after.weightsVersion ? null : after.weightsVersion,
    /** Who looked at the photos, if it is somebody else. */
    new_provider: before.provider === after.provider ? null : after.provider,
  };
}

function newTypes(before: readonly HazardTypeId[], after: readonly HazardTypeId[]): HazardTypeId[] {
  return [...new Set(after)].filter((type) => !before.includes(type));
}

/** The entries of one map whose keys the other lacks. */
function newKeys<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): [string, Value][] {
  return [...after].filter(([key]) => !before.has(key));
}

function typesOf({ hazardTypes }: ResultFacts): ReadonlyMap<string, HazardTypeId> {
  return new Map(hazardTypes.map((type) => [type, type]));
}

function labelsOf({ photos }: ResultFacts): ReadonlyMap<string, string | null> {
  return new Map(photos.map(({ id, labels }) => [id, labels]));
}

function answersOf({ answers }: ResultFacts): ReadonlyMap<string, ResultFacts['answers'][number]> {
  return new Map(answers.map((each) => [`${each.questionId} ${each.side}`, each]));
}

function disputesOf({ disputes }: ResultFacts): ReadonlyMap<string, DisputeOf> {
  return new Map(
    disputes.map(({ id, hazardType, kind }) => [id, { hazard_type: hazardType, kind }]),
  );
}
