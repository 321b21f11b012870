import type { StoredAnswer } from '../api/owner-corrections.ts';
import { hazardById } from '../hazards/index.ts';
import {
  amountsOf,
  clearAnswerOf,
  hazardTypesOf,
  questionById,
  type QuestionId,
} from '../owner-answers/index.ts';
import type { AnswerAmount, AnswerValue } from '../owner-answers/index.ts';
import type { Mapped } from './mapped.ts';
import type { Proposal } from './proposals.ts';
import { mayBeAbsentAt, type AbsentThing } from './walk-stops.ts';

/**
 * What a tile of a stop says of its hazard: `there` and `not_there` by the owner's word, `seen` and `perhaps` by a photo that the owner
 * hasn't settled, `mapped` by a map likewise, `cannot_see` and `absent` (the home has no such thing) by the owner again, and `open` where
 * nothing is known.
 */
export type TileState =
  | 'there'
  | 'seen'
  | 'perhaps'
  | 'mapped'
  | 'not_there'
  | 'cannot_see'
  | 'absent'
  | 'open';

/** One picture of a stop, to tap if its hazard is there. */
export type Tile<Shown extends Proposal = Proposal> = {
  readonly questionId: QuestionId;
  readonly state: TileState;
  /** How much of it there is, how close or how steep, as the owner said or a map that they haven't settled; null: not said. */
  readonly amount: AnswerAmount | null;
  /** What a photo shows of it that the owner hasn't settled; null: nothing. */
  readonly proposal: Shown | null;
  /** What a photo shows of it that would be for the owner to settle without their yes; null: nothing, or there is no yes. */
  readonly confirmed: Shown | null;
  /** What a map says of it, whatever the owner said; null: nothing. */
  readonly mapped: Mapped | null;
};

/**
 * A tile as it stands.
 * @param given the answer that counts at its stop; undefined if there is none
 * @param proposal what a photo shows that the owner hasn't settled
 * @param beneath what a photo shows, whatever the owner said
 * @param mapped what a map says is there, which a photo and the owner's word go before
 */
export function tileOf<Shown extends Proposal>(
  questionId: QuestionId,
  given: Pick<StoredAnswer, 'answer' | 'amount'> | undefined,
  proposal: Shown | null,
  beneath: Shown | null = null,
  mapped: Mapped | null = null,
): Tile<Shown> {
  const { danger } = questionById(questionId);
  const about = { questionId, proposal, mapped };
  if (given?.answer === danger) {
    return { ...about, confirmed: beneath, state: 'there', amount: given.amount ?? null };
  }
  const said = { ...about, confirmed: null, amount: null };
  if (proposal !== null) return { ...said, state: proposal.sure ? 'seen' : 'perhaps' };
  if (given === undefined) {
    return mapped === null
      ? { ...said, state: 'open' }
      : { ...said, state: 'mapped', amount: mapped.amount };
  }
  if (given.answer === 'not_sure') return { ...said, state: 'cannot_see' };
  return { ...said, state: given.answer === 'not_applicable' ? 'absent' : 'not_there' };
}

/** Whether a tile shows its hazard as there. */
export function isTapped({ state }: Pick<Tile, 'state'>): boolean {
  return state === 'there' || isProposed({ state });
}

/** Whether a tile was tapped ahead, by a photo or a map, and its owner hasn't settled it. */
export function isProposed({ state }: Pick<Tile, 'state'>): boolean {
  return state === 'seen' || state === 'mapped';
}

/** Whether it is yet to be said whether a tile's hazard is there: it is open, or couldn't be seen. */
export function isUnsettled({ state }: Pick<Tile, 'state'>): boolean {
  return state === 'open' || state === 'perhaps' || state === 'cannot_see';
}

/** Whether a tile says nothing of its hazard unless its owner does: looking from the ground doesn't settle it. */
export function needsAnswer({ questionId }: Pick<Tile, 'questionId'>): boolean {
  return hazardTypesOf(questionById(questionId)).some(
    (type) => hazardById(type).untapped === 'unanswered',
  );
}

/**
 * Whether a tapped tile leaves open how much there is of its hazard, a little or a lot: until that is said, the range holds both. How
 * far or how steep it is moves the score, but hardly its range. What a photo surely shows has its amount from there.
 */
export function isAmountOpen({
  questionId,
  state,
  amount,
  confirmed,
}: Pick<Tile, 'questionId' | 'state' | 'amount' | 'confirmed'>): boolean {
  const question = questionById(questionId);
  return (
    state === 'there' &&
    amount === null &&
    confirmed?.sure !== true &&
    amountsOf(question, question.danger).includes('a_little')
  );
}

/** An answer to save for a tile. */
export type TileAnswer<Shown extends Proposal = Proposal> = {
  readonly questionId: QuestionId;
  /** Null takes back what was said. */
  readonly answer: AnswerValue | null;
  /** How close or how steep, where a map says so; null or left out: not said. */
  readonly amount?: AnswerAmount | null;
  /** The photo that the owner answers about. */
  readonly proposal: Shown | null;
};

/**
 * What a tap says of a tile itself: that its hazard is there, or no longer that; of what a photo or a map shows, that it isn't, whether
 * or not the owner had confirmed it.
 */
export function tapTile<Shown extends Proposal>({
  questionId,
  state,
  proposal,
  confirmed,
  mapped,
}: Tile<Shown>): TileAnswer<Shown> {
  const question = questionById(questionId);
  if (state === 'there' && confirmed?.sure === true) {
    return { questionId, answer: clearAnswerOf(question), proposal: confirmed };
  }
  if (state === 'there' && mapped !== null) {
    return { questionId, answer: clearAnswerOf(question), proposal: null };
  }
  if (state === 'there') return { questionId, answer: null, proposal: null };
  if (isProposed({ state })) return { questionId, answer: clearAnswerOf(question), proposal };
  return { questionId, answer: question.danger, proposal };
}

/** What “No” on a tile says: that its hazard isn't there; once that is said, it takes it back. */
export function denyTile<Shown extends Proposal>({
  questionId,
  state,
  proposal,
}: Tile<Shown>): TileAnswer<Shown> {
  if (state === 'not_there') return { questionId, answer: null, proposal: null };
  return { questionId, answer: clearAnswerOf(questionById(questionId)), proposal };
}

/**
 * The part that the home was said to lack, so that nothing about it is left to say; null if it wasn't.
 * @param tiles those of the stop
 */
export function lackedPart(
  { questionId }: Pick<Tile, 'questionId'>,
  tiles: readonly Pick<Tile, 'questionId' | 'state'>[],
): AbsentThing | null {
  const isAbsent = (id: QuestionId) =>
    tiles.some((each) => each.questionId === id && each.state === 'absent');
  const parts = mayBeAbsentAt({ questions: tiles.map((each) => each.questionId) });
  const part = parts.find(
    ({ questions }) => questions.includes(questionId) && questions.every(isAbsent),
  );
  return part?.thing ?? null;
}

/**
 * What it says of a part's tiles that the home lacks the part, whatever a photo shows of it, or has it after all.
 * @param tiles those of the stop
 * @param questions what is asked about the part
 */
export function tellAbsent<Shown extends Proposal>(
  tiles: readonly Tile<Shown>[],
  questions: readonly QuestionId[],
  absent: boolean,
): readonly TileAnswer<Shown>[] {
  return tiles
    .filter(({ questionId }) => questions.includes(questionId))
    .map(({ questionId, proposal }) =>
      absent
        ? { questionId, answer: 'not_applicable', proposal }
        : { questionId, answer: null, proposal: null },
    );
}

/**
 * What leaving a stop says of its tiles that the owner hasn't settled: what a photo or a map shows is there, and the rest isn't or can't
 * be seen. Of what looking doesn't settle, it only says that nobody knows. What couldn't be seen before can be said not to be there now;
 * what else was said stays.
 * @param rest `not_there`: “none of these”; `cannot_see`: “can't see from here”
 */
export function leaveStop<Shown extends Proposal>(
  tiles: readonly Tile<Shown>[],
  rest: 'not_there' | 'cannot_see',
): readonly TileAnswer<Shown>[] {
  return tiles.flatMap(({ questionId, state, proposal, amount }): TileAnswer<Shown>[] => {
    const question = questionById(questionId);
    if (state === 'seen') return [{ questionId, answer: question.danger, proposal }];
    if (state === 'mapped') {
      return [{ questionId, answer: question.danger, amount, proposal }];
    }
    if (!isUnsettled({ state })) return [];
    const isDenied = rest === 'not_there' && !needsAnswer({ questionId });
    if (state === 'cannot_see' && !isDenied) return [];
    const answer = isDenied ? clearAnswerOf(question) : 'not_sure';
    return [{ questionId, answer, proposal }];
  });
}
