import {
  scoreExplanationSchema,
  scoringWeights,
  type ListedProperty,
  type PropertyList,
} from '@dss/domain';
import { and, asc, count, desc, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  answersOf,
  noProperty,
  preparedQuery,
  tables,
  type Actor,
  type Database,
} from '../db/index.ts';
import { thumbnailsOf, type UrlSigner } from '../photos/index.ts';
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

const { analyses, images, properties } = tables;

/** In microseconds, which a JavaScript Date would lose: two properties may be created within a millisecond. */
const madeAt = sql<string>`(extract(epoch from ${properties.createdAt}) * 1000000)::bigint`;

/** The largest bigint, in the place of microseconds. */
const endOfTime = '9223372036854775807';

const ownProperties = preparedQuery('own properties', (tx) =>
  tx
    .select({ property: properties, madeAt })
    .from(properties)
    .where(
      and(
        // Row-level security would find them too, but by looking at all properties there are.
        sql`${properties.id} in (select app.my_properties('view'))`,
        sql`(${madeAt}, ${properties.id}) < (${sql.placeholder('madeAt')}::bigint, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(sql.placeholder('limit')),
);

/** Properties without photos are absent. */
const photoCounts = preparedQuery('photo counts', (tx) =>
  tx
    .select({ propertyId: images.propertyId, photos: count() })
    .from(images)
    .where(sql`${images.propertyId} = any(${sql.placeholder('propertyIds')})`)
    .groupBy(images.propertyId),
);

/** Reads only the newest results, because they are large. */
const newestResults = preparedQuery('newest results', (tx) =>
  tx
    .select({
      propertyId: analyses.propertyId,
      createdAt: analyses.createdAt,
      explanation: sql<unknown>`${analyses.rawJson} -> 'explanation'`,
    })
    .from(analyses)
    .where(
      inArray(
        analyses.id,
        tx
          .selectDistinctOn([analyses.propertyId], { id: analyses.id })
          .from(analyses)
          .where(sql`${analyses.propertyId} = any(${sql.placeholder('propertyIds')})`)
          .orderBy(asc(analyses.propertyId), desc(analyses.createdAt), desc(analyses.id)),
      ),
    ),
);

/** The figures of a result that the list shows. */
const figuresSchema = scoreExplanationSchema.pick({
  score: true,
  band: true,
  provisional: true,
  range: true,
  confidence_percent: true,
});

/** The actor's properties, newest first, with a fixed number of queries. */
export async function listProperties(
  { db, clock, signer }: ListDependencies,
  actor: Actor | null,
  { limit, after }: PageOfList,
): Promise<PropertyList> {
  return db.asActor(actor, async (tx) => {
    const rows = await ownProperties(tx, { limit: limit + 1, ...readCursor(after) });
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ property }) => property.id);
    const [counts, thumbnails, newest] = await answersOf([
      photoCounts(tx, { propertyIds: ids }),
      thumbnailsOf(tx, { signer, now: clock() }, ids),
      newestResults(tx, { propertyIds: ids }),
    ]);
    const photosOf = new Map(counts.map(({ propertyId, photos }) => [propertyId, photos]));
    const results = new Map(newest.map((result) => [result.propertyId, toResult(result)]));
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      properties: shown.map(({ property }) => ({
        ...toWireProperty(property),
        photo_count: photosOf.get(property.id) ?? 0,
        thumbnail_url: thumbnails.get(property.id) ?? null,
        newest_result: results.get(property.id) ?? null,
      })),
      next_cursor: last === undefined ? null : `${last.madeAt}-${last.property.id}`,
    };
  });
}

/** The place in the list after which a page begins; the first page begins after the end of time. */
function readCursor(cursor: string | undefined): { readonly madeAt: string; readonly id: string } {
  if (cursor === undefined) return { madeAt: endOfTime, id: noProperty };
  const dash = cursor.indexOf('-');
  return { madeAt: cursor.slice(0, dash), id: cursor.slice(dash + 1) };
}

function toResult({
  createdAt,
  explanation,
}: {
  readonly createdAt: Date;
  readonly explanation: unknown;
}): NonNullable<ListedProperty['newest_result']> {
  const figures = figuresSchema.parse(explanation);
  return {
    ...figures,
    enough_seen: figures.confidence_percent >= scoringWeights.enoughSeenPercent,
    created_at: createdAt.toISOString(),
  };
}
