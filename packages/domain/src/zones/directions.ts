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
