import { hazardTypeIds, type HazardTypeId } from '../hazard-type.ts';
import type { CatalogHazard } from '../hazard.ts';
import { accessHazards, contextHazards } from './access-context.ts';
import { openingHazards } from './openings.ts';
import { roofGutterHazards } from './roof-gutters.ts';
import { wallDeckHazards } from './walls-decks.ts';
import { zone0Hazards } from './zone-0.ts';
import { zone1Hazards } from './zone-1.ts';
import { zone2Hazards } from './zone-2.ts';

/** Every hazard that the product knows, from the wall outward. */
export const hazardCatalog: readonly CatalogHazard[] = [
  ...zone0Hazards,
  ...roofGutterHazards,
  ...openingHazards,
  ...wallDeckHazards,
  ...zone1Hazards,
  ...zone2Hazards,
  ...accessHazards,
  ...contextHazards,
];

const byId: ReadonlyMap<HazardTypeId, CatalogHazard> = new Map(
  hazardCatalog.map((hazard) => [hazard.id, hazard]),
);

const missing = hazardTypeIds.filter((id) => !byId.has(id));
if (missing.length > 0) throw new Error(`The hazard catalog lacks ${missing.join(', ')}.`);

/** Looks a hazard up; every type has an entry. */
export function hazardById(id: HazardTypeId): CatalogHazard {
  const hazard = byId.get(id);
  if (!hazard) throw new Error(`The hazard catalog lacks ${id}.`);
  return hazard;
}
