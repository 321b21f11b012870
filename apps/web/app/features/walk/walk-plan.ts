import {
  directionOf,
  hazardTypesOf,
  housePlan,
  isAboutMissingSide,
  questionById,
  type Direction,
  type Exposure,
  type FindingSide,
  type HazardTypeId,
  type HouseOutline,
  type HousePlan,
  type StoredAnswer,
  type WalkedHome,
} from '@dss/domain';

import type { Proposals } from './stop-proposals.ts';
import type { WalkRoute } from './walk-route.ts';

/** What a plan of the walk is drawn from. */
export interface PlannedWalk {
  readonly home: WalkedHome & { readonly answers: readonly StoredAnswer[] };
  readonly outline: HouseOutline | null;
  readonly route: WalkRoute;
  /** What photos show that the owner hasn't settled. */
  readonly proposals: Pick<Proposals, 'at'>;
  /** The sides that photos show. */
  readonly shown: readonly Direction[];
  /** Null while it is unknown. */
  readonly exposure: Exposure | null;
}

/**
 * The home from above as the walk has found it so far: a side is seen if a photo shows it, or once nothing is left to say at either of its stops.
 * What a photo surely shows is there, until the owner says that it isn't.
 */
export function walkPlan({
  home,
  outline,
  route,
  proposals,
  shown,
  exposure,
}: PlannedWalk): HousePlan {
  const { facing, missing, answers } = home;
  const sides = route.stops.flatMap(({ side }) => side ?? []);
  const open = new Set(route.stops.filter((stop) => !route.isDone(stop)).map(({ side }) => side));
  const found = new Map<HazardTypeId, FindingSide[]>();
  const note = (hazardType: HazardTypeId, at: FindingSide) => {
    const noted = found.get(hazardType) ?? [];
    if (!noted.includes(at)) found.set(hazardType, [...noted, at]);
  };
  for (const answer of answers) {
    const { question_id: id, side, side_said_as: saidAs } = answer;
    const question = questionById(id);
    const [hazardType] = hazardTypesOf(question);
    if (hazardType === undefined || answer.answer !== question.danger) continue;
    if (isAboutMissingSide({ side, saidAs }, missing, facing)) continue;
    const unsided = question.asked === 'whole_house' ? 'whole_house' : 'unknown';
    note(hazardType, side ?? unsided);
  }
  for (const stop of route.stops) {
    for (const questionId of stop.questions) {
      const proposal = proposals.at({ stop, questionId });
      if (proposal?.sure !== true) continue;
      const bySide = questionById(questionId).asked === 'each_side';
      const side = stop.side === null ? 'unknown' : directionOf(stop.side, facing);
      note(proposal.hazardType, bySide ? side : 'whole_house');
    }
  }
  return housePlan({
    home: { front_faces: facing, outline, missing_sides: [...missing] },
    // The walk names the sides of the house.
    naming: facing === null ? 'house' : 'both',
    seen: [
      ...shown,
      ...[...new Set(sides)]
        .filter((side) => !open.has(side))
        .map((side) => directionOf(side, facing)),
    ],
    findings: [...found].map(([hazardType, at]) => ({ hazardType, sides: at })),
    done: [],
    exposure,
  });
}
