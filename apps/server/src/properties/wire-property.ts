import type { Property } from '@dss/domain';
import type { tables } from '../db/index.ts';

/** A property as the API shows it. */
export function toWireProperty(row: typeof tables.properties.$inferSelect): Property {
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
    created_at: row.createdAt.toISOString(),
  };
}
