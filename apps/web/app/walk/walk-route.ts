import {
  isAnswered,
  walkStops,
  type HouseSide,
  type QuestionId,
  type WalkAnswer,
  type WalkedHome,
  type WalkPlace,
  type WalkStop,
} from '@dss/domain';

/** The walk around one home, as it stands with the answers given so far. */
export interface WalkRoute {
  readonly stops: readonly WalkStop[];
  /** Every question of every stop, in walking order. */
  readonly places: readonly WalkPlace[];
  readonly isAnswered: (place: WalkPlace) => boolean;
  /** How many questions of a stop have an answer. */
  readonly answeredAt: (stop: WalkStop) => number;
}

export function walkRoute(
  start: HouseSide,
  answers: readonly WalkAnswer[],
  home: WalkedHome,
): WalkRoute {
  const stops = walkStops({ start, missing: home.missing });
  const answered = ({ stop, questionId }: WalkPlace) => isAnswered(stop, questionId, answers, home);
  return {
    stops,
    places: stops.flatMap((stop) => stop.questions.map((questionId) => ({ stop, questionId }))),
    isAnswered: answered,
    answeredAt: (stop) =>
      stop.questions.filter((questionId) => answered({ stop, questionId })).length,
  };
}

/** The question on screen, by name: the route around it changes with every answer. */
export interface Position {
  readonly stopId: string;
  readonly questionId: QuestionId;
}

export function positionOf({ stop, questionId }: WalkPlace): Position {
  return { stopId: stop.id, questionId };
}

export function placeAt({ places }: WalkRoute, { stopId, questionId }: Position): WalkPlace | null {
  return (
    places.find((place) => place.stop.id === stopId && place.questionId === questionId) ?? null
  );
}

/**
 * Where a stop begins: at its first question without an answer or with a proposal, else at its first, to go through it again.
 * @param proposalAt what a photo shows of a question; null if nothing
 */
export function entryOf(
  route: WalkRoute,
  stop: WalkStop,
  proposalAt: (place: WalkPlace) => unknown = () => null,
): Position | null {
  const [first] = stop.questions;
  const open = stop.questions.find((questionId) => {
    const place = { stop, questionId };
    return !route.isAnswered(place) || proposalAt(place) !== null;
  });
  const questionId = open ?? first;
  return questionId === undefined ? null : { stopId: stop.id, questionId };
}

/** Where the owner returns to a stop: its first question without an answer, else its last, from which the owner left it. */
export function returnTo(route: WalkRoute, stop: WalkStop): Position | null {
  const questionId =
    stop.questions.find((each) => !route.isAnswered({ stop, questionId: each })) ??
    stop.questions.at(-1);
  return questionId === undefined ? null : { stopId: stop.id, questionId };
}

/**
 * Where an answer leads: to the stop's next question, and after its last one to the next stop with an open question,
 * around the house. Null once nothing is open.
 */
export function placeAfter(route: WalkRoute, from: Position): Position | null {
  const { stops, answeredAt } = route;
  const at = stops.findIndex(({ id }) => id === from.stopId);
  const stop = stops[at];
  const next = stop?.questions[stop.questions.indexOf(from.questionId) + 1];
  if (stop !== undefined && next !== undefined) return { stopId: stop.id, questionId: next };
  const open = [...stops.slice(at + 1), ...stops.slice(0, at + 1)].find(
    (each) => answeredAt(each) < each.questions.length,
  );
  return open === undefined ? null : entryOf(route, open);
}

/**
 * Where Skip leads: as an answer does, but not back to the walk's beginning, where questions that were skipped would come round
 * again. Null at the walk's end.
 */
export function placeAfterSkip(route: WalkRoute, from: Position): Position | null {
  const next = placeAfter(route, from);
  return next !== null && indexOf(route, next) > indexOf(route, from) ? next : null;
}

/** The question before this one on the walk; null at the very first. */
export function placeBefore(route: WalkRoute, from: Position): Position | null {
  const before = route.places[indexOf(route, from) - 1];
  return before === undefined ? null : positionOf(before);
}

function indexOf({ places }: WalkRoute, { stopId, questionId }: Position): number {
  return places.findIndex((place) => place.stop.id === stopId && place.questionId === questionId);
}
