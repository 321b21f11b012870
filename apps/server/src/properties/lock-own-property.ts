import { DssError, type LatLng } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { assertOwned, lockProperty, tables, type Transaction } from '../db/index.ts';

const { properties } = tables;

export type PropertyRow = typeof properties.$inferSelect;

/** Where the home is on the map; null if nobody knows. */
export function pinOf({ lat, lng }: Pick<PropertyRow, 'lat' | 'lng'>): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/**
 * Locks a property that its owner changes, until the transaction ends.
 * @returns what it was before the change
 * @throws DssError `property_not_found` unless the actor owns it
 */
export async function lockOwnProperty(tx: Transaction, propertyId: string): Promise<PropertyRow> {
  await assertOwned(tx, propertyId);
  await lockProperty(tx, propertyId);
  const [row] = await tx.select().from(properties).where(eq(properties.id, propertyId));
  if (row === undefined) throw new DssError('property_not_found');
  return row;
}
