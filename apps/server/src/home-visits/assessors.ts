import type { SeenBy } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { preparedQuery, type Transaction } from '../db/index.ts';

/** Who the assessors of a property's visits are, by the visit's id. */
export type Assessors = ReadonlyMap<string, SeenBy>;

const assessorsOfProperty = preparedQuery('assessors of property', (tx) =>
  tx
    .select({
      visitId: sql<string>`id`,
      name: sql<string | null>`name`,
      organization: sql<string | null>`organization`,
      on: sql<string>`seen_on::text`,
    })
    .from(sql`app.assessors_of(${sql.placeholder('propertyId')}::uuid)`),
);

/** The assessors of a property, for whoever sees it and for its own jobs. Sent during the call, as a prepared query is. */
export async function assessorsOf(
  transaction: Transaction,
  propertyId: string,
): Promise<Assessors> {
  const rows = await assessorsOfProperty(transaction, { propertyId });
  return new Map(
    rows.map(({ visitId, ...by }): [string, SeenBy] => [visitId, { visit_id: visitId, ...by }]),
  );
}

/** `seen_by`, for what an assessor said or added; nothing for the rest. */
export function seenByIn(
  assessors: Assessors,
  visitId: string | null | undefined,
): { readonly seen_by?: SeenBy } {
  const by = assessors.get(visitId ?? '');
  return by === undefined ? {} : { seen_by: by };
}

/**
 * Names the day on which an assessor saw what the transaction writes from here on (`app.visit_now` of `db/sql/home-visits.sql`). Means
 * nothing for anybody else.
 */
export async function nameVisitDay(transaction: Transaction, day: string): Promise<void> {
  await transaction.execute(sql`select set_config('app.seen_on', ${day}, true)`);
}
