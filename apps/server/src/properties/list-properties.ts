import type { PropertyList } from '@dss/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { preparedQuery, tables, type Actor, type Database } from '../db/index.ts';
import { readWithFreshUrls } from '../photos/photo.ts';
import { thumbnailUrl } from '../photos/wire-photo.ts';
import type { UrlSigner } from '../photos/signed-urls.ts';
import {
  cursorAfter,
  newestFigures,
  ownedHomes,
  readCursor,
  toResult,
  type PageOfList,
} from './listed-homes.ts';
import { toWireProperty } from './wire-property.ts';

export interface ListDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: UrlSigner;
}

const { analyses, images, photoCounts } = tables;

/** A page of homes, with what the list shows of each: nothing of the results but their figures. */
const homesOfActor = preparedQuery('homes of actor', (tx) => {
  const shown = ownedHomes(tx).as('shown');
  const first = tx
    .select({ id: images.id, urlsSignedAt: images.urlsSignedAt })
    .from(images)
    .where(eq(images.propertyId, shown.id))
    .orderBy(asc(images.createdAt), asc(images.id))
    .limit(1)
    .as('first_photo');
  const newest = tx
    .select(newestFigures)
    .from(analyses)
    .where(eq(analyses.propertyId, shown.id))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1)
    .as('newest_result');
  return tx
    .select()
    .from(shown)
    .leftJoinLateral(first, sql`true`)
    .leftJoin(photoCounts, eq(photoCounts.propertyId, shown.id))
    .leftJoinLateral(newest, sql`true`)
    .orderBy(desc(shown.madeAt), desc(shown.id));
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
    (tx) => homesOfActor(tx, inputs),
    ({ shown, first_photo: photo }) => photo && { ...photo, propertyId: shown.id },
  );
  return {
    properties: rows
      .slice(0, limit)
      .map(({ shown, photo_counts: counted, first_photo: photo, newest_result }) => ({
        ...toWireProperty(shown),
        photo_count: counted?.photos ?? 0,
        thumbnail_url: photo && thumbnailUrl(signer, { ...photo, propertyId: shown.id }),
        newest_result: newest_result && toResult(newest_result),
      })),
    next_cursor: cursorAfter(
      rows.map(({ shown }) => shown),
      limit,
    ),
  };
}
