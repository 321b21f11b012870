import { randomUUID } from 'node:crypto';
import type { CreateShareLink, ShareLink } from '@dss/domain';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';

const { homePeople, shareLinks } = tables;
const dayMs = 24 * 60 * 60 * 1000;

export interface ShareDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly shareTokens: LinkTokens;
}

/** A share link without its address, which is different for each language. */
export type StoredShareLink = Omit<ShareLink, 'url'>;

/**
 * Makes a link that shows the property to whoever has it.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function createShareLink(
  { db, clock }: ShareDependencies,
  actor: Actor | null,
  propertyId: string,
  { expires_in_days: days, hides_place: hidesPlace }: CreateShareLink,
): Promise<StoredShareLink> {
  const createdAt = clock();
  const row = {
    id: randomUUID(),
    propertyId,
    hidesPlace,
    expiresAt: days === null ? null : new Date(createdAt.getTime() + days * dayMs),
    createdAt,
  };
  await asOwner(db, actor, propertyId, async (tx) => {
    await tx.insert(shareLinks).values(row);
  });
  return toStored({ ...row, views: 0, lastOpenedAt: null });
}

/**
 * The links to a property, newest first; those that have expired too, until they are revoked.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function listShareLinks(
  { db }: Pick<ShareDependencies, 'db'>,
  actor: Actor | null,
  propertyId: string,
): Promise<StoredShareLink[]> {
  return asOwner(db, actor, propertyId, (tx) => linksIn(tx, propertyId));
}

/**
 * Who may see the property besides its owner: by links, and how many people whom the owner invited.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readSharedWith(
  { db }: Pick<ShareDependencies, 'db'>,
  actor: Actor | null,
  propertyId: string,
): Promise<{ readonly links: readonly StoredShareLink[]; readonly people: number }> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const people = await tx.$count(
      homePeople,
      and(
        eq(homePeople.propertyId, propertyId),
        isNotNull(homePeople.joinedAt),
        isNull(homePeople.endedAt),
        or(isNull(homePeople.endsAt), gt(homePeople.endsAt, sql`now()`)),
      ),
    );
    return { links: await linksIn(tx, propertyId), people };
  });
}

/**
 * Revokes a link: from now on it shows nothing, not even a photo whose address somebody still has. Does nothing if there is no
 * such link.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function revokeShareLink(
  { db }: Pick<ShareDependencies, 'db'>,
  actor: Actor | null,
  propertyId: string,
  linkId: string,
): Promise<void> {
  const id = z.uuid().safeParse(linkId).data;
  await asOwner(db, actor, propertyId, async (tx) => {
    if (id === undefined) return;
    await tx
      .delete(shareLinks)
      .where(and(eq(shareLinks.propertyId, propertyId), eq(shareLinks.id, id)));
  });
}

async function linksIn(tx: Transaction, propertyId: string): Promise<StoredShareLink[]> {
  const rows = await tx
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.propertyId, propertyId))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
  return rows.map(toStored);
}

function toStored(row: typeof shareLinks.$inferSelect): StoredShareLink {
  return {
    id: row.id,
    hides_place: row.hidesPlace,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    views: row.views,
    last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
  };
}
