import { DssError } from '@dss/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { deletedProperties, properties } from './schema/index.ts';

/**
 * Whether the transaction's actor sees the property is row-level security's to say.
 * @throws DssError `property_not_found`, alike for a missing property and for somebody else's
 */
export async function assertVisible(transaction: Transaction, propertyId: string): Promise<void> {
  const rows = await selectProperty(transaction, propertyId);
  if (rows.length === 0) throw new DssError('property_not_found');
}

/** Whether the property is deleted, which a worker's job must ask: it sees the property until that is for good. */
export async function isDeleted(transaction: Transaction, propertyId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: deletedProperties.propertyId })
    .from(deletedProperties)
    .where(eq(deletedProperties.propertyId, propertyId));
  return rows.length > 0;
}

/**
 * Row-level security lets a row be locked only by who may change it: the owner. The lock keeps the property from
 * being deleted until the transaction ends.
 * @throws DssError `property_not_found`
 */
export async function assertOwned(transaction: Transaction, propertyId: string): Promise<void> {
  const rows = await selectProperty(transaction, propertyId).for('key share');
  if (rows.length === 0) throw new DssError('property_not_found');
}

function selectProperty(transaction: Transaction, propertyId: string) {
  return transaction
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, propertyId));
}
