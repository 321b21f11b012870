import { randomUUID } from 'node:crypto';
import {
  communityFiguresSchema,
  communityLimits,
  DssError,
  hazardTypeIds,
  type Community,
  type CommunityDetails,
} from '@dss/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';

const { communities } = tables;

export interface CoordinatorDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** All columns that a coordinator may read: the figures come from a function alone. */
const shown = {
  id: communities.id,
  name: communities.name,
  streets: communities.streets,
  dwellings: communities.dwellings,
  boundary: communities.boundary,
  createdAt: communities.createdAt,
};

/** The communities that an account coordinates, oldest first, each with what may be seen of its homes by now. */
export async function listCommunities(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
): Promise<Community[]> {
  return db.asActor(coordinator(actor), async (tx) => {
    const rows = await tx
      .select(shown)
      .from(communities)
      .orderBy(asc(communities.createdAt), asc(communities.id));
    const listed: Community[] = [];
    for (const row of rows) listed.push(await withFigures(tx, row, clock()));
    return listed;
  });
}

/**
 * One community of the account that asks.
 * @throws DssError `session_missing` without an account, `community_not_found` unless the account coordinates it
 */
export async function readCommunity(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
  id: string,
): Promise<Community> {
  return db.asActor(coordinator(actor), (tx) => communityIn(tx, id, clock()));
}

/** @throws DssError `session_missing`, `too_many_communities` */
export async function createCommunity(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
  details: CommunityDetails,
): Promise<Community> {
  const user = coordinator(actor);
  return db.asActor(user, async (tx) => {
    // Two at once count each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`communities of ${user.id}`}))`);
    const held = await tx.$count(communities);
    if (held >= communityLimits.mostCommunities) {
      throw new DssError('too_many_communities', {
        values: { max: communityLimits.mostCommunities },
      });
    }
    const row = { id: randomUUID(), ...details, createdAt: clock() };
    // Drizzle's insert names every column, also those that nobody may write.
    await tx.execute(sql`insert into communities (id, user_id, name, streets, dwellings, boundary, created_at)
      values (${row.id}, ${user.id}, ${row.name}, ${sql.param(row.streets)}::text[], ${row.dwellings},
        ${row.boundary === null ? null : JSON.stringify(row.boundary)}::jsonb, ${row.createdAt.toISOString()})`);
    return toWire(row, null);
  });
}

/** @throws DssError `session_missing`, `community_not_found` */
export async function changeCommunity(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
  id: string,
  { name, streets, dwellings, boundary }: CommunityDetails,
): Promise<Community> {
  return db.asActor(coordinator(actor), async (tx) => {
    await tx
      .update(communities)
      .set({ name, streets, dwellings, boundary })
      .where(eq(communities.id, existing(id)));
    return communityIn(tx, id, clock());
  });
}

/** Deletes a community, which all its homes leave. Does nothing if there is none. */
export async function deleteCommunity(
  { db }: CoordinatorDependencies,
  actor: Actor | null,
  id: string,
): Promise<void> {
  await db.asActor(coordinator(actor), async (tx) => {
    const { data: known } = z.uuid().safeParse(id);
    if (known !== undefined) await tx.delete(communities).where(eq(communities.id, known));
  });
}

/** @throws DssError `session_missing` for anybody but an account */
export function coordinator(actor: Actor | null): Actor {
  if (actor?.kind !== 'user') throw new DssError('session_missing');
  return actor;
}

/** @throws DssError `community_not_found` for what is no id */
export function existing(id: string): string {
  const { data: known } = z.uuid().safeParse(id);
  if (known === undefined) throw new DssError('community_not_found');
  return known;
}

async function communityIn(tx: Transaction, id: string, now: Date): Promise<Community> {
  const [row] = await tx
    .select(shown)
    .from(communities)
    .where(eq(communities.id, existing(id)));
  if (row === undefined) throw new DssError('community_not_found');
  return withFigures(tx, row, now);
}

type Row = Pick<
  typeof communities.$inferSelect,
  'id' | 'name' | 'streets' | 'dwellings' | 'boundary' | 'createdAt'
>;

const figuresSchema = z.tuple([z.object({ figures: communityFiguresSchema.nullable() })]);

async function withFigures(tx: Transaction, row: Row, now: Date): Promise<Community> {
  const { rows } = await tx.execute(
    sql`select app.community_figures(${row.id}, ${sql.param([...hazardTypeIds])}::text[], ${now.toISOString()}) as figures`,
  );
  return toWire(row, figuresSchema.parse(rows)[0].figures);
}

function toWire({ createdAt, ...row }: Row, figures: Community['figures']): Community {
  return { ...row, created_at: createdAt.toISOString(), figures };
}
