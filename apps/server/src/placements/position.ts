import { DssError, toPlace, toRelative, type LatLng, type PlacementFields } from '@dss/domain';

/** A place on the ground and in the map view, as stored. */
export interface PositionColumns {
  readonly xRel?: number | null;
  readonly yRel?: number | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

const nowhere: PositionColumns = { xRel: null, yRel: null, lat: null, lng: null };

/**
 * The position that a request names: on the ground, or in the map view around the pin. Given one, the other follows;
 * given both, the ground wins. Null in one clears both. Without a pin each is kept as it was given.
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

/** Two figures, null where both are cleared, undefined where neither is named. */
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
