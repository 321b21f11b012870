import type { SeenEvidence } from '../api/seen-evidence.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import { hazardTypesOf, questionById } from '../owner-answers/index.ts';
import { cellsAbout, photosShowingClear, type PhotoCoverage } from '../scoring/index.ts';
import type { NextQuestion, ScoreExplanation } from '../scoring/result.ts';
import { directionOf } from '../sides/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { photosOfSeen } from './figures-with-answers.ts';
import { isAnswered, isFinished, oldestFirst, stopOf, type WalkItem } from './progress.ts';
import { proposalAt, type SeenHome } from './proposals.ts';
import { needsAnswer } from './tiles.ts';
import { walkStops, type WalkStop } from './walk-stops.ts';

/** A home whose photos were looked at. */
export type LookedAtHome = SeenHome & {
  /** What the newest analysis knows from photos; null before the first. */
  readonly seen: Pick<SeenEvidence, 'photos'> | null;
};

/** What a photo shows at a stop that its owner has neither confirmed nor denied. */
function unconfirmedAt(stop: WalkStop, home: SeenHome): readonly WalkItem[] {
  return stop.questions
    .map((questionId) => ({ stop, questionId }))
    .filter((place) => proposalAt(place, home) !== null);
}

/** The same for a whole home, in the order of the walk. */
export function unconfirmedOf(home: SeenHome): readonly WalkItem[] {
  return walkStops({ start: 'front', missing: home.missing }).flatMap((stop) =>
    unconfirmedAt(stop, home),
  );
}

/** Whether nothing is left to say at a stop: every question has its answer, and what photos show is confirmed or denied. */
export function isDone(stop: WalkStop, home: SeenHome): boolean {
  return isFinished(stop, home.answers, home) && unconfirmedAt(stop, home).length === 0;
}

/**
 * Where the walk goes on: the first stop where something is left, from that of the newest answer on and then from the walk's beginning.
 * Null once nothing is.
 */
export function nextOpen(stops: readonly WalkStop[], home: SeenHome): WalkStop | null {
  const newestFirst = [...oldestFirst(home.answers)].reverse();
  const newest = newestFirst.map((answer) => stopOf(stops, answer, home)).find((stop) => stop);
  const from = newest === undefined ? 0 : stops.indexOf(newest);
  return (
    [...stops.slice(from), ...stops.slice(0, from)].find((stop) => !isDone(stop, home)) ?? null
  );
}

/**
 * The stops to lead to after photos: those that ask something that neither their owner nor a photo has settled, and those where a photo
 * shows something that its owner hasn't confirmed. A photo settles alone what it surely shows not to be there.
 */
export function stopsLeftOpen(stops: readonly WalkStop[], home: LookedAtHome): readonly WalkStop[] {
  const photos = photosOfSeen(home.seen);
  return stops.filter((stop) =>
    stop.questions.some((questionId) => isLeftOpen({ stop, questionId }, home, photos)),
  );
}

function isLeftOpen(
  place: WalkItem,
  home: LookedAtHome,
  photos: readonly PhotoCoverage[],
): boolean {
  const { stop, questionId } = place;
  if (proposalAt(place, home) !== null) return true;
  if (isAnswered(stop, questionId, home.answers, home)) return false;
  return !isClearInPhotos(place, home, photos);
}

/** Whether photos show that what a question at a stop is about isn't there. */
function isClearInPhotos(
  { stop, questionId }: WalkItem,
  home: LookedAtHome,
  photos: readonly PhotoCoverage[],
): boolean {
  const question = questionById(questionId);
  const side =
    stop.side !== null && question.asked === 'each_side'
      ? directionOf(stop.side, home.facing)
      : null;
  const types = hazardTypesOf(question);
  return types.length > 0 && types.every((type) => isShownClear(type, side, home, photos));
}

/**
 * What looking from the ground doesn't settle and neither its owner nor a photo has: of each such thing the place where it is asked, in
 * the order of the walk.
 */
export function unansweredItems(home: LookedAtHome): readonly WalkItem[] {
  const photos = photosOfSeen(home.seen);
  const said = home.answers.filter(({ answer }) => answer !== 'not_sure');
  return walkStops({ start: 'front', missing: home.missing })
    .flatMap((stop) => stop.questions.map((questionId) => ({ stop, questionId })))
    .filter(
      (place) =>
        needsAnswer(place) &&
        !isAnswered(place.stop, place.questionId, said, home) &&
        proposalAt(place, home)?.sure !== true &&
        !isClearInPhotos(place, home, photos),
    );
}

/** Whether photos show that a hazard isn't there: on a side, or anywhere if `side` is null. */
function isShownClear(
  type: HazardTypeId,
  side: Direction | null,
  { facing, missing }: LookedAtHome,
  photos: readonly PhotoCoverage[],
): boolean {
  const hazard = hazardById(type);
  const gone = missing.map((each) => directionOf(each, facing));
  const existing = directions.filter((each) => !gone.includes(each));
  return cellsAbout(hazard, side)
    .filter((cell) => cell === 'whole_house' || existing.includes(cell))
    .every((cell) => photosShowingClear(photos, hazard, cell, existing).length > 0);
}

/** A result, as far as it says what is open. */
type OpenResult = Pick<
  ScoreExplanation,
  'next_questions' | 'confidence_percent' | 'score' | 'range'
>;

/** What is left to say about a home that has a result. */
export type WhatIsLeft = {
  /** What photos show that the owner has neither confirmed nor denied, in the order of the walk. */
  readonly unconfirmed: readonly WalkItem[];
  /** The open questions whose answers could move the score or its range, in the order of the result. */
  readonly questions: readonly NextQuestion[];
  /** The other open questions: they tell how exposed the home is, or what programs ask. */
  readonly besides: readonly NextQuestion[];
  /** How much of what counts is known, in whole percent: 100 only once nothing is unconfirmed and no question could move anything. */
  readonly knownPercent: number;
};

/** What is left to say about a home. What the walk's end, results and details say of it follows from this alone. */
export function whatIsLeft(result: OpenResult, home: SeenHome): WhatIsLeft {
  const unconfirmed = unconfirmedOf(home);
  const questions = result.next_questions.filter((each) => canMove(each, result));
  const isAllAnswered = unconfirmed.length === 0 && questions.length === 0;
  const percent = result.confidence_percent;
  return {
    unconfirmed,
    questions,
    besides: result.next_questions.filter((each) => !questions.includes(each)),
    knownPercent: isAllAnswered ? percent : Math.min(99, percent),
  };
}

/** Whether some answer to a question could change the score, its range, or how sure it is. */
export function canMove(
  { expected_shrink: shrink, certainty_gain: gain, if_answered: outcomes }: NextQuestion,
  { score, range }: Pick<OpenResult, 'score' | 'range'>,
): boolean {
  return (
    shrink > 0 ||
    gain > 0 ||
    [outcomes.yes, outcomes.no].some(
      (outcome) =>
        outcome.score !== score || outcome.low !== range.low || outcome.high !== range.high,
    )
  );
}
