import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';

const { properties, propertyGrants } = tables;

/** An actor's right to see a property. */
export interface Access {
  /** Time until it expires, unless it is withdrawn earlier; null: never. */
  readonly expiresInMs: number | null;
}

/** Reads the access of the transaction's actor under row-level security. Null if they can't see the property. */
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
      // Uses the database's clock, which decides about expiry and may differ from ours.
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
