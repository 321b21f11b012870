import { hazardById, hazardCatalogue, type HazardTypeId } from '../hazards/index.ts';
import type { Told, ToldCell } from '../owner-answers/read-answers.ts';
import { cellsMeant, cellsOf } from './cells.ts';
import type { DisputedObservation } from './disputes.ts';
import type { NotApplicable, PhotoCoverage } from './input.ts';
import type { CellSide } from './result.ts';

export type CellStatus = 'seen' | 'unseen' | 'not_applicable';

/** What is known of each cell of each hazard type, hazards found apart. */
export type Coverage = ReadonlyMap<HazardTypeId, ReadonlyMap<CellSide, CellStatus>>;

/** Tells which cells a photo covers for a hazard type: those its provider can judge in an area that it shows. */
export function cellsCoveredBy(
  photo: PhotoCoverage,
  hazardType: HazardTypeId,
): readonly CellSide[] {
  if (!photo.usable || !photo.judges.includes(hazardType)) return [];
  const hazard = hazardById(hazardType);
  if (!photo.areas.some((area) => hazard.seenIn.includes(area))) return [];
  if (hazard.counted === 'per_side' && photo.side === null) return [];
  return cellsMeant(hazard, photo.side);
}

/** Works out what has been seen, told, or can't be. */
export function coverageOf(
  photos: readonly PhotoCoverage[],
  told: Told,
  setAside: readonly DisputedObservation[],
  notApplicable: readonly NotApplicable[],
): Coverage {
  const coverage = new Map(
    hazardCatalogue.map((hazard) => [
      hazard.id,
      new Map<CellSide, CellStatus>(cellsOf(hazard).map((cell) => [cell, 'unseen'])),
    ]),
  );
  const mark = (hazardType: HazardTypeId, cells: readonly CellSide[], status: CellStatus) => {
    for (const cell of cells) coverage.get(hazardType)?.set(cell, status);
  };
  for (const photo of photos) {
    for (const hazardType of photo.judges)
      mark(hazardType, cellsCoveredBy(photo, hazardType), 'seen');
  }
  for (const { hazardType, side } of told.clear) {
    mark(hazardType, cellsMeant(hazardById(hazardType), side), 'seen');
  }
  for (const cell of told.known) mark(cell.hazardType, cellsTold(cell), 'seen');
  // The owner looked at the very finding: their word covers its cell, as an answer would.
  for (const { observation } of setAside) {
    mark(observation.hazardType, cellsTold(observation), 'seen');
  }
  for (const { hazardType, side } of [...notApplicable, ...told.notApplicable]) {
    mark(hazardType, cellsMeant(hazardById(hazardType), side), 'not_applicable');
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
