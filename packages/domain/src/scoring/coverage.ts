import {
  hazardById,
  hazardCatalog,
  type CatalogHazard,
  type HazardTypeId,
} from '../hazards/index.ts';
import type { Observation } from '../observations/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { cellsAbout, cellsOf } from './cells.ts';
import type { DisputedObservation } from './disputes.ts';
import type { PhotoCoverage, ScoreInput } from './input.ts';
import type { AnsweredCell, AnswerFacts } from './read-answers.ts';
import type { CellSide } from './terms.ts';
import { countedConfidence } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** How much of a cell has been seen or answered, 0-1; null where the hazard can't be there. */
export type SeenShare = number | null;

/** How much of each cell of each hazard type has been seen, whether or not the hazard was found there. */
export type Coverage = ReadonlyMap<HazardTypeId, ReadonlyMap<CellSide, SeenShare>>;

/** How much photos show of one hazard type, in shares of 0-1. */
type Looks = {
  /** The highest share of any photo, whatever its side. */
  readonly best: number;
  /** By side, in the order of `directions`. */
  readonly placed: readonly number[];
  /** Of photos of unknown side without the hazard in them, the highest first. */
  readonly unplaced: readonly number[];
};

export type LooksByType = ReadonlyMap<HazardTypeId, Looks>;

/** Computes how much of each cell of some hazards was seen or answered, and which cells can't hold them. */
export function coverageOf(
  hazards: readonly CatalogHazard[],
  looks: LooksByType,
  { notApplicable }: ScoreInput,
  answers: AnswerFacts,
  setAside: readonly DisputedObservation[],
): Coverage {
  const cannotBeThere = [...notApplicable, ...answers.notApplicable];
  const sides = sidesLeftBy(cannotBeThere);
  const coverage = new Map(
    hazards.map((hazard) => [
      hazard.id,
      shareSeenInPhotos(looks.get(hazard.id) ?? noLooks, hazard, sides),
    ]),
  );
  markAnswered(coverage, answers);
  // The owner checked this finding when disputing it, so its cell counts as answered.
  for (const { observation } of setAside)
    mark(coverage, observation, cellsConfirmed(observation), 1);
  for (const cell of cannotBeThere) {
    mark(coverage, cell, cellsAbout(hazardById(cell.hazardType), cell.side), null);
  }
  return coverage;
}

/** The coverage of some hazards after additional answers about what is there and what isn't. */
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

const countedBySide = hazardCatalog.filter((hazard) => hazard.counted === 'per_side');

/** The sides of the house that exist: some hazard can be there. */
export function existingSides(coverage: Coverage): readonly Direction[] {
  return directions.filter((side) =>
    countedBySide.some(({ id }) => (coverage.get(id)?.get(side) ?? null) !== null),
  );
}

/** The sides that exist although these cells can't hold their hazards; all four if none is left, because a house has walls. */
export function sidesLeftBy(
  cannotBeThere: readonly Pick<AnsweredCell, 'hazardType' | 'side'>[],
): readonly Direction[] {
  if (cannotBeThere.length === 0) return directions;
  const left = directions.filter((side) =>
    countedBySide.some(
      ({ id }) =>
        !cannotBeThere.some(
          (cell) => cell.hazardType === id && (cell.side === null || cell.side === side),
        ),
    ),
  );
  return left.length === 0 ? directions : left;
}

type MarkedCoverage = Map<HazardTypeId, Map<CellSide, SeenShare>>;

function markAnswered(coverage: MarkedCoverage, answers: AnswerFacts): void {
  for (const cell of answers.absent) {
    mark(coverage, cell, cellsAbout(hazardById(cell.hazardType), cell.side), 1);
  }
  for (const cell of answers.present) mark(coverage, cell, cellsConfirmed(cell), 1);
}

function mark(
  coverage: MarkedCoverage,
  { hazardType }: Pick<AnsweredCell, 'hazardType'>,
  cells: readonly CellSide[],
  share: SeenShare,
): void {
  for (const cell of cells) coverage.get(hazardType)?.set(cell, share);
}

const noLooks: Looks = { best: 0, placed: directions.map(() => 0), unplaced: [] };

/** What these photos show. A photo with a hazard in it is a finding, so it shows no side clear of that hazard. */
export function readLooks({
  photos,
  observations,
}: Pick<ScoreInput, 'photos' | 'observations'>): LooksByType {
  const found = photosByFinding(observations);
  const read = new Map<
    HazardTypeId,
    { best: number; readonly placed: number[]; readonly unplaced: Map<string, number> }
  >();
  for (const photo of photos) {
    if (!photo.usable) continue;
    const { photoId, side } = photo;
    const place = side === null ? null : directions.indexOf(side);
    for (const hazardType of photo.judges) {
      const share = shareOfLook(photo, hazardById(hazardType));
      if (share === 0) continue;
      let looks = read.get(hazardType);
      if (looks === undefined) {
        looks = { best: 0, placed: directions.map(() => 0), unplaced: new Map() };
        read.set(hazardType, looks);
      }
      looks.best = Math.max(looks.best, share);
      if (place !== null) {
        looks.placed[place] = Math.max(share, looks.placed[place] ?? 0);
      } else if (!(found.get(hazardType)?.has(photoId) ?? false)) {
        looks.unplaced.set(photoId, Math.max(share, looks.unplaced.get(photoId) ?? 0));
      }
    }
  }
  return new Map(
    [...read].map(([hazardType, { best, placed, unplaced }]) => [
      hazardType,
      { best, placed, unplaced: [...unplaced.values()].sort((one, other) => other - one) },
    ]),
  );
}

/** These looks with one more photo, whose side is known. */
export function withLook(
  looks: LooksByType,
  photo: PhotoCoverage & { readonly side: Direction },
  hazards: readonly CatalogHazard[],
): LooksByType {
  const more = new Map(looks);
  const place = directions.indexOf(photo.side);
  for (const hazard of hazards) {
    const share = shareOfLook(photo, hazard);
    if (share === 0) continue;
    const { best, placed, unplaced } = looks.get(hazard.id) ?? noLooks;
    more.set(hazard.id, {
      best: Math.max(best, share),
      placed: placed.map((before, at) => (at === place ? Math.max(share, before) : before)),
      unplaced,
    });
  }
  return more;
}

/**
 * How much of each cell of a hazard type the photos show well enough to tell that it isn't there, 0-1.
 * @param sides those that exist: a missing one has no wall to be seen
 */
function shareSeenInPhotos(
  looks: Looks,
  hazard: CatalogHazard,
  sides: readonly Direction[],
): Map<CellSide, SeenShare> {
  if (looks.best === 0) return new Map(cellsOf(hazard).map((cell) => [cell, 0]));
  if (hazard.counted === 'whole_house' && hazard.looksNeeded === 'one') {
    return new Map([['whole_house', looks.best]]);
  }
  const unplaced = looks.unplaced.length === 0 ? 0 : unplacedShare(looks, sides);
  const shares = looks.placed.map((share) => Math.max(share, unplaced));
  if (hazard.counted === 'per_side') {
    return new Map(directions.map((side, index) => [side, shares[index] ?? 0]));
  }
  // Any photo of the house shows one of its walls.
  const oneWall = looks.best / sides.length;
  const ofWalls = shares.filter((_share, index) => exists(index, sides));
  const ofAllWalls = ofWalls.reduce((sum, share) => sum + share, 0) / sides.length;
  return new Map([['whole_house', Math.max(oneWall, ofAllWalls)]]);
}

/** Whether the side at this place in `directions` is one of `sides`. */
function exists(index: number, sides: readonly Direction[]): boolean {
  return sides.some((side) => directions.indexOf(side) === index);
}

/**
 * Ids of the photos that show a cell without the hazard; empty unless together they show the whole cell.
 * @param sides those that exist
 */
export function photosShowingClear(
  photos: readonly PhotoCoverage[],
  hazard: CatalogHazard,
  side: CellSide,
  sides: readonly Direction[],
): string[] {
  const { provider } = scoringWeights.evidenceShares;
  const looks = photos.filter((photo) => {
    const judges = photo.usable && photo.judges.includes(hazard.id);
    return judges && shareOfLook(photo, hazard) >= provider;
  });
  const shown = side === 'whole_house' ? looks : looks.filter((photo) => photo.side === side);
  const needsAllSides = hazard.counted === 'whole_house' && hazard.looksNeeded === 'each_side';
  const isWhole =
    !needsAllSides || sides.every((each) => shown.some((photo) => photo.side === each));
  return isWhole ? shown.map((photo) => photo.photoId) : [];
}

function shareOfLook({ areas, areasInView, side, sideFrom }: PhotoCoverage, hazard: CatalogHazard) {
  const { owner, provider } = scoringWeights.evidenceShares;
  const ofSide = side === null || sideFrom === 'owner' ? 1 : provider;
  if (hazard.seenIn.some((area) => areas.includes(area))) return owner * ofSide;
  return hazard.seenIn.some((area) => areasInView.includes(area)) ? provider * ofSide : 0;
}

/**
 * What photos of unknown side show of each side: half of one side each, of up to three, spread over the sides that no
 * other photo shows, of those that exist.
 */
function unplacedShare({ placed, unplaced }: Looks, existing: readonly Direction[]): number {
  const unseen = placed.filter((share, index) => share === 0 && exists(index, existing));
  const unseenSides = Math.max(1, unseen.length);
  const sides = Math.min(unseenSides, scoringWeights.maxUnknownSides);
  const seen = unplaced.slice(0, sides).reduce((sum, share) => sum + share, 0);
  return (scoringWeights.evidenceShares.unknownSide * seen) / unseenSides;
}

/** Ids of the photos in which each hazard was seen with enough confidence to count. */
function photosByFinding(
  observations: readonly Observation[],
): ReadonlyMap<HazardTypeId, ReadonlySet<string>> {
  const found = new Map<HazardTypeId, Set<string>>();
  for (const observation of observations) {
    const { hazardType, photoId } = observation;
    if (photoId === null) continue;
    if (countedConfidence(observation) < scoringWeights.confidence.question) continue;
    found.set(hazardType, (found.get(hazardType) ?? new Set()).add(photoId));
  }
  return found;
}

/** The cells covered by the statement that a hazard is there. Without a side, none of a per-side hazard: which side it is stays open. */
export function cellsConfirmed({
  hazardType,
  side,
}: Pick<AnsweredCell, 'hazardType' | 'side'>): readonly CellSide[] {
  const hazard = hazardById(hazardType);
  return hazard.counted === 'per_side' && side === null ? [] : cellsAbout(hazard, side);
}

/** The same coverage with every cell seen in full. */
export function allSeenOf(coverage: Coverage): Coverage {
  return new Map(
    [...coverage].map(([hazardType, cells]) => [
      hazardType,
      new Map([...cells].map(([cell, share]) => [cell, share === null ? null : 1])),
    ]),
  );
}
