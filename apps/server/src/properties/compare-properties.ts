import {
  areaOptions,
  areasWithoutHouse,
  directionOf,
  firstActions,
  scoreExplanationSchema,
  shownGain,
  type ComparedProperty,
  type PropertyComparison,
} from '@dss/domain';
import { asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toCurrentActions } from '../analysis/result/earlier-explanation.ts';
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

const { analyses, imagePlacements, images, photoCounts, propertyGrants } = tables;

/** Which homes are compared. */
export interface ComparedHomes extends PageOfList {
  /** Null: all of them. */
  readonly ids: readonly string[] | null;
}

/** As areas are stored. */
const withoutHouse = areaOptions.flatMap(({ id, label }) =>
  areasWithoutHouse.some((each) => each === id) ? label : [],
);

const inOrder = sql`${analyses.rawJson} #> '{explanation,actions,in_order}'`;

/** Homes with their newest result's figures and actions: of each large result, only these leave the database. */
const comparedHomes = preparedQuery('compared homes of actor', (tx) => {
  const wanted = sql`${sql.placeholder('ids')}::uuid[]`;
  const only = sql`(${wanted} is null or ${propertyGrants.propertyId} = any(${wanted}))`;
  const shown = ownedHomes(tx, only).as('shown');
  // As the domain's `housePhoto` chooses.
  const isFront = sql`coalesce(
    ${imagePlacements.direction}::text = coalesce(${shown.frontFaces}::text, ${directionOf('front', null)})
    and (${shown.frontFaces} is not null or ${imagePlacements.directionSaidAs} = 'house')
    and (${imagePlacements.area} is null or ${notInArray(imagePlacements.area, withoutHouse)}), false)`;
  const house = tx
    .select({ id: images.id, urlsSignedAt: images.urlsSignedAt })
    .from(images)
    .leftJoin(imagePlacements, eq(imagePlacements.photoId, images.id))
    .where(eq(images.propertyId, shown.id))
    .orderBy(desc(isFront), asc(images.createdAt), asc(images.id))
    .limit(1)
    .as('house_photo');
  const newest = tx
    .select({
      ...newestFigures,
      weightsVersion: analyses.weightsVersion,
      inOrder: inOrder.as('in_order'),
      // All of them only of results from before costs were counted by side; else what the exact score is read from.
      rows: sql`case when jsonb_path_exists(${inOrder}, '$[0].for_each_side')
        then jsonb_path_query_array(${analyses.rawJson}, '$.explanation.rows[*] ? (@.kind == "rounding")')
        else ${analyses.rawJson} #> '{explanation,rows}' end`.as('rows'),
    })
    .from(analyses)
    .where(eq(analyses.propertyId, shown.id))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1)
    .as('newest_result');
  return tx
    .select()
    .from(shown)
    .leftJoinLateral(house, sql`true`)
    .leftJoin(photoCounts, eq(photoCounts.propertyId, shown.id))
    .leftJoinLateral(newest, sql`true`)
    .orderBy(desc(shown.madeAt), desc(shown.id));
});

/** Results from before there were actions have none. */
const listSchema = z.array(z.unknown()).catch([]);
const actionsSchema = scoreExplanationSchema.shape.actions.shape.in_order.catch([]);
/** The only row that a gain in whole points is read from. */
const roundingSchema = z.object({ kind: z.literal('rounding'), points: z.number() });

export interface CompareDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: UrlSigner;
}

/** The actor's homes side by side, newest first, in one query. Those that are gone, or somebody else's, are left out. */
export async function compareProperties(
  { db, clock, signer }: CompareDependencies,
  actor: Actor | null,
  { ids, limit, after }: ComparedHomes,
): Promise<PropertyComparison> {
  const inputs = { ids, limit: limit + 1, ...readCursor(after) };
  const rows = await readWithFreshUrls(
    { db, clock },
    actor,
    (tx) => comparedHomes(tx, inputs),
    ({ shown, house_photo: photo }) => photo && { ...photo, propertyId: shown.id },
  );
  return {
    properties: rows
      .slice(0, limit)
      .map(({ shown, photo_counts: counted, house_photo: photo, newest_result: newest }) => ({
        id: shown.id,
        address: shown.address,
        address_formatted: shown.addressFormatted,
        photo_count: counted?.photos ?? 0,
        thumbnail_url: photo && thumbnailUrl(signer, { ...photo, propertyId: shown.id }),
        newest_result: newest && comparedResult(newest),
      })),
    next_cursor: cursorAfter(
      rows.map(({ shown }) => shown),
      limit,
    ),
  };
}

function comparedResult({
  inOrder: stored,
  rows,
  weightsVersion,
  ...figures
}: Parameters<typeof toResult>[0] & {
  readonly inOrder: unknown;
  readonly rows: unknown;
  readonly weightsVersion: string;
}): NonNullable<ComparedProperty['newest_result']> {
  const result = toResult(figures);
  const storedRows = listSchema.parse(rows);
  const actions = actionsSchema.parse(toCurrentActions(listSchema.parse(stored), storedRows));
  const explanation = {
    score: result.score,
    rows: storedRows.flatMap((row) => roundingSchema.safeParse(row).data ?? []),
  };
  return {
    ...result,
    weights_version: weightsVersion,
    first_actions: firstActions(actions).map((action) => ({
      ...action,
      gain: shownGain(explanation, action.points),
    })),
  };
}
