import type { CatalogHazard } from '../hazards/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import type { CellSide, FindingSide } from './terms.ts';

const wholeHouse: readonly CellSide[] = ['whole_house'];

/** The cells in which a hazard counts: four sides, or the house as a whole. */
export function cellsOf(hazard: CatalogHazard): readonly CellSide[] {
  return hazard.counted === 'per_side' ? directions : wholeHouse;
}

/** The cells that a statement about one side is about; null means every side. */
export function cellsAbout(hazard: CatalogHazard, side: Direction | null): readonly CellSide[] {
  return hazard.counted === 'per_side' && side !== null ? [side] : cellsOf(hazard);
}

/** Where a hazard found on a side counts; `unknown` for a per-side hazard whose side isn't known. */
export function findingSideOf(hazard: CatalogHazard, side: Direction | null): FindingSide {
  if (hazard.counted === 'whole_house') return 'whole_house';
  return side ?? 'unknown';
}

const sidesAndUnknown: readonly FindingSide[] = [...directions, 'unknown'];

/** All sides on which a finding of a hazard can count. */
export function findingSides(hazard: CatalogHazard): readonly FindingSide[] {
  return hazard.counted === 'per_side' ? sidesAndUnknown : wholeHouse;
}
