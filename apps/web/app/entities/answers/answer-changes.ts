import {
  directions,
  directionToday,
  replacesAnswer,
  type AnswerAmount,
  type AnswerValue,
  type Direction,
  type Facing,
  type QuestionId,
  type SaveAnswers,
  type SideWords,
  type StoredAnswer,
} from '@dss/domain';

export type AnswerChange = SaveAnswers['answers'][number];

/**
 * The changes to save for an answer about the whole house; the server drops answers for single sides. Null clears them
 * all.
 * @param amount how much, how close or how steep; null: not said
 */
export function answerForHouse(
  questionId: QuestionId,
  asked: 'whole_house' | 'each_side',
  answer: AnswerValue | null,
  amount: AnswerAmount | null = null,
): AnswerChange[] {
  const about = { question_id: questionId, side_said_as: 'house' as const };
  const whole = { ...about, side: null, answer, amount };
  if (asked === 'whole_house') return [whole];
  return [...directions.map((side) => ({ ...about, side, answer: null })), whole];
}

/**
 * The changes to save once the owner has said on which sides something was found. They replace the answer for the whole
 * house, so that the two never contradict each other; the other sides count as clear.
 * @param saidAs whether the sides were named by house or by compass
 * @param amount how much there is on each of the sides
 */
export function answerForSides(
  questionId: QuestionId,
  found: 'yes' | 'no',
  sides: readonly Direction[],
  saidAs: SideWords,
  amount: AnswerAmount | null = null,
): AnswerChange[] {
  const at = (
    side: Direction | null,
    answer: AnswerValue | null,
    much: AnswerAmount | null = null,
  ): AnswerChange => ({
    question_id: questionId,
    side,
    side_said_as: saidAs,
    answer,
    amount: much,
  });
  const clear = found === 'yes' ? 'no' : 'yes';
  return [
    at(null, null),
    ...directions.map((side) => (sides.includes(side) ? at(side, found, amount) : at(side, clear))),
  ];
}

/**
 * Changes that were said while the front was taken to face `assumed`, about the sides as they face now.
 * @param assumed undefined if nobody knows
 */
export function changesToday(
  changes: readonly AnswerChange[],
  assumed: Facing | undefined,
  facing: Facing,
): AnswerChange[] {
  return changes.map((change) => {
    const { side, side_said_as: saidAs } = change;
    return side === null
      ? change
      : { ...change, side: directionToday({ direction: side, saidAs }, assumed, facing) };
  });
}

/** What of earlier changes still counts after later ones, about the sides as they face now: what these say of the same side is out. */
export function changesLeft(
  earlier: readonly AnswerChange[],
  later: readonly AnswerChange[],
): AnswerChange[] {
  return earlier.filter(
    (change) =>
      !later.some(
        ({ question_id: questionId, side, answer }) =>
          questionId === change.question_id &&
          (side === change.side ||
            (answer !== null &&
              (change.answer === null
                ? (side === null) !== (change.side === null)
                : replacesAnswer(
                    questionId,
                    { side, answer },
                    { ...change, answer: change.answer },
                  )))),
      ),
  );
}

/** The answers after the changes, as the server will store them. */
export function applyChanges(
  answers: readonly StoredAnswer[],
  changes: readonly AnswerChange[],
  answeredAt: string,
): StoredAnswer[] {
  let after = [...answers];
  for (const { answer, ...named } of changes) {
    const { question_id: questionId, side } = named;
    const before = after.find((each) => each.question_id === questionId && each.side === side);
    after = after.filter((each) => each !== before);
    if (answer === null) continue;
    after = after.filter(
      (each) =>
        each.question_id !== questionId || !replacesAnswer(questionId, { side, answer }, each),
    );
    const same = before?.answer === answer ? before : undefined;
    const { image_id: imageId = same?.image_id ?? null } = named;
    const { amount = same?.amount ?? null } = named;
    const { box = named.image_id === undefined ? (same?.box ?? null) : null } = named;
    after.push({ ...named, answer, amount, image_id: imageId, box, answered_at: answeredAt });
  }
  return after;
}
