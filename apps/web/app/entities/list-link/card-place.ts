import { directions, parseArea, type Direction, type HazardRow, type Hazard } from '@dss/domain';

/** The part of the map that a card is about: the house itself, or one of the zones around it. */
export type MapPart = 'house' | 'zone_0' | 'zone_1' | 'zone_2';

/** The place on the map that a card of the list is about. */
export interface CardPlace {
  /** The photos that it is based on. */
  readonly imageIds: readonly string[];
  /** Null if it isn't about one part of the map. */
  readonly part: MapPart | null;
  /** Null if it is all around or unknown. */
  readonly side: Direction | null;
  /** A hazard, or a side without photos. */
  readonly tone: 'hazard' | 'unseen';
}

type FindingRow = Pick<HazardRow, 'domain' | 'sides'> & {
  readonly evidence: readonly Pick<HazardRow['evidence'][number], 'image_id'>[];
};

/**
 * Where a finding is: in the area that its photo shows, else in the part of the home that its hazard type belongs to.
 */
export function placeOfFinding(
  { domain, sides, evidence }: FindingRow,
  hazard: Pick<Hazard, 'area'> | undefined,
): CardPlace {
  const imageIds = evidence.flatMap(({ image_id: imageId }) => imageId ?? []);
  return {
    imageIds: [...new Set(imageIds)],
    part: partOf(parseArea(hazard?.area) ?? domain),
    side: onlySide(sides),
    tone: 'hazard',
  };
}

function onlySide(sides: FindingRow['sides']): Direction | null {
  const named = directions.filter((direction) => sides.some(({ side }) => side === direction));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The place of a side without photos. */
export function placeOfMissingSide(side: Direction): CardPlace {
  return { imageIds: [], part: null, side, tone: 'unseen' };
}

function partOf(
  where: HazardRow['domain'] | NonNullable<ReturnType<typeof parseArea>>,
): MapPart | null {
  switch (where) {
    case 'zone_0':
    case 'zone_1':
    case 'zone_2':
      return where;
    case 'roof':
    case 'siding':
    case 'roof_gutters':
    case 'openings':
    case 'walls_decks':
      return 'house';
    case 'access':
      return null;
  }
}
