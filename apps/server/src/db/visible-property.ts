import { DssError } from '@dss/domain';
import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Actor, Database, Transaction } from './database.ts';
import { isAccessDenied } from './postgres-errors.ts';
import { preparedQuery } from './prepared-query.ts';
import { deletedProperties, properties, propertyGrants } from './schema/index.ts';

const visibleProperty = preparedQuery('visible property', (tx) =>
  selectProperty(tx, sql.placeholder('id')),
);

/**
 * Checks with row-level security that the transaction's actor sees the property.
 * @throws DssError `property_not_found`, whether it is missing or belongs to another owner
 */
export async function assertVisible(transaction: Transaction, propertyId: string): Promise<void> {
  const rows = await visibleProperty(transaction, { id: propertyId });
  if (rows.length === 0) throw new DssError('property_not_found');
}

/** Whether the property is deleted. A worker's job must check this, because it sees the property until the purge. */
export async function isDeleted(transaction: Transaction, propertyId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: deletedProperties.propertyId })
    .from(deletedProperties)
    .where(eq(deletedProperties.propertyId, propertyId));
  return rows.length > 0;
}

/**
 * Checks that the actor owns the property: row-level security lets only an actor who may change a row lock it. The lock also
 * keeps the property from being deleted before the transaction ends.
 * @throws DssError `property_not_found`
 */
export async function assertOwned(transaction: Transaction, propertyId: string): Promise<void> {
  if (!(await isOwned(transaction, propertyId))) throw new DssError('property_not_found');
}

/**
 * Runs `work` with the rights of an actor who owns the property, locked as by `assertOwned`.
 * @throws DssError `property_not_found` unless they own it, also where they own it no longer once `work` writes
 */
export async function asOwner<Result>(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.asActor(actor, async (transaction) => {
      await assertOwned(transaction, propertyId);
      return work(transaction);
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

/** Whether the actor owns the property, locked as by `assertOwned`. */
export async function isOwned(transaction: Transaction, propertyId: string): Promise<boolean> {
  const rows = await selectProperty(transaction, propertyId).for('key share');
  return rows.length > 0;
}

/**
 * Checks that the actor may add photos and answers: as an owner, or as a phone that a handover let in.
 * @throws DssError `property_not_found`
 */
export async function assertMayAdd(transaction: Transaction, propertyId: string): Promise<void> {
  if (await isOwned(transaction, propertyId)) return;
  const rights = await transaction
    .select({ right: propertyGrants.right })
    .from(propertyGrants)
    .where(and(eq(propertyGrants.propertyId, propertyId), eq(propertyGrants.right, 'add_photos')));
  if (rights.length === 0) throw new DssError('property_not_found');
}

function selectProperty(transaction: Transaction, propertyId: string | Placeholder) {
  return transaction
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, propertyId));
}
