import {
  communityLimits,
  DssError,
  type CommunityEntry,
  type CommunityEntryDetails,
  type CommunityYear,
} from '@dss/domain';
import { and, between, desc, eq, ne, sql } from 'drizzle-orm';
import { tables, type Actor, type Transaction } from '../db/index.ts';
import { coordinator, existing, type CoordinatorDependencies } from './communities.ts';

const { communities, communityEntries } = tables;

/** Two hours more than the easternmost calendar is ahead of UTC. */
const calendarsAheadMs = 16 * 60 * 60 * 1000;

/**
 * What a coordinator entered for a calendar year of their community.
 * @throws DssError `session_missing` without an account, `community_not_found` unless the account coordinates it
 */
export async function readYear(
  { db }: Pick<CoordinatorDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
  year: number,
): Promise<CommunityYear> {
  return db.asActor(coordinator(actor), async (tx) => {
    const id = existing(communityId);
    if ((await tx.$count(communities, eq(communities.id, id))) === 0) {
      throw new DssError('community_not_found');
    }
    const inYears = sql<number>`extract(year from ${communityEntries.day})::int`;
    const years = await tx
      .selectDistinct({ year: inYears })
      .from(communityEntries)
      .where(eq(communityEntries.communityId, id))
      .orderBy(desc(inYears));
    return {
      year,
      years: years.map((row) => row.year),
      entries: await entriesIn(tx, id, year),
    };
  });
}

/** All entries of a community, the latest first; none unless the actor coordinates it. */
export async function listEntries(
  { db }: Pick<CoordinatorDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
): Promise<CommunityEntry[]> {
  return db.asActor(actor, (tx) => entriesIn(tx, communityId, null));
}

/**
 * Keeps an entry, or replaces the one of this id.
 * @throws DssError `session_missing`, `community_not_found`, `too_many_community_entries`; `invalid_request` for a day that hasn't begun
 *   anywhere
 */
export async function keepEntry(
  { db, clock }: CoordinatorDependencies,
  actor: Actor | null,
  communityId: string,
  entryId: string,
  details: CommunityEntryDetails,
): Promise<CommunityEntry> {
  const now = clock();
  const latest = new Date(now.getTime() + calendarsAheadMs).toISOString().slice(0, 10);
  if (details.day > latest) {
    throw new DssError('invalid_request', {
      values: { detail: 'day: must not be in the future.' },
    });
  }
  const { day, kind, hours, dollars, note, cubic_yards: cubicYards, in_kind: inKind } = details;
  const said = { day, kind, hours, dollars, cubicYards, inKind, note };
  return db.asActor(coordinator(actor), async (tx) => {
    const id = existing(communityId);
    // Two at once count each other. The rows that it locks are those that may be changed: the actor's.
    const held = await tx
      .select({ id: communities.id })
      .from(communities)
      .where(eq(communities.id, id))
      .for('update');
    if (held.length === 0) throw new DssError('community_not_found');
    const others = await tx.$count(
      communityEntries,
      and(
        eq(communityEntries.communityId, id),
        inYear(Number(day.slice(0, 4))),
        ne(communityEntries.id, entryId),
      ),
    );
    if (others >= communityLimits.mostEntries) {
      throw new DssError('too_many_community_entries', {
        values: { max: communityLimits.mostEntries },
      });
    }
    await tx
      .insert(communityEntries)
      .values({ id: entryId, communityId: id, ...said, createdAt: now })
      .onConflictDoUpdate({
        target: [communityEntries.communityId, communityEntries.id],
        set: said,
      });
    return { id: entryId, ...details };
  });
}

/**
 * Does nothing if there is no such entry.
 * @throws DssError `session_missing`
 */
export async function deleteEntry(
  { db }: Pick<CoordinatorDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
  entryId: string,
): Promise<void> {
  await db.asActor(coordinator(actor), async (tx) => {
    await tx
      .delete(communityEntries)
      .where(
        and(
          eq(communityEntries.communityId, existing(communityId)),
          eq(communityEntries.id, entryId),
        ),
      );
  });
}

function inYear(year: number) {
  return between(communityEntries.day, `${year}-01-01`, `${year}-12-31`);
}

async function entriesIn(
  tx: Transaction,
  communityId: string,
  year: number | null,
): Promise<CommunityEntry[]> {
  const { id, day, kind, hours, dollars, cubicYards, inKind, note, createdAt } = communityEntries;
  return tx
    .select({ id, day, kind, hours, dollars, cubic_yards: cubicYards, in_kind: inKind, note })
    .from(communityEntries)
    .where(
      and(eq(communityEntries.communityId, communityId), year === null ? undefined : inYear(year)),
    )
    .orderBy(desc(day), desc(createdAt), desc(id));
}
