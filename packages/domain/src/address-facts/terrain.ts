import { metersPerFoot, relativeFromFeet, toPlace, type LatLng } from '../projection/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { compassPoints, type CompassPoint } from './facts.ts';

const gridMeters = 10;
const sideMeters = 30;
/** Flatter land faces nowhere in particular: the elevations are good to a few decimeters. */
const flatBelowPercent = 3;

/** The ground around a house. */
export type Terrain = {
  /** How steep the ground is around the pin, in whole percent. */
  readonly slope_percent: number;
  /** The way down; null where it is nearly flat. */
  readonly faces: CompassPoint | null;
  /** From the pin to 30 m toward each side, in whole percent: below 0 the ground falls away from the house. */
  readonly sides: Readonly<Record<Direction, number>>;
};

/** Offsets in meters east and north: a grid of nine, row by row from the northwest, then one toward each side. */
const sampleOffsets: readonly { readonly east: number; readonly north: number }[] = [
  ...[1, 0, -1].flatMap((north) =>
    [-1, 0, 1].map((east) => ({ east: east * gridMeters, north: north * gridMeters })),
  ),
  { east: 0, north: sideMeters },
  { east: sideMeters, north: 0 },
  { east: 0, north: -sideMeters },
  { east: -sideMeters, north: 0 },
];

/** The points whose elevations `terrainOf` takes, in its order. */
export function terrainPoints(center: LatLng): LatLng[] {
  return sampleOffsets.map(({ east, north }) =>
    toPlace(
      center,
      relativeFromFeet(center.lat, {
        eastFt: east / metersPerFoot,
        northFt: north / metersPerFoot,
      }),
    ),
  );
}

/**
 * Slope and aspect by Horn's formula (Horn, B.K.P., Hill shading and the reflectance map, 1981), as GIS programs compute them.
 * @param elevations in meters at `terrainPoints`; null where there is no data
 * @returns null unless all are known
 */
export function terrainOf(elevations: readonly (number | null)[]): Terrain | null {
  const known = elevations.filter((each) => each !== null);
  if (elevations.length !== sampleOffsets.length || known.length < elevations.length) return null;
  const at = (index: number) => known[index] ?? Number.NaN;
  const center = 4;
  const rowSum = (row: number) => at(row * 3) + 2 * at(row * 3 + 1) + at(row * 3 + 2);
  const columnSum = (column: number) => at(column) + 2 * at(column + 3) + at(column + 6);
  const risesEast = (columnSum(2) - columnSum(0)) / (8 * gridMeters);
  const risesNorth = (rowSum(0) - rowSum(2)) / (8 * gridMeters);
  const percent = 100 * Math.hypot(risesEast, risesNorth);
  const sideOf = (direction: Direction) => {
    const rise = at(9 + directions.indexOf(direction)) - at(center);
    return Math.round((100 * rise) / sideMeters) + 0;
  };
  return {
    slope_percent: Math.round(percent),
    faces: percent < flatBelowPercent ? null : compassPointOf(-risesEast, -risesNorth),
    sides: {
      north: sideOf('north'),
      east: sideOf('east'),
      south: sideOf('south'),
      west: sideOf('west'),
    },
  };
}

/** The terrain of an even slope that falls by so many percent toward one side. */
export function evenSlope(percent: number, faces: CompassPoint | null): Terrain {
  const isFlat = faces === null || percent < flatBelowPercent;
  const down = isFlat ? null : (compassPoints.indexOf(faces) * Math.PI) / 4;
  const sideOf = (direction: Direction) => {
    if (down === null) return 0;
    const side = (directions.indexOf(direction) * Math.PI) / 2;
    return Math.round(-percent * Math.cos(side - down)) + 0;
  };
  return {
    slope_percent: percent,
    faces: isFlat ? null : faces,
    sides: {
      north: sideOf('north'),
      east: sideOf('east'),
      south: sideOf('south'),
      west: sideOf('west'),
    },
  };
}

function compassPointOf(east: number, north: number): CompassPoint {
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return compassPoints[(eighths + compassPoints.length) % compassPoints.length] ?? 'north';
}
