import { hazardById, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
import type { Observation } from '../observations/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { cellsMeant, cellsOf } from './cells.ts';
import type { DisputedObservation } from './disputes.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import type { AnsweredCell, AnswerFacts } from './read-answers.ts';
import type { CellSide } from './result.ts';
import { countedConfidence } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** How much of a cell has been seen or told, 0-1; null where the hazard can't be there. */
export type SeenShare = number | null;

/** What is known of each cell of each hazard type, hazards found apart. */
export type Coverage = ReadonlyMap<HazardTypeId, ReadonlyMap<CellSide, SeenShare>>;

/** One photo's look at one hazard type: where, and how much it counts. */
type Look = { readonly photoId: string; readonly side: Direction | null; readonly share: number };

/** Works out what has been seen, told, or can't be, for some hazards. */
export function coverageOf(
  hazards: readonly CatalogHazard[],
  { photos, observations, notApplicable }: ScoreInput,
  answers: AnswerFacts,
  setAside: readonly DisputedObservation[],
): Coverage {
  const coverage = new Map(
    hazards.map((hazard) => [hazard.id, shareSeenInPhotos(photos, observations, hazard)]),
  );
  markAnswered(coverage, answers);
  // The owner looked at the very finding: their word covers its cell, as an answer would.
  for (const { observation } of setAside) mark(coverage, observation, cellsSettled(observation), 1);
  for (const cell of [...notApplicable, ...answers.notApplicable]) {
    mark(coverage, cell, cellsMeant(hazardById(cell.hazardType), cell.side), null);
  }
  return coverage;
}

/** What is known of some hazards after a few answers more that say what is there and what isn't. */
export function coverageAfter(
  coverage: Coverage,
  hazards: readonly CatalogHazard[],
  answers: AnswerFacts,
): Coverage {
  const after = new Map(hazards.map(({ id }) => [id, new Map(coverage.get(id))]));
  markAnswered(after, answers);
  for (const [id, cells] of after) {
    for (const [cell, share] of coverage.get(id) ?? []) {
      if (share === null) cells.set(cell, null);
    }
  }
  return after;
}

type MarkedCoverage = Map<HazardTypeId, Map<CellSide, SeenShare>>;

function markAnswered(coverage: MarkedCoverage, answers: AnswerFacts): void {
  for (const cell of answers.absent) {
    mark(coverage, cell, cellsMeant(hazardById(cell.hazardType), cell.side), 1);
  }
  for (const cell of answers.present) mark(coverage, cell, cellsSettled(cell), 1);
}

function mark(
  coverage: MarkedCoverage,
  { hazardType }: Pick<AnsweredCell, 'hazardType'>,
  cells: readonly CellSide[],
  share: SeenShare,
): void {
  for (const cell of cells) coverage.get(hazardType)?.set(cell, share);
}

/** How much of each cell of a hazard type the photos show well enough to tell that it isn't there, 0-1. */
function shareSeenInPhotos(
  photos: readonly PhotoCoverage[],
  observations: readonly Observation[],
  hazard: CatalogHazard,
): Map<CellSide, SeenShare> {
  const looks = looksAt(photos, hazard);
  if (looks.length === 0) return new Map(cellsOf(hazard).map((cell) => [cell, 0]));
  const best = Math.max(...looks.map((look) => look.share));
  if (hazard.counted === 'whole_house' && hazard.looksNeeded === 'one') {
    return new Map([['whole_house', best]]);
  }
  const placed = directions.map((side) => bestShare(looks, side));
  const unplaced = unplacedShare(looks, placed, foundIn(observations, hazard));
  const shares = placed.map((share) => Math.max(share, unplaced));
  if (hazard.counted === 'per_side') {
    return new Map(directions.map((side, index) => [side, shares[index] ?? 0]));
  }
  // Any photo of the house shows one of its four walls.
  const oneWall = best / directions.length;
  const ofAllWalls = shares.reduce((sum, share) => sum + share, 0) / directions.length;
  return new Map([['whole_house', Math.max(oneWall, ofAllWalls)]]);
}

/** Whether photos show a cell as clear as the owner would have to say. */
export function isClearInPhotos(
  photos: readonly PhotoCoverage[],
  hazard: CatalogHazard,
  side: CellSide,
): boolean {
  const { provider } = scoringWeights.evidenceShares;
  const looks = looksAt(photos, hazard).filter((look) => look.share >= provider);
  if (hazard.counted === 'per_side') return looks.some((look) => look.side === side);
  if (hazard.looksNeeded === 'one') return looks.length > 0;
  return directions.every((direction) => looks.some((look) => look.side === direction));
}

/** The photos that show a place where a hazard can be judged, by a provider that can judge it. */
export function looksAt(photos: readonly PhotoCoverage[], hazard: CatalogHazard): Look[] {
  const looks: Look[] = [];
  for (const photo of photos) {
    if (!photo.usable || !photo.judges.includes(hazard.id)) continue;
    const share = shareOfLook(photo, hazard);
    if (share > 0) looks.push({ photoId: photo.photoId, side: photo.side, share });
  }
  return looks;
}

function shareOfLook({ areas, areasInView, side, sideFrom }: PhotoCoverage, hazard: CatalogHazard) {
  const { owner, provider } = scoringWeights.evidenceShares;
  const ofSide = side === null || sideFrom === 'owner' ? 1 : provider;
  if (hazard.seenIn.some((area) => areas.includes(area))) return owner * ofSide;
  return hazard.seenIn.some((area) => areasInView.includes(area)) ? provider * ofSide : 0;
}

function bestShare(looks: readonly Look[], side: Direction): number {
  return looks.reduce((best, look) => (look.side === side ? Math.max(best, look.share) : best), 0);
}

/**
 * What photos of unknown side show of each side: half of one side each, of up to three, spread over the sides that no
 * other photo shows. A photo with the hazard in it counts as a finding, not as a clear side.
 */
function unplacedShare(
  looks: readonly Look[],
  placed: readonly number[],
  found: ReadonlySet<string>,
): number {
  const byPhoto = new Map<string, number>();
  for (const { photoId, side, share } of looks) {
    if (side !== null || found.has(photoId)) continue;
    byPhoto.set(photoId, Math.max(share, byPhoto.get(photoId) ?? 0));
  }
  const unseenSides = Math.max(1, placed.filter((share) => share === 0).length);
  const sides = Math.min(unseenSides, scoringWeights.mostUnknownSides);
  const shares = [...byPhoto.values()].toSorted((one, other) => other - one).slice(0, sides);
  const seen = shares.reduce((sum, share) => sum + share, 0);
  return (scoringWeights.evidenceShares.unknownSide * seen) / unseenSides;
}

/** The photos in which a hazard was seen, surely enough to count. */
function foundIn(observations: readonly Observation[], hazard: CatalogHazard): ReadonlySet<string> {
  return new Set(
    observations.flatMap((observation) =>
      observation.hazardType === hazard.id &&
      countedConfidence(observation) >= scoringWeights.confidence.question
        ? (observation.photoId ?? [])
        : [],
    ),
  );
}

/** The cells that "it is there" settles. Without a side it settles none of a per-side type. */
export function cellsSettled({
  hazardType,
  side,
}: Pick<AnsweredCell, 'hazardType' | 'side'>): readonly CellSide[] {
  const hazard = hazardById(hazardType);
  return hazard.counted === 'per_side' && side === null ? [] : cellsMeant(hazard, side);
}

/** The same coverage with nothing left unseen. */
export function allSeenOf(coverage: Coverage): Coverage {
  return new Map(
    [...coverage].map(([hazardType, cells]) => [
      hazardType,
      new Map([...cells].map(([cell, share]) => [cell, share === null ? null : 1])),
    ]),
  );
}
