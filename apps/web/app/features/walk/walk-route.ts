import {
  isAnswered,
  isFinished,
  walkStops,
  type HouseSide,
  type WalkAnswer,
  type WalkedHome,
  type WalkStop,
} from '@dss/domain';

/** The walk around one home, as it stands with the answers given so far. */
export interface WalkRoute {
  readonly stops: readonly WalkStop[];
  readonly isFinished: (stop: WalkStop) => boolean;
  /** How many questions of a stop have an answer. */
  readonly answeredAt: (stop: WalkStop) => number;
}

export function walkRoute(
  start: HouseSide,
  answers: readonly WalkAnswer[],
  home: WalkedHome,
): WalkRoute {
  return {
    stops: walkStops({ start, missing: home.missing }),
    isFinished: (stop) => isFinished(stop, answers, home),
    answeredAt: (stop) =>
      stop.questions.filter((questionId) => isAnswered(stop, questionId, answers, home)).length,
  };
}

/** A stop by its id: the route around it changes with every answer. Null where it no longer exists. */
export function stopById({ stops }: WalkRoute, id: string): WalkStop | null {
  return stops.find((stop) => stop.id === id) ?? null;
}

/** Where the walk goes after a stop: to the next one with an open question, around the house. Null once nothing is open. */
export function stopAfter({ stops, isFinished: isDone }: WalkRoute, id: string): WalkStop | null {
  const at = stops.findIndex((stop) => stop.id === id);
  return [...stops.slice(at + 1), ...stops.slice(0, at)].find((stop) => !isDone(stop)) ?? null;
}

/** The stop before this one on the walk; null at the very first. */
export function stopBefore({ stops }: WalkRoute, id: string): WalkStop | null {
  return stops[stops.findIndex((stop) => stop.id === id) - 1] ?? null;
}
