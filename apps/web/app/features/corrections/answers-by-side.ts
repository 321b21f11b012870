import { directions, type AnswerValue, type Direction, type StoredAnswer } from '@dss/domain';

type Given = Pick<StoredAnswer, 'side' | 'side_said_as' | 'answer' | 'amount' | 'answered_at'>;

/** An answer with the sides that it was given for; without sides it is about the whole house. */
export interface AnswerBySide {
  readonly newest: Given;
  readonly sides: readonly (Given & { readonly side: Direction })[];
}

/**
 * What was said to one question, each answer once. Where something was found, only that; else no answer goes for a side that got
 * another one, or none.
 * @param given the answers to it, the newest first
 * @param found the answer that finds something
 */
export function answersBySide(given: readonly Given[], found: AnswerValue): AnswerBySide[] {
  const ofSides = given.flatMap((each) =>
    each.side === null ? [] : [{ ...each, side: each.side }],
  );
  const whole = given.find(({ side }) => side === null);
  if (whole !== undefined) return [{ newest: whole, sides: [] }];
  const finds = ofSides.filter(({ answer }) => answer === found);
  const shown = finds.length > 0 ? finds : ofSides;
  return [...new Set(shown.map(({ answer }) => answer))].flatMap((answer) => {
    const sides = shown.filter((each) => each.answer === answer);
    const [newest] = sides;
    if (newest === undefined) return [];
    const isAllAround = finds.length === 0 && sides.length === directions.length;
    return [{ newest, sides: isAllAround ? [] : sides }];
  });
}
