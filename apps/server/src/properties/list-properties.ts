import {
  scoreExplanationSchema,
  scoringWeights,
  type ListedProperty,
  type PropertyList,
} from '@dss/domain';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  lastAnswersOf,
  noProperty,
  preparedQuery,
  tables,
  type Actor,
  type Database,
} from '../db/index.ts';
import { readWithFreshUrls, thumbnailUrl, type UrlSigner } from '../photos/index.ts';
import { toWireProperty } from './wire-property.ts';

export interface ListDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: UrlSigner;
}

export interface PageOfList {
  readonly limit: number;
  /** The `next_cursor` of the previous page; absent for the first page. */
  readonly after: string | undefined;
}

const { analyses, images, properties, propertyGrants } = tables;

/** In microseconds, which a JavaScript Date would lose: two properties may be created within a millisecond. */
const madeAt = sql<string>`(extract(epoch from ${properties.createdAt}) * 1000000)::bigint`;

/** The largest bigint, in the place of microseconds. */
const endOfTime = '9223372036854775807';

/** A page of homes, with what the list shows of each: nothing of the results but their figures. */
const homesOfActor = preparedQuery('homes of actor', (tx) => {
  const shown = tx
    .select({ ...getTableColumns(properties), madeAt: madeAt.as('made_at') })
    .from(properties)
    .where(
      and(
        // Row-level security would find them too, but by looking at all properties there are.
        // Not what a handover lets the actor's phone add to.
        inArray(
          properties.id,
          tx
            .select({ id: propertyGrants.propertyId })
            .from(propertyGrants)
            .where(eq(propertyGrants.right, 'own')),
        ),
        sql`(${madeAt}, ${properties.id}) < (${sql.placeholder('madeAt')}::bigint, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(sql.placeholder('limit'))
    .as('shown');
  // Counts in the same pass: each photo costs a look at the actor's rights.
  const first = tx
    .select({
      id: images.id,
      urlsSignedAt: images.urlsSignedAt,
      photoCount: sql<number>`count(*) over ()`.mapWith(Number).as('photo_count'),
    })
    .from(images)
    .where(eq(images.propertyId, shown.id))
    .orderBy(asc(images.createdAt), asc(images.id))
    .limit(1)
    .as('first_photo');
  const newest = tx
    .select({
      createdAt: analyses.createdAt,
      score: analyses.dssScore,
      band: analyses.band,
      provisional: analyses.provisional,
      range: analyses.range,
      confidence_percent: analyses.confidencePercent,
    })
    .from(analyses)
    .where(eq(analyses.propertyId, shown.id))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1)
    .as('newest_result');
  return tx
    .select()
    .from(shown)
    .leftJoinLateral(first, sql`true`)
    .leftJoinLateral(newest, sql`true`)
    .orderBy(desc(shown.createdAt), desc(shown.id));
});

/** The figures of a result that the list shows. */
const figuresSchema = scoreExplanationSchema.pick({
  score: true,
  band: true,
  provisional: true,
  range: true,
  confidence_percent: true,
});

/** The actor's properties, newest first, in one query. */
export async function listProperties(
  { db, clock, signer }: ListDependencies,
  actor: Actor | null,
  { limit, after }: PageOfList,
): Promise<PropertyList> {
  const inputs = { limit: limit + 1, ...readCursor(after) };
  const rows = await readWithFreshUrls(
    { db, clock },
    actor,
    async (tx) => {
      const [found] = await lastAnswersOf(tx, [homesOfActor(tx, inputs)]);
      return found;
    },
    ({ shown, first_photo: photo }) => photo && { ...photo, propertyId: shown.id },
  );
  const last = rows.length > limit ? rows[limit - 1]?.shown : undefined;
  return {
    properties: rows.slice(0, limit).map(({ shown, first_photo: photo, newest_result }) => ({
      ...toWireProperty(shown),
      photo_count: photo?.photoCount ?? 0,
      thumbnail_url: photo && thumbnailUrl(signer, { ...photo, propertyId: shown.id }),
      newest_result: newest_result && toResult(newest_result),
    })),
    next_cursor: last === undefined ? null : `${last.madeAt}-${last.id}`,
  };
}

/** The place in the list after which a page begins; the first page begins after the end of time. */
function readCursor(cursor: string | undefined): { readonly madeAt: string; readonly id: string } {
  if (cursor === undefined) return { madeAt: endOfTime, id: noProperty };
  const dash = cursor.indexOf('-');
  return { madeAt: cursor.slice(0, dash), id: cursor.slice(dash + 1) };
}

function toResult({
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
