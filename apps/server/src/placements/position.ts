import { DssError, toPlace, toRelative, type LatLng, type PlacementFields } from '@dss/domain';

/** A stored position, on the ground and in the map view. */
export interface PositionColumns {
  readonly xRel?: number | null;
  readonly yRel?: number | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

const nowhere: PositionColumns = { xRel: null, yRel: null, lat: null, lng: null };

/**
 * Converts a request's position, given on the ground or in the map view around the pin. The other form is computed; if both are
 * given, the ground takes precedence. Null in one clears both. Without a pin each is stored as given.
 * @throws DssError `invalid_request` for half a position
 */
export function positionColumns(fields: PlacementFields, pin: LatLng | null): PositionColumns {
  const place = pair('lat and lng', fields.lat, fields.lng);
  const relative = pair('x_rel and y_rel', fields.x_rel, fields.y_rel);
  if (!place && !relative) return place === null || relative === null ? nowhere : {};

  const ground = place ? { lat: place[0], lng: place[1] } : null;
  const inView = relative ? { xRel: relative[0], yRel: relative[1] } : null;
  if (pin === null) return { ...ground, ...inView };
  if (ground !== null) return { ...ground, ...toRelative(pin, ground) };
  return inView === null ? {} : { ...inView, ...toPlace(pin, inView) };
}

type Figure = number | null | undefined;

/** Two numbers; null if both are cleared, undefined if both are absent. */
function pair(
  names: string,
  one: Figure,
  other: Figure,
): readonly [number, number] | null | undefined {
  if (typeof one === 'number' && typeof other === 'number') return [one, other];
  if (one === null && other === null) return null;
  if (one === undefined && other === undefined) return undefined;
  throw new DssError('invalid_request', { values: { detail: `${names} belong together.` } });
}
