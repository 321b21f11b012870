import {
  directionOf,
  housePlan,
  type Direction,
  type HouseOutline,
  type HousePlan,
  type MappedFact,
  type PlanPin,
  type WalkedHome,
} from '@dss/domain';

import type { Proposals } from './stop-proposals.ts';
import type { WalkFigures } from './use-figures.ts';
import type { WalkRoute } from './walk-route.ts';

/** What a plan of the walk is drawn from. */
export interface PlannedWalk {
  readonly home: WalkedHome;
  readonly outline: HouseOutline | null;
  readonly route: WalkRoute;
  /** The sides that photos show. */
  readonly shown: readonly Direction[];
  /** What the answers so far make, with the hazards in the order of their numbers; null while it is being worked out. */
  readonly figures: Pick<WalkFigures, 'exposure' | 'found'> | null;
  readonly proposals: Pick<Proposals, 'at'>;
  readonly onMaps: readonly MappedFact[];
}

/**
 * The home from above as the walk has found it so far: a side is seen if a photo shows it, or once nothing is left to say at either of
 * its stops. What counts is in it, with the numbers that results give it, but not what a photo only may show and nobody has answered.
 */
export function walkPlan(walk: PlannedWalk): HousePlan {
  const { home, outline, route, shown, figures, proposals, onMaps } = walk;
  const { facing, missing } = home;
  const sides = route.stops.flatMap(({ side }) => side ?? []);
  const open = new Set(route.stops.filter((stop) => !route.isDone(stop)).map(({ side }) => side));
  const maybes = route.stops.flatMap((stop) =>
    stop.questions.flatMap((questionId) => {
      const proposal = proposals.at({ stop, questionId });
      return proposal === null || proposal.sure ? [] : [proposal];
    }),
  );
  const isMaybe = ({ hazardType, side }: PlanPin) =>
    maybes.some(
      (each) => each.hazardType === hazardType && (each.side === null || each.side === side),
    );
  const plan = housePlan({
    home: { front_faces: facing, outline, missing_sides: [...missing] },
    // The walk names the sides of the house.
    naming: facing === null ? 'house' : 'both',
    seen: [
      ...shown,
      ...[...new Set(sides)]
        .filter((side) => !open.has(side))
        .map((side) => directionOf(side, facing)),
    ],
    findings: figures?.found ?? [],
    done: [],
    exposure: figures?.exposure ?? null,
    onMaps,
  });
  return { ...plan, pins: plan.pins.filter((pin) => !isMaybe(pin)) };
}
