import { createHash, randomBytes } from 'node:crypto';
import { claimLinkMs, DssError, type HandOver } from '@dss/domain';
import { and, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { keepVisitor } from '../visitors/visitor.ts';
import type { FutureOwner } from '../visitors/identify.ts';

export interface ClaimLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Creates a claim link, which hands the property to the first browser that uses it. It is single-use, valid for 24 hours,
 * stored as a hash, and replaces the property's earlier link.
 * @param handOver what goes along to somebody else, as after a sale; null: it moves to another browser of its owner
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function createClaimLink(
  db: Database,
  clock: Clock,
  actor: Actor | null,
  propertyId: string,
  handOver: HandOver | null,
): Promise<ClaimLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + claimLinkMs);
  const link = {
    tokenHash: hashToken(token),
    expiresAt,
    usedAt: null,
    keepsHistory: handOver?.keeps_history ?? true,
    staysAsAgent: handOver?.stays_as_agent ?? false,
    isHandOver: handOver !== null,
    createdAt: clock(),
  };
  await asOwner(db, actor, propertyId, (tx) =>
    tx
      .insert(tables.claimLinks)
      .values({ ...link, propertyId })
      .onConflictDoUpdate({ target: tables.claimLinks.propertyId, set: link }),
  );
  return { token, expiresAt };
}

export interface OpenedClaimLink {
  /** The property's id, if the actor already owns it. */
  readonly ownedProperty: string | null;
  /** Whether the link can still be used. */
  readonly stands: boolean;
  /** Whether it hands the property over from its former owner. */
  readonly isHandOver: boolean;
  /** Whether that one asks to stay on it as its agent, and could. */
  readonly asksToStay: boolean;
}

/** The state of a claim link; reading it changes nothing. */
export async function readClaimLink(
  db: Database,
  clock: Clock,
  actor: Actor | null,
  token: string,
): Promise<OpenedClaimLink> {
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ owned: string | null; stands: boolean; handed: boolean; asks: boolean }>(
      sql`select owned, stands, is_hand_over as handed, asks_to_stay as asks
        from app.read_claim_link(${hashToken(token)}, ${clock().toISOString()})`,
    ),
  );
  const [link] = rows;
  return {
    ownedProperty: link?.owned ?? null,
    stands: link?.stands ?? false,
    isHandOver: link?.handed ?? false,
    asksToStay: link?.asks ?? false,
  };
}

/** Deletes what is its former owner's alone of a property that has just changed hands. */
export type ForgetFormerOwners = (tx: Transaction, propertyId: string) => Promise<void>;

/**
 * Uses a claim link for `claimant` and returns the property's id. A new claimant is stored only if the link is valid. What was the former
 * owner's alone is gone with them, since the claimant may be anybody, as after a sale.
 * @param keepsAgent whether the former owner may stay on it as its agent, if they asked to
 * @throws DssError `claim_link_invalid` if the link is unknown, expired, or used by another actor
 */
export async function claimProperty(
  db: Database,
  clock: Clock,
  claimant: FutureOwner,
  token: string,
  keepsAgent: boolean,
  forgetFormerOwners: ForgetFormerOwners,
): Promise<string> {
  return db.asActor(claimant.actor, async (tx) => {
    const { rows: opened } = await tx.execute<{ owned: string | null }>(
      sql`select owned from app.read_claim_link(${hashToken(token)}, ${clock().toISOString()})`,
    );
    const isTheirs = typeof opened[0]?.owned === 'string';
    const { rows } = await tx.execute<{ property_id: string | null }>(
      sql`select app.claim_property(${hashToken(token)}, ${clock().toISOString()}, ${keepsAgent}) as property_id`,
    );
    const propertyId = rows[0]?.property_id ?? null;
    if (propertyId === null) throw new DssError('claim_link_invalid');
    if (claimant.isNew) await keepVisitor(tx, claimant.actor);
    await nameOwner(tx, claimant.actor, [propertyId]);
    if (!isTheirs) await forgetFormerOwners(tx, propertyId);
    return propertyId;
  });
}

/** Has properties that an actor has just come to own name it, if it is a user, and nobody otherwise. */
export async function nameOwner(
  transaction: Transaction,
  owner: Actor,
  propertyIds: readonly string[],
): Promise<void> {
  const userId = owner.kind === 'user' ? owner.id : null;
  await transaction
    .update(tables.properties)
    .set({ userId })
    .where(
      and(
        inArray(tables.properties.id, [...propertyIds]),
        sql`${tables.properties.userId} is distinct from ${userId}::uuid`,
      ),
    );
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
