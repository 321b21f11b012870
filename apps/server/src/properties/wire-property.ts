import {
  isSameStreetAddress,
  offeredFacing,
  stateOfAddress,
  type Direction,
  type Property,
} from '@dss/domain';
import type { tables } from '../db/index.ts';

type PropertyRow = typeof tables.properties.$inferSelect;

/** A property in the API's form. */
export function toWireProperty(row: PropertyRow): Property {
  return {
    id: row.id,
    user_id: row.userId,
    address: row.address,
    address_formatted: row.addressFormatted,
    ...stateOf(row),
    place_id: row.placeId,
    lat: row.lat,
    lng: row.lng,
    coordinates_source: row.lat === null ? null : (row.coordinatesSource ?? 'picked'),
    outline: row.outline,
    front_faces: row.frontFaces,
    front_faces_offered: offeredFront(row),
    missing_sides: row.missingSides,
    ...(row.handedOverAt !== null && { handed_over_at: row.handedOverAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
  };
}

/** The state of a home: the owner's word, else what the address says, else what the geocoder says of the same street address. */
export function stateOf({
  ownersState,
  addressFormatted,
  locatedAddress,
}: Pick<PropertyRow, 'ownersState' | 'addressFormatted' | 'locatedAddress'>): Pick<
  Property,
  'state' | 'state_source'
> {
  if (ownersState !== null) return { state: ownersState, state_source: 'owner' };
  const written = stateOfAddress(addressFormatted);
  if (written !== null) return { state: written, state_source: 'address' };
  const located =
    locatedAddress !== null && isSameStreetAddress(addressFormatted, locatedAddress)
      ? stateOfAddress(locatedAddress)
      : null;
  return located === null
    ? { state: null, state_source: null }
    : { state: located, state_source: 'geocoder' };
}

/** Suggests the front's facing. Coordinates that the owner hasn't moved are those of the address. */
function offeredFront({
  lat,
  lng,
  outline,
  addressLat,
  addressLng,
}: PropertyRow): Direction | null {
  if (lat === null || lng === null) return null;
  const address = { lat: addressLat ?? lat, lng: addressLng ?? lng };
  return offeredFacing({ lat, lng }, outline, address);
}
