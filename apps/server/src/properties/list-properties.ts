import {
  scoreExplanationSchema,
  scoringWeights,
  type ListedProperty,
  type PropertyList,
} from '@dss/domain';
import { asc, count, desc, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
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
    const rows = await tx
      .select({ property: properties, madeAt })
      .from(properties)
      .where(after === undefined ? undefined : isAfter(after))
      .orderBy(desc(properties.createdAt), desc(properties.id))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ property }) => property.id);
    const photoCounts = await photoCountsOf(tx, ids);
    const thumbnails = await thumbnailsOf(tx, { signer, now: clock() }, ids);
    const results = await newestResultsOf(tx, ids);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      properties: shown.map(({ property }) => ({
        ...toWireProperty(property),
        photo_count: photoCounts.get(property.id) ?? 0,
        thumbnail_url: thumbnails.get(property.id) ?? null,
        newest_result: results.get(property.id) ?? null,
      })),
      next_cursor: last === undefined ? null : `${last.madeAt}-${last.property.id}`,
    };
  });
}

function isAfter(cursor: string) {
  const dash = cursor.indexOf('-');
  const [made, id] = [cursor.slice(0, dash), cursor.slice(dash + 1)];
  return sql`(${madeAt}, ${properties.id}) < (${made}::bigint, ${id}::uuid)`;
}

/** Photo counts by property; properties without photos are absent. */
async function photoCountsOf(
  tx: Transaction,
  propertyIds: string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ propertyId: images.propertyId, photos: count() })
    .from(images)
    .where(inArray(images.propertyId, propertyIds))
    .groupBy(images.propertyId);
  return new Map(rows.map(({ propertyId, photos }) => [propertyId, photos]));
}

async function newestResultsOf(
  tx: Transaction,
  propertyIds: string[],
): Promise<ReadonlyMap<string, ListedProperty['newest_result']>> {
  // Reads only the newest results, because they are large.
  const newest = tx
    .selectDistinctOn([analyses.propertyId], { id: analyses.id })
    .from(analyses)
    .where(inArray(analyses.propertyId, propertyIds))
    .orderBy(asc(analyses.propertyId), desc(analyses.createdAt), desc(analyses.id));
  const rows = await tx
    .select({
      propertyId: analyses.propertyId,
      createdAt: analyses.createdAt,
      explanation: sql<unknown>`${analyses.rawJson} -> 'explanation'`,
    })
    .from(analyses)
    .where(inArray(analyses.id, newest));
  return new Map(
    rows.map(({ propertyId, createdAt, explanation }) => {
      const figures = figuresSchema.parse(explanation);
      const result = {
        ...figures,
        enough_seen: figures.confidence_percent >= scoringWeights.enoughSeenPercent,
        created_at: createdAt.toISOString(),
      };
      return [propertyId, result];
    }),
  );
}
