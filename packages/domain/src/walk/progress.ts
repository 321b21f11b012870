import type { StoredAnswer } from '../api/owner-corrections.ts';
import { openSides, questionById, type QuestionId } from '../owner-answers/index.ts';
import { directionOf, houseSideOf, type Facing, type HouseSide } from '../sides/index.ts';
import type { WalkStop } from './walk-stops.ts';

/** What a walk is read from: the answers alone, so that it goes on from any device. */
export type WalkAnswer = Pick<
  StoredAnswer,
  'question_id' | 'side' | 'side_said_as' | 'answer' | 'answered_at'
>;

/** The home that is walked around. */
export type WalkedHome = {
  readonly facing: Facing;
  readonly missing: readonly HouseSide[];
};

/**
 * Whether a question has its answer at a stop; "not sure" is one, too. An answer for the whole house counts at every side, unless it
 * says that some side has the hazard. A question about sides that is asked of the home as a whole needs one answer for the whole
 * house or one for each side.
 */
export function isAnswered(
  { side }: Pick<WalkStop, 'side'>,
  questionId: QuestionId,
  answers: readonly WalkAnswer[],
  { facing, missing }: WalkedHome,
): boolean {
  const given = answers
    .filter((answer) => answer.question_id === questionId && tellsHouseSide(answer, facing))
    .map((each) => ({ questionId, side: each.side, answer: each.answer }));
  const open = openSides(questionById(questionId), given);
  if (side !== null && questionById(questionId).asked === 'each_side') {
    return !open.includes(directionOf(side, facing));
  }
  if (given.some((answer) => answer.side === null)) return true;
  return open.every(
    (direction) => direction !== null && missing.includes(houseSideOf(direction, facing)),
  );
}

/** A stop, and a question that is asked there. */
export type WalkItem = { readonly stop: WalkStop; readonly questionId: QuestionId };

/** Whether every question of a stop has its answer. */
export function isFinished(
  stop: WalkStop,
  answers: readonly WalkAnswer[],
  home: WalkedHome,
): boolean {
  return stop.questions.every((questionId) => isAnswered(stop, questionId, answers, home));
}

/** The stop where an answer was given; undefined if nobody is asked that there. */
export function stopOf(
  stops: readonly WalkStop[],
  answer: WalkAnswer,
  { facing }: WalkedHome,
): WalkStop | undefined {
  const { question_id: questionId, side } = answer;
  const bySide = questionById(questionId).asked === 'each_side';
  return stops.find((stop) => {
    if (!stop.questions.includes(questionId)) return false;
    if (stop.side === null || !bySide) return true;
    return tellsHouseSide(answer, facing) && side === directionOf(stop.side, facing);
  });
}

/** The side where a walk was started: that of the oldest answer about a side; null before there is one. */
export function walkStart(
  answers: readonly WalkAnswer[],
  { facing, missing }: WalkedHome,
): HouseSide | null {
  const sides = oldestFirst(answers).flatMap((answer) =>
    answer.side !== null && tellsHouseSide(answer, facing) ? houseSideOf(answer.side, facing) : [],
  );
  return sides.find((side) => !missing.includes(side)) ?? null;
}

/** While nobody knows which way the front faces, a compass direction says nothing about a side of the house. */
function tellsHouseSide({ side, side_said_as: saidAs }: WalkAnswer, facing: Facing): boolean {
  return side === null || saidAs === 'house' || facing !== null;
}

export function oldestFirst(answers: readonly WalkAnswer[]): WalkAnswer[] {
  return [...answers].sort((one, other) => one.answered_at.localeCompare(other.answered_at));
}
