import { createHash, randomBytes } from 'node:crypto';
import { DssError, realtimeLimits } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { Actor, Database } from '../db/index.ts';

export interface Ticket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

const redeemedSchema = z.array(
  z.object({
    kind: z.enum(['visitor', 'user', 'share_link']),
    id: z.uuid(),
    session_id: z.uuid().nullable(),
  }),
);

/**
 * Issues a ticket that admits one connection of `actor` within half a minute. The database stores its hash, so that any server
 * process can redeem it, but only once.
 * @throws DssError `visitor_token_invalid` for a stranger
 */
export async function issueTicket(
  db: Database,
  clock: Clock,
  actor: Actor | null,
): Promise<Ticket> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + realtimeLimits.ticketMs);
  const issued = await db.asActor(actor, async (transaction) => {
    const { rows } = await transaction.execute<{ issued: boolean }>(
      sql`select app.issue_realtime_ticket(${hashOf(ticket)}, ${now.toISOString()}, ${expiresAt.toISOString()}, ${actor?.session ?? null}) as issued`,
    );
    return rows[0]?.issued === true;
  });
  if (!issued) throw new DssError('visitor_token_invalid');
  return { ticket, expiresAt };
}

/** The actor of a ticket; null if it is unknown, used or expired. */
export async function redeemTicket(
  db: Database,
  clock: Clock,
  ticket: string,
): Promise<Actor | null> {
  const { rows } = await db.asActor(null, (transaction) =>
    transaction.execute(
      sql`select kind, id, session_id from app.redeem_realtime_ticket(${hashOf(ticket)}, ${clock().toISOString()})`,
    ),
  );
  const [redeemed] = redeemedSchema.parse(rows);
  if (redeemed === undefined) return null;
  const { kind, id, session_id: session } = redeemed;
  return { kind, id, ...(session === null ? {} : { session }) };
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
