import {
  clearAnswerOf,
  directionOf,
  directions,
  isAnswered,
  lackedPart,
  mappedAt,
  questionById,
  saysSomewhere,
  tileOf,
  type AbsentThing,
  type AddressFacts,
  type Direction,
  type QuestionId,
  type StoredAnswer,
  type Tile,
  type TileAnswer,
  type WalkedHome,
  type WalkStop,
} from '@dss/domain';

import {
  answerForHouse,
  answerForSides,
  type AnswerChange,
} from '../../entities/answers/answer-changes.ts';
import { answerAtStop, changesAtStop, photoToName, sideAsked } from './stop-answers.ts';
import type { Proposals, ShownProposal } from './stop-proposals.ts';

/** One picture of a stop on screen. */
export interface StopTile extends Tile<ShownProposal> {
  /** The answer that it shows; undefined if there is none. */
  readonly given: StoredAnswer | undefined;
  /** On which sides it was said to be, where the stop doesn't say. */
  readonly sides: readonly Direction[];
  /** The part that the home was said to lack, so that a tap doesn't say anything; null if it wasn't. */
  readonly lacked: AbsentThing | null;
  /** It was said to be somewhere, and is asked of this side. */
  readonly saidSomewhere: boolean;
}

/** A home as it is walked around: what its owner said, and what its photos show. */
export interface TappedHome extends WalkedHome {
  readonly answers: readonly StoredAnswer[];
  readonly proposals: Proposals;
  /** What maps say of the place, which is the house's; null: nothing. */
  readonly facts: Pick<AddressFacts, 'neighbors' | 'terrain'> | null;
}

/** Whether a question is asked of the home as a whole that differs from side to side. */
export function asksSides({ side }: Pick<WalkStop, 'side'>, questionId: QuestionId): boolean {
  return side === null && questionById(questionId).asked === 'each_side';
}

/** The pictures of a stop, as they stand. */
export function tilesOf(stop: WalkStop, home: TappedHome): readonly StopTile[] {
  const { facing, answers, proposals, facts } = home;
  const tiles = stop.questions.map((questionId) => {
    const { danger: found } = questionById(questionId);
    const answered = isAnswered(stop, questionId, answers, home);
    const about = answers.filter((answer) => answer.question_id === questionId);
    const there = answerAtStop(stop, questionId, answers, facing);
    // At a side, a yes for the whole house leaves open whether it is here.
    const given = answered ? (there ?? about[0]) : stop.side === null ? there : undefined;
    const sides = asksSides(stop, questionId)
      ? about.flatMap(({ side, answer }) => (side !== null && answer === found ? side : []))
      : [];
    const place = { stop, questionId };
    const tile = tileOf(
      questionId,
      given,
      proposals.at(place),
      proposals.beneath(place),
      facts && mappedAt(place, home, facts),
    );
    const saidSomewhere =
      stop.side !== null && !answered && about.some((each) => saysSomewhere(questionId, each));
    return { ...tile, given, sides, saidSomewhere };
  });
  return tiles.map((tile) => ({ ...tile, lacked: lackedPart(tile, tiles) }));
}

/**
 * What to save for an answer about a tile.
 * @param photoIds the stop's photos, oldest first
 */
export function changesOfTile(
  stop: WalkStop,
  { questionId, answer, amount, proposal }: TileAnswer<ShownProposal>,
  { facing, answers }: Pick<TappedHome, 'facing' | 'answers'>,
  photoIds: readonly string[],
): AnswerChange[] {
  const side = sideAsked(stop, questionId, facing);
  const question = questionById(questionId);
  if (answer === null) {
    if (side === null) return answerForHouse(questionId, question.asked, null);
    return [{ question_id: questionId, side, side_said_as: 'house', answer: null }];
  }
  const found = question.danger;
  const shown = photoToName(
    { side, value: answer, finds: answer === found },
    { given: answerAtStop(stop, questionId, answers, facing), photoIds },
    proposal,
  );
  return changesAtStop(stop, questionId, { answer, amount: amount ?? null }, shown, facing);
}

/**
 * What to save where the sides of a hazard were told, or how much of it there is; on the other sides it isn't, whatever the photo on
 * the tile shows there.
 */
export function changesOfSides(
  tile: Pick<StopTile, 'questionId' | 'given' | 'amount' | 'proposal'>,
  sides: readonly Direction[],
  photoSide: Direction | null,
): AnswerChange[] {
  const { questionId, given, amount, proposal } = tile;
  const question = questionById(questionId);
  const found = question.danger;
  const { image_id: imageId = null, box = null } = given ?? {};
  const changes =
    sides.length === 0
      ? answerForHouse(questionId, question.asked, found, amount)
      : answerForSides(questionId, found, sides, 'house', amount);
  return changes.map((change) => {
    if (change.answer === null) return change;
    if (change.answer !== found) {
      const isShown = proposal !== null && proposal.side === change.side;
      return isShown ? { ...change, image_id: proposal.imageId, box: null } : change;
    }
    const isInPhoto = photoSide === null || change.side === null || change.side === photoSide;
    return imageId !== null && isInPhoto ? { ...change, image_id: imageId, box } : change;
  });
}

/**
 * What leaving a stop says of tiles that are there on some sides: that it isn't there on the sides that nobody has told, nor on another
 * one where the photo on the tile shows it.
 */
export function otherSidesOf(
  stop: WalkStop,
  tiles: readonly StopTile[],
  home: TappedHome,
): AnswerChange[] {
  return tiles
    .filter(({ state, sides }) => state === 'there' && sides.length > 0)
    .flatMap((tile) => {
      const { questionId, sides, proposal } = tile;
      if (!isAnswered(stop, questionId, home.answers, home)) {
        return changesOfSides(tile, sides, null);
      }
      if (proposal === null || proposal.side === null) return [];
      const { imageId, side } = proposal;
      const answer = clearAnswerOf(questionById(questionId));
      return [
        {
          question_id: questionId,
          side,
          side_said_as: 'house' as const,
          answer,
          image_id: imageId,
          box: null,
        },
      ];
    });
}

/**
 * Takes back that something is somewhere, once it was denied of every side that exists: each of them had said that it was to be found.
 * @param answers with those given at the stop that is left
 */
export function nowhereAfter(
  stop: WalkStop,
  answers: readonly StoredAnswer[],
  { facing, missing }: WalkedHome,
): AnswerChange[] {
  const gone = missing.map((side) => directionOf(side, facing));
  return stop.questions.flatMap((questionId): AnswerChange[] => {
    const about = answers.filter(({ question_id: id }) => id === questionId);
    if (!about.some((each) => saysSomewhere(questionId, each))) return [];
    const clear = clearAnswerOf(questionById(questionId));
    const isDenied = (side: Direction) =>
      gone.includes(side) ||
      about.some(
        (each) => each.side === side && (each.answer === clear || each.answer === 'not_applicable'),
      );
    if (!directions.every(isDenied)) return [];
    return [{ question_id: questionId, side: null, side_said_as: 'house', answer: null }];
  });
}
