import {
  directionOf,
  questionById,
  type AnswerValue,
  type Box,
  type Direction,
  type Facing,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';

import { answerForHouse, type AnswerChange } from '../../entities/answers/answer-changes.ts';
import type { ShownAnswer } from '../../entities/answers/use-answer-text.ts';

/** What a question is asked about at a stop: that side of the house alone, or all of it. */
export function sideAsked({ side }: WalkStop, questionId: QuestionId, facing: Facing) {
  return side !== null && questionById(questionId).asked === 'each_side'
    ? directionOf(side, facing)
    : null;
}

/**
 * The answer given to a question at a stop; undefined if there is none. Where all of the house is asked about, something that was
 * found on a side is an answer, too.
 */
export function answerAtStop(
  stop: WalkStop,
  questionId: QuestionId,
  answers: readonly StoredAnswer[],
  facing: Facing,
): StoredAnswer | undefined {
  const side = sideAsked(stop, questionId, facing);
  const { danger } = questionById(questionId);
  const given = answers.filter(({ question_id: id }) => id === questionId);
  return (
    given.find((answer) => answer.side === side) ??
    given.find((answer) => (side === null ? answer.answer === danger : answer.side === null))
  );
}

/** A photo, and what is marked in it. */
export interface AnswerPhoto {
  readonly imageId: string;
  readonly box: Box | null;
}

/**
 * The photo that an answer names: the one that was proposed with its question, else the newest of the stop if the answer finds
 * something. Null for none, and where the same answer keeps its photo and what was marked there.
 * @param there the answer that the question has at the stop, and the stop's photos, oldest first
 */
export function photoToName(
  said: { readonly side: Direction | null; readonly value: AnswerValue; readonly finds: boolean },
  there: { readonly given: StoredAnswer | undefined; readonly photoIds: readonly string[] },
  proposal: AnswerPhoto | null,
): AnswerPhoto | null {
  if (proposal !== null) {
    return { imageId: proposal.imageId, box: said.finds ? proposal.box : null };
  }
  const { given, photoIds } = there;
  const newest = said.finds ? photoIds.at(-1) : undefined;
  const isSame = given?.answer === said.value && given.side === said.side;
  const keeps = isSame && given.image_id !== null && photoIds.includes(given.image_id);
  return newest === undefined || keeps ? null : { imageId: newest, box: null };
}

/**
 * What to save for an answer at a stop.
 * @param shown the photo that the answer is about, and what is marked in it; null keeps those that the same answer has
 */
export function changesAtStop(
  stop: WalkStop,
  questionId: QuestionId,
  { answer, amount = null }: ShownAnswer,
  shown: AnswerPhoto | null,
  facing: Facing,
): AnswerChange[] {
  const side = sideAsked(stop, questionId, facing);
  const photo = shown === null ? {} : { image_id: shown.imageId, box: shown.box };
  if (side !== null) {
    return [{ question_id: questionId, side, side_said_as: 'house', answer, amount, ...photo }];
  }
  const { asked } = questionById(questionId);
  return answerForHouse(questionId, asked, answer, amount).map((change) =>
    change.answer === null ? change : { ...change, ...photo },
  );
}

/** The same answer with another photo or none, or with what it shows marked on it. */
export function linkedTo(
  { answered_at: _answeredAt, ...answer }: StoredAnswer,
  imageId: string | null,
  box: Box | null,
): AnswerChange {
  return { ...answer, image_id: imageId, box };
}
