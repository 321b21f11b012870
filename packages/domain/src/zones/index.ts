/** The four sides of a house, in the order in which they are always listed. */
export const directions = ['north', 'east', 'south', 'west'] as const;

/** The side of the house that a photo shows: the way its wall faces, not the way the camera looked. */
export type Direction = (typeof directions)[number];

/** Reads a direction written in any case; anything else gives null. */
export function parseDirection(text: string | null | undefined): Direction | null {
  const wanted = text?.trim().toLowerCase();
  return directions.find((direction) => direction === wanted) ?? null;
}

/** The side across the house: what a camera held toward the house has at its back. */
export function oppositeDirection(direction: Direction): Direction {
  const index = directions.indexOf(direction);
  return directions[(index + 2) % directions.length] ?? direction;
}

/**
 * The parts of a home that a photo can show. The zones carry California's names: zone 0 is the first
 * 5 ft from the structure, zone 1 is 5-30 ft, zone 2 is 30-100 ft or to the property line.
 */
export const areaIds = ['roof', 'siding', 'zone_0', 'zone_1', 'zone_2'] as const;

export type AreaId = (typeof areaIds)[number];

/** The placement form's five options, in its order and exact wording. */
export const areaOptions = [
  { id: 'roof', label: 'Roof' },
  { id: 'siding', label: 'Siding' },
  { id: 'zone_0', label: 'Zone 0 (0-5ft from structure)' },
  { id: 'zone_1', label: 'Zone 1 (5-30ft)' },
  { id: 'zone_2', label: 'Zone 2 (30-100ft)' },
] as const satisfies readonly { id: AreaId; label: string }[];

/**
 * Reads an area given as its label or its id, in any case. Anything else gives null, and so does the
 * 'Property' of automatic placements: it names no area, so it is evidence of none.
 */
export function parseArea(text: string | null | undefined): AreaId | null {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return null;
  return (
    areaOptions.find((area) => area.id === wanted || area.label.toLowerCase() === wanted)?.id ??
    null
  );
}
