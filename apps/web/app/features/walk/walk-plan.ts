import {
  directionOf,
  hazardTypesOf,
  housePlan,
  isAboutMissingSide,
  questionById,
  type Exposure,
  type FindingSide,
  type HazardTypeId,
  type HouseOutline,
  type HousePlan,
  type StoredAnswer,
  type WalkedHome,
} from '@dss/domain';

import type { WalkRoute } from './walk-route.ts';

/** What a plan of the walk is drawn from. */
export interface PlannedWalk {
  readonly home: WalkedHome & { readonly answers: readonly StoredAnswer[] };
  readonly outline: HouseOutline | null;
  readonly route: WalkRoute;
  /** Null while it is unknown. */
  readonly exposure: Exposure | null;
}

/** The home from above as the walk has found it so far: a side is seen once both of its stops are finished. */
export function walkPlan({ home, outline, route, exposure }: PlannedWalk): HousePlan {
  const { facing, missing, answers } = home;
  const sides = route.stops.flatMap(({ side }) => side ?? []);
  const open = new Set(
    route.stops.filter((stop) => !route.isFinished(stop)).map(({ side }) => side),
  );
  const found = new Map<HazardTypeId, FindingSide[]>();
  for (const answer of answers) {
    const { question_id: id, side, side_said_as: saidAs } = answer;
    const question = questionById(id);
    const [hazardType] = hazardTypesOf(question);
    if (hazardType === undefined || answer.answer !== question.danger) continue;
    if (isAboutMissingSide({ side, saidAs }, missing, facing)) continue;
    const unsided = question.asked === 'whole_house' ? 'whole_house' : 'unknown';
    found.set(hazardType, [...(found.get(hazardType) ?? []), side ?? unsided]);
  }
  return housePlan({
    home: { front_faces: facing, outline, missing_sides: [...missing] },
    // The walk names the sides of the house.
    naming: facing === null ? 'house' : 'both',
    seen: [...new Set(sides)]
      .filter((side) => !open.has(side))
      .map((side) => directionOf(side, facing)),
    findings: [...found].map(([hazardType, at]) => ({ hazardType, sides: at })),
    done: [],
    exposure,
  });
}
