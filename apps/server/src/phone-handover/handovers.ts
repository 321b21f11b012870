import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DssError, type ConnectedPhone, type PhoneHandover } from '@dss/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  asOwner,
  noProperty,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';
import { keepVisitor } from '../visitors/visitor.ts';
import type { FutureOwner } from '../visitors/identify.ts';

const { phoneHandovers } = tables;

/** Long enough that nobody guesses one, short enough that a camera reads it easily. */
const codeBytes = 16;

/**
 * Makes a code by which one phone may add photos to the property. A code that no phone has spent yet ends with it, so that there
 * is never more than one.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function createHandover(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<{ readonly handover: PhoneHandover; readonly code: string }> {
  const code = randomBytes(codeBytes).toString('base64url');
  const id = randomUUID();
  const handover = await asOwner(db, actor, propertyId, async (tx) => {
    await tx
      .delete(phoneHandovers)
      .where(and(eq(phoneHandovers.propertyId, propertyId), isNull(phoneHandovers.actorId)));
    // Written out, because Drizzle names every column, and most may be set only by the database.
    await tx.execute(
      sql`insert into phone_handovers (id, property_id, code_hash) values (${id}, ${propertyId}, ${hashOf(code)})`,
    );
    const made = await handoversIn(tx, propertyId, 'current');
    return made.find((each) => each.id === id);
  });
  if (handover === undefined) throw new DssError('internal_error');
  return { handover, code };
}

/**
 * The handovers of a property, newest first.
 * @param which those in force, or also those that ended within the last day
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function listHandovers(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  which: 'current' | 'all',
): Promise<PhoneHandover[]> {
  return asOwner(db, actor, propertyId, (tx) => handoversIn(tx, propertyId, which));
}

/**
 * Ends a handover: its code, or the right of the phone that spent it, from the next request on. Does nothing if there is no such
 * handover.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function revokeHandover(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  handoverId: string,
): Promise<void> {
  const id = z.uuid().safeParse(handoverId).data;
  await asOwner(db, actor, propertyId, async (tx) => {
    if (id === undefined) return;
    await tx
      .delete(phoneHandovers)
      .where(and(eq(phoneHandovers.propertyId, propertyId), eq(phoneHandovers.id, id)));
  });
}

/**
 * Spends a code for a phone. A new visitor is stored only if the code is good.
 * @throws DssError `phone_code_invalid` if the code is unknown, over, revoked, or spent by another phone
 */
export async function redeemCode(
  db: Database,
  phone: FutureOwner,
  code: string,
): Promise<ConnectedPhone> {
  return db.asActor(phone.actor, async (tx) => {
    const { rows } = await tx.execute<{ of_property: string; until: string | null }>(
      sql`select of_property, to_json(until) #>> '{}' as until from app.redeem_phone_handover(${hashOf(code)})`,
    );
    const [spent] = rows;
    if (spent === undefined) throw new DssError('phone_code_invalid');
    if (phone.isNew) await keepVisitor(tx, phone.actor);
    const { of_property: propertyId, until } = spent;
    return {
      property_id: propertyId,
      ends_at: until === null ? null : new Date(until).toISOString(),
    };
  });
}

/** Periodically forgets handovers that ended more than a day ago. */
export const startHandoverCleanup = tableCleanup({
  everyMs: 60 * 60_000,
  cleanUp: forgetEndedHandovers,
  failure: 'ended handovers to phones could not be removed',
});

/** Forgets handovers that ended more than a day ago. */
export async function forgetEndedHandovers(db: Database): Promise<void> {
  await db.asWorker(noProperty, (tx) => tx.execute(sql`select app.sweep_phone_handovers()`));
}

async function handoversIn(
  tx: Transaction,
  propertyId: string,
  which: 'current' | 'all',
): Promise<PhoneHandover[]> {
  const end = sql`coalesce(${phoneHandovers.endsAt}, ${phoneHandovers.expiresAt})`;
  const rows = await tx
    .select({
      id: phoneHandovers.id,
      createdAt: phoneHandovers.createdAt,
      expiresAt: phoneHandovers.expiresAt,
      connectedAt: phoneHandovers.connectedAt,
      endsAt: phoneHandovers.endsAt,
      secondsLeft: sql<number>`greatest(0, floor(extract(epoch from ${end} - now())))::int`,
      photoCount: sql<number>`(select count(*)::int from images where images.handover_id = phone_handovers.id)`,
    })
    .from(phoneHandovers)
    .where(
      and(
        eq(phoneHandovers.propertyId, propertyId),
        // An assessor is among the people of the home, and no phone of its owner.
        which === 'all'
          ? undefined
          : sql`${end} > now() and not exists (select from home_people p where p.id = ${phoneHandovers.id})`,
      ),
    )
    .orderBy(desc(phoneHandovers.createdAt), desc(phoneHandovers.id));
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    code_expires_at: row.expiresAt.toISOString(),
    connected_at: row.connectedAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    seconds_left: row.secondsLeft,
    photo_count: row.photoCount,
  }));
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
