import {
  isAnswered,
  isDone,
  walkStops,
  type HouseSide,
  type SeenHome,
  type WalkStop,
} from '@dss/domain';

/** The walk around one home, as it stands with the answers given so far. */
export interface WalkRoute {
  readonly stops: readonly WalkStop[];
  /** Those that the walk leads along: all, or those that photos had left open. The others are in the list of stops. */
  readonly planned: readonly WalkStop[];
  /** Whether nothing is left to say at a stop. */
  readonly isDone: (stop: WalkStop) => boolean;
  /** How many questions of a stop have an answer. */
  readonly answeredAt: (stop: WalkStop) => number;
}

/** @param only ids of the stops that the walk leads along; null for all */
export function walkRoute(
  start: HouseSide,
  home: SeenHome,
  only: readonly string[] | null = null,
): WalkRoute {
  const stops = walkStops({ start, missing: home.missing });
  return {
    stops,
    planned: only === null ? stops : stops.filter(({ id }) => only.includes(id)),
    isDone: (stop) => isDone(stop, home),
    answeredAt: (stop) =>
      stop.questions.filter((questionId) => isAnswered(stop, questionId, home.answers, home))
        .length,
  };
}

/** A stop by its id: the route around it changes with every answer. Null where it no longer exists. */
export function stopById({ stops }: WalkRoute, id: string): WalkStop | null {
  return stops.find((stop) => stop.id === id) ?? null;
}

/** Where the walk goes after a stop: to the next one where something is left to say, around the house. Null once nothing is. */
export function stopAfter(route: WalkRoute, id: string): WalkStop | null {
  const { stops } = route;
  const at = stops.findIndex((stop) => stop.id === id);
  return (
    [...stops.slice(at + 1), ...stops.slice(0, at)].find(
      (stop) => route.planned.includes(stop) && !route.isDone(stop),
    ) ?? null
  );
}

/** The stop before this one on the walk; null at the very first. */
export function stopBefore({ stops, planned }: WalkRoute, id: string): WalkStop | null {
  const at = stops.findIndex((stop) => stop.id === id);
  return planned.filter((stop) => stops.indexOf(stop) < at).at(-1) ?? null;
}

/** Which stop it is, of how many that the walk leads along; null for another one, which the owner chose from the list. */
export function positionOf(
  { planned }: WalkRoute,
  { id }: WalkStop,
): { readonly number: number; readonly count: number } | null {
  const at = planned.findIndex((stop) => stop.id === id);
  return at < 0 ? null : { number: at + 1, count: planned.length };
}
