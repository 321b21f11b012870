import type { LatLng } from '@dss/domain';

export const compassDirections = ['North', 'East', 'South', 'West'] as const;
export type CompassDirection = (typeof compassDirections)[number];

/** Where a photo was placed. Null where it isn't known. */
export interface PlacedAt {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly x_rel: number | null;
  readonly y_rel: number | null;
}

/**
 * The directions that placements cover by this check's own rule (surrounding features, section 4): each half-plane around the
 * property, so one placement covers up to two. The results page assigns each photo to one side instead.
 * @param center the property; null where it has no coordinates
 */
export function coveredDirections(
  placements: readonly PlacedAt[],
  center: LatLng | null,
): readonly CompassDirection[] {
  const covered = new Set(placements.flatMap((placement) => directionsOf(placement, center)));
  return compassDirections.filter((direction) => covered.has(direction));
}

function directionsOf(
  { lat, lng, x_rel: x, y_rel: y }: PlacedAt,
  center: LatLng | null,
): CompassDirection[] {
  if (lat !== null && lng !== null && center !== null) {
    return [
      ...toward(lat - center.lat, 'North', 'South'),
      ...toward(lng - center.lng, 'East', 'West'),
    ];
  }
  if (x === null || y === null) return [];
  return [...toward(0.5 - y, 'North', 'South'), ...toward(x - 0.5, 'East', 'West')];
}

/** Coordinates are shown to six decimals; a smaller offset counts as none. */
function toward(
  offset: number,
  positive: CompassDirection,
  negative: CompassDirection,
): CompassDirection[] {
  const direction = Math.round(offset * 1e6);
  if (direction === 0) return [];
  return [direction > 0 ? positive : negative];
}
