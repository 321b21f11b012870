import type { HazardTypeId } from '../hazards/index.ts';
import {
  meaningOf,
  questionById,
  type OwnerAnswer,
  type QuestionId,
  type AnsweredHazard,
} from '../owner-answers/index.ts';
import type { Observation } from '../observations/index.ts';
import type { Direction } from '../zones/index.ts';

/** A hazard type on one side, or on every side if `side` is null. */
export type AnsweredCell = {
  readonly hazardType: HazardTypeId;
  readonly side: Direction | null;
  readonly questionId: QuestionId;
};

/** What the owner's answers mean for the score. */
export type AnswerFacts = {
  readonly observations: readonly Observation[];
  /** Answered with "it isn't there". */
  readonly absent: readonly AnsweredCell[];
  /** Answered with "it is there", on a known side or for the whole house. */
  readonly present: readonly AnsweredCell[];
  readonly notApplicable: readonly AnsweredCell[];
  /** Sides (null: all) on which the ground slopes down from the house, with the steepness in percent. */
  readonly downhill: readonly { readonly side: Direction | null; readonly percent: number }[];
  /** The owner says that the house was built in 2008 or later. */
  readonly builtSince2008: boolean;
};

/** Turns answers into sure observations and covered cells. 'Not sure' leaves its cells unseen. */
export function readAnswers(answers: readonly OwnerAnswer[]): AnswerFacts {
  const observations: Observation[] = [];
  const absent: AnsweredCell[] = [];
  const present: AnsweredCell[] = [];
  const notApplicable: AnsweredCell[] = [];
  const downhill: { side: Direction | null; percent: number }[] = [];
  for (const { questionId, side: answeredSide, answer, amount, photo } of answers) {
    if (answer === 'not_sure') continue;
    const question = questionById(questionId);
    const side = question.asked === 'each_side' ? answeredSide : null;
    if (answer === 'not_applicable') {
      for (const hazardType of question.notApplicable) {
        notApplicable.push({ hazardType, side, questionId });
      }
      continue;
    }
    const meaning = meaningOf(question, answer, amount);
    for (const hazard of meaning.hazards) {
      observations.push(observationOf(questionId, side, hazard, photo));
      present.push({ hazardType: hazard.hazardType, side, questionId });
    }
    for (const hazardType of meaning.clear) absent.push({ hazardType, side, questionId });
    if (meaning.downhillPercent !== null) downhill.push({ side, percent: meaning.downhillPercent });
  }
  // What the code asks of a house that is built on its lot says little of one that came from a factory.
  const builtSince2008 =
    hasAnswer(answers, 'built_since_2008', 'yes') &&
    !hasAnswer(answers, 'manufactured_home', 'yes');
  return { observations, absent, present, notApplicable, downhill, builtSince2008 };
}

function observationOf(
  questionId: QuestionId,
  side: Direction | null,
  hazard: AnsweredHazard,
  photo: OwnerAnswer['photo'],
): Observation {
  return {
    id: [
      'answer',
      questionId,
      side ?? 'house',
      hazard.hazardType,
      ...(photo ? [photo.photoId] : []),
    ].join(':'),
    hazardType: hazard.hazardType,
    side,
    extent: hazard.extent,
    distanceToStructureFt: hazard.distanceToStructureFt,
    worstPlace: hazard.worstPlace,
    slope: null,
    confidence: 1,
    source: 'owner',
    provider: null,
    calibrated: true,
    photoId: photo?.photoId ?? null,
    questionId,
    area: photo?.area ?? null,
    box: photo?.box ?? null,
    explanation: '',
  };
}

/** Whether the owner gave this answer to a question, about any side. */
export function hasAnswer(
  answers: readonly OwnerAnswer[],
  id: QuestionId,
  said: 'yes' | 'no',
): boolean {
  return answers.some(({ questionId, answer }) => questionId === id && answer === said);
}
