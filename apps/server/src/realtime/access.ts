import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';

const { properties, propertyGrants } = tables;

/** The actor may see the property. */
export interface Access {
  /** Until then, if nobody withdraws it before; null: it doesn't expire. */
  readonly expiresInMs: number | null;
}

/** Asks as the transaction's actor, so that row-level security answers. Null: there is no such property for them. */
export async function readAccess(
  transaction: Transaction,
  propertyId: string,
): Promise<Access | null> {
  const visible = await transaction
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (visible.length === 0) return null;
  const [longest] = await transaction
    .select({
      // By the database's clock, which decides: ours may differ.
      seconds: sql<
        number | null
      >`extract(epoch from nullif(max(coalesce(${propertyGrants.expiresAt}, 'infinity')), 'infinity') - clock_timestamp())::float8`,
    })
    .from(propertyGrants)
    .where(
      and(
        eq(propertyGrants.propertyId, propertyId),
        or(isNull(propertyGrants.expiresAt), gt(propertyGrants.expiresAt, sql`now()`)),
      ),
    );
  const seconds = longest?.seconds ?? null;
  return { expiresInMs: seconds === null ? null : Math.max(0, Math.ceil(seconds * 1000)) };
}
