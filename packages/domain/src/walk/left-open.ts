import type { SeenEvidence } from '../api/seen-evidence.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import { hazardTypesOf, questionById } from '../owner-answers/index.ts';
import { cellsAbout, photosShowingClear, type PhotoCoverage } from '../scoring/index.ts';
import { directionOf } from '../sides/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { photosOfSeen } from './figures-with-answers.ts';
import { isAnswered, type WalkPlace } from './progress.ts';
import { proposalAt, type SeenHome } from './proposals.ts';
import type { WalkStop } from './walk-stops.ts';

/** A home whose photos were looked at. */
export type LookedAtHome = SeenHome & {
  /** What the newest analysis knows from photos; null before the first. */
  readonly seen: Pick<SeenEvidence, 'photos'> | null;
};

/**
 * The stops that ask something that neither their owner nor a photo has settled. A photo settles what it surely shows, and what it
 * surely shows not to be there; what it only may show is asked.
 */
export function stopsLeftOpen(stops: readonly WalkStop[], home: LookedAtHome): readonly WalkStop[] {
  const photos = photosOfSeen(home.seen);
  return stops.filter((stop) =>
    stop.questions.some((questionId) => isLeftOpen({ stop, questionId }, home, photos)),
  );
}

function isLeftOpen(
  place: WalkPlace,
  home: LookedAtHome,
  photos: readonly PhotoCoverage[],
): boolean {
  const { stop, questionId } = place;
  if (isAnswered(stop, questionId, home.answers, home)) return false;
  const shown = proposalAt(place, home);
  if (shown !== null) return !shown.sure;
  const question = questionById(questionId);
  const side =
    stop.side !== null && question.asked === 'each_side'
      ? directionOf(stop.side, home.facing)
      : null;
  const types = hazardTypesOf(question);
  return types.length === 0 || !types.every((type) => isShownClear(type, side, home, photos));
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
