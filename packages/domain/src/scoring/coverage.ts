import {
  hazardById,
  hazardCatalog,
  type CatalogHazard,
  type HazardTypeId,
} from '../hazards/index.ts';
import type { Told, ToldCell } from './read-answers.ts';
import { directions } from '../zones/index.ts';
import { cellsMeant, cellsOf } from './cells.ts';
import type { DisputedObservation } from './disputes.ts';
import type { NotApplicable, PhotoCoverage } from './input.ts';
import type { CellSide } from './result.ts';

/** How much of a cell has been seen or told, 0-1; null where the hazard can't be there. */
export type SeenShare = number | null;

/** What is known of each cell of each hazard type, hazards found apart. */
export type Coverage = ReadonlyMap<HazardTypeId, ReadonlyMap<CellSide, SeenShare>>;

/**
 * How much of a cell the photos show well enough to tell that the hazard isn't there, 0-1. A photo helps where
 * it is usable, shows an area where the hazard can be judged, and was looked at by a provider that can judge it.
 */
export function shareSeenInPhotos(
  photos: readonly PhotoCoverage[],
  hazard: CatalogHazard,
  cell: CellSide,
): number {
  const looks = photos.filter((photo) => canJudge(photo, hazard));
  if (hazard.counted === 'per_side') return looks.some((photo) => photo.side === cell) ? 1 : 0;
  if (looks.length === 0 || hazard.looksNeeded === 'one') return Math.min(1, looks.length);
  const sides = new Set(looks.flatMap((photo) => photo.side ?? []));
  // Photos of unknown side show one of the four walls, nobody knows which.
  return Math.max(1, sides.size) / directions.length;
}

function canJudge(photo: PhotoCoverage, hazard: CatalogHazard): boolean {
  if (!photo.usable || !photo.judges.includes(hazard.id)) return false;
  return photo.areas.some((area) => hazard.seenIn.includes(area));
}

/** Works out what has been seen, told, or can't be. */
export function coverageOf(
  photos: readonly PhotoCoverage[],
  told: Told,
  setAside: readonly DisputedObservation[],
  notApplicable: readonly NotApplicable[],
): Coverage {
  const coverage = new Map(
    hazardCatalog.map((hazard) => [
      hazard.id,
      new Map<CellSide, SeenShare>(
        cellsOf(hazard).map((cell) => [
          cell,
          photos.length === 0 ? 0 : shareSeenInPhotos(photos, hazard, cell),
        ]),
      ),
    ]),
  );
  const mark = (hazardType: HazardTypeId, cells: readonly CellSide[], share: SeenShare) => {
    for (const cell of cells) coverage.get(hazardType)?.set(cell, share);
  };
  for (const { hazardType, side } of told.clear) {
    mark(hazardType, cellsMeant(hazardById(hazardType), side), 1);
  }
  for (const cell of told.known) mark(cell.hazardType, cellsTold(cell), 1);
  // The owner looked at the very finding: their word covers its cell, as an answer would.
  for (const { observation } of setAside) mark(observation.hazardType, cellsTold(observation), 1);
  for (const { hazardType, side } of [...notApplicable, ...told.notApplicable]) {
    mark(hazardType, cellsMeant(hazardById(hazardType), side), null);
  }
  return coverage;
}

/** The cells that "it is there" settles. Without a side it settles none of a per-side type. */
export function cellsTold({
  hazardType,
  side,
}: Pick<ToldCell, 'hazardType' | 'side'>): readonly CellSide[] {
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
