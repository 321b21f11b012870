import { createHash, randomUUID } from 'node:crypto';
import { DssError, type TrackRequest } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { isAccessDenied, noProperty, tables, type Actor, type Database } from '../db/index.ts';
import { parsePropertyId } from '../http/check-request.ts';
import { putIntoOutbox } from '../outbox/send-from-outbox.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';
import { describeSession, type RequestTraits } from './session-data.ts';

export interface StoreLeadOptions extends Omit<RequestTraits, 'distinctId'> {
  /** Whether it may leave for the sink. */
  readonly shared: boolean;
}

/**
 * Stores a lead or an address, and has it delivered if it is shared, both or none. One sent again with the same id is stored and
 * delivered once.
 * @throws DssError `invalid_property_id`; `property_not_found` if the actor can't see the property
 */
export async function storeLead(
  db: Database,
  actor: Actor | null,
  { id, lead, address, visit, property_id: namedProperty }: TrackRequest,
  { shared, ...traits }: StoreLeadOptions,
): Promise<void> {
  const propertyId = typeof namedProperty === 'string' ? parsePropertyId(namedProperty) : null;
  const distinctId = distinctIdOf(actor);
  try {
    await db.asActor(actor, async (tx) => {
      const { rows } = await tx.execute<{ kind: Actor['kind'] | null; id: string | null }>(
        sql`select app.actor_kind() as kind, app.actor_id() as id`,
      );
      const given = {
        lead: lead ?? null,
        address: address ?? null,
        sessionData: describeSession(visit, { ...traits, distinctId }, shared),
      };
      const { rowCount } = await tx
        .insert(tables.leads)
        .values({
          id,
          actorKind: rows[0]?.kind ?? null,
          actorId: rows[0]?.id ?? null,
          propertyId,
          ...given,
          shared,
        })
        .onConflictDoNothing();
      if (rowCount === 0 || !shared) return;
      const { sessionData, ...content } = given;
      await putIntoOutbox(tx, {
        id,
        kind: 'lead',
        propertyId,
        content: { ...content, session_data: sessionData },
      });
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

/** The same for all records of a visitor, and of no use for acting as them. A stranger's is new each time. */
function distinctIdOf(actor: Actor | null): string {
  return createHash('sha256')
    .update(`distinct id of ${actor?.id ?? randomUUID()}`)
    .digest('hex')
    .slice(0, 32);
}

const day = 24 * 60 * 60 * 1000;
/** How long a lead is kept, delivered or not. The privacy policy says so. */
const retentionMs = 365 * day;

export const startLeadCleanup = tableCleanup({
  everyMs: day / 4,
  failure: 'old leads could not be deleted',
  cleanUp: async (db, clock) => {
    const before = new Date(clock().getTime() - retentionMs).toISOString();
    await db.asWorker(noProperty, (tx) => tx.execute(sql`select app.sweep_leads(${before})`));
  },
});
