import { scoreExplanationSchema, scoringWeights, type ListedProperty } from '@dss/domain';
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { noProperty, tables, type Transaction } from '../db/index.ts';

const { analyses, properties, propertyGrants } = tables;

/** What the list of homes and their comparison have in common: pages, newest first, and the figures of a result. */

export interface PageOfList {
  readonly limit: number;
  /** The `next_cursor` of the previous page; absent for the first page. */
  readonly after: string | undefined;
}

/** When it was made, in microseconds, which a JavaScript Date would lose: two properties may be created within a millisecond. */
const madeAt = sql<string>`(extract(epoch from ${propertyGrants.propertyCreatedAt}) * 1000000)::bigint`;

const madeBefore = sql`'epoch'::timestamptz + ${sql.placeholder('madeAt')}::bigint * interval '1 microsecond'`;

/**
 * A page of the homes that the actor owns, not of what a handover lets the actor's phone add to; takes what `readCursor` gives, and
 * `limit`. Read from the actor's rights in the order of the list, a page costs the same however many homes there are. Row-level
 * security alone would look at all properties there are.
 */
export function ownedHomes(tx: Transaction, only?: SQL) {
  const { propertyId, propertyCreatedAt, right } = propertyGrants;
  const onLaterPages = sql`(${propertyCreatedAt}, ${propertyId}) < (${madeBefore}, ${sql.placeholder('id')}::uuid)`;
  const page = tx
    .select({ propertyId, madeAt: madeAt.as('made_at') })
    .from(propertyGrants)
    // In the statement rather than as its value: a plan for any value couldn't use the index of owners' rights.
    .where(and(sql`${right} = 'own'`, onLaterPages, only))
    .orderBy(desc(propertyCreatedAt), desc(propertyId))
    .limit(sql.placeholder('limit'))
    .as('owned');
  return tx
    .select({ ...getTableColumns(properties), madeAt: page.madeAt })
    .from(page)
    .innerJoin(properties, eq(properties.id, page.propertyId));
}

/** The latest time that a cursor can name, in microseconds. */
const endOfTime = '9'.repeat(17);

/** The place in the list after which a page begins; the first page begins after the end of time. */
export function readCursor(cursor: string | undefined): {
  readonly madeAt: string;
  readonly id: string;
} {
  if (cursor === undefined) return { madeAt: endOfTime, id: noProperty };
  const dash = cursor.indexOf('-');
  return { madeAt: cursor.slice(0, dash), id: cursor.slice(dash + 1) };
}

/**
 * Where the next page begins; null if there is none.
 * @param rows one more than the page has, if there are more
 */
export function cursorAfter(
  rows: readonly { readonly id: string; readonly madeAt: string }[],
  limit: number,
): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last === undefined ? null : `${last.madeAt}-${last.id}`;
}

/** The columns that `toResult` reads. */
export const newestFigures = {
  createdAt: analyses.createdAt,
  score: analyses.dssScore,
  // As text: Drizzle parses what the driver has parsed already, and a word that isn't JSON throws, once for each home.
  band: sql<string | null>`${analyses.band} #>> '{}'`.as('band'),
  provisional: analyses.provisional,
  range: analyses.range,
  confidence_percent: analyses.confidencePercent,
  exposure: analyses.exposure,
};

const figuresSchema = scoreExplanationSchema.pick({
  score: true,
  band: true,
  provisional: true,
  range: true,
  confidence_percent: true,
  exposure: true,
});

/** The figures of a result, from `newestFigures`. */
export function toResult({
  createdAt,
  ...stored
}: {
  readonly createdAt: Date;
  readonly [figure: string]: unknown;
}): NonNullable<ListedProperty['newest_result']> {
  const figures = figuresSchema.parse(stored);
  return {
    ...figures,
    enough_seen: figures.confidence_percent >= scoringWeights.enoughSeenPercent,
    created_at: createdAt.toISOString(),
  };
}
