import {
  firstActions,
  scoreExplanationSchema,
  shownGain,
  type ComparedProperty,
  type PropertyComparison,
} from '@dss/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toCurrentActions } from '../analysis/index.ts';
import { lastAnswersOf, preparedQuery, tables, type Actor, type Database } from '../db/index.ts';
import {
  cursorAfter,
  newestFigures,
  ownedHomes,
  readCursor,
  toResult,
  type PageOfList,
} from './listed-homes.ts';

const { analyses, photoCounts, propertyGrants } = tables;

/** Which homes are compared. */
export interface ComparedHomes extends PageOfList {
  /** Null: all of them. */
  readonly ids: readonly string[] | null;
}

const inOrder = sql`${analyses.rawJson} #> '{explanation,actions,in_order}'`;

/** Homes with their newest result's figures and actions: of each large result, only these leave the database. */
const comparedHomes = preparedQuery('compared homes of actor', (tx) => {
  const wanted = sql`${sql.placeholder('ids')}::uuid[]`;
  const only = sql`(${wanted} is null or ${propertyGrants.propertyId} = any(${wanted}))`;
  const shown = ownedHomes(tx, only).as('shown');
  const newest = tx
    .select({
      ...newestFigures,
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
    .leftJoin(photoCounts, eq(photoCounts.propertyId, shown.id))
    .leftJoinLateral(newest, sql`true`)
    .orderBy(desc(shown.madeAt), desc(shown.id));
});

/** Results from before there were actions have none. */
const listSchema = z.array(z.unknown()).catch([]);
const actionsSchema = scoreExplanationSchema.shape.actions.shape.in_order.catch([]);
/** The only row that a gain in whole points is read from. */
const roundingSchema = z.object({ kind: z.literal('rounding'), points: z.number() });

/** The actor's homes side by side, newest first, in one query. Those that are gone, or somebody else's, are left out. */
export async function compareProperties(
  { db }: { readonly db: Database },
  actor: Actor | null,
  { ids, limit, after }: ComparedHomes,
): Promise<PropertyComparison> {
  const inputs = { ids, limit: limit + 1, ...readCursor(after) };
  const rows = await db.asActor(actor, async (tx) => {
    const [found] = await lastAnswersOf(tx, [comparedHomes(tx, inputs)]);
    return found;
  });
  return {
    properties: rows
      .slice(0, limit)
      .map(({ shown, photo_counts: counted, newest_result: newest }) => ({
        id: shown.id,
        address: shown.address,
        address_formatted: shown.addressFormatted,
        photo_count: counted?.photos ?? 0,
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
  ...figures
}: Parameters<typeof toResult>[0] & {
  readonly inOrder: unknown;
  readonly rows: unknown;
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
    first_actions: firstActions(actions).map((action) => ({
      ...action,
      gain: shownGain(explanation, action.points),
    })),
  };
}
