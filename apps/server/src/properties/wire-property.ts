import { offeredFacing, type Direction, type Property } from '@dss/domain';
import type { tables } from '../db/index.ts';

type PropertyRow = typeof tables.properties.$inferSelect;

/** A property in the API's form. */
export function toWireProperty(row: PropertyRow): Property {
  return {
    id: row.id,
    user_id: row.userId,
    address: row.address,
    address_formatted: row.addressFormatted,
    place_id: row.placeId,
    lat: row.lat,
    lng: row.lng,
    coordinates_source: row.lat === null ? null : (row.coordinatesSource ?? 'picked'),
    outline: row.outline,
    front_faces: row.frontFaces,
    front_faces_offered: offeredFront(row),
    missing_sides: row.missingSides,
    created_at: row.createdAt.toISOString(),
  };
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
