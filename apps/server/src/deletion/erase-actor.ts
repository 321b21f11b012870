import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cancelJobIn } from '../analysis/job/jobs.ts';
import { lockProperty, tables, type Actor, type Transaction } from '../db/index.ts';
import { purgedAfterMs, purgeProperty, type PurgeDependencies } from './purge.ts';

const { propertyGrants } = tables;
const erasedSchema = z.array(z.object({ id: z.uuid() }));

/**
 * Deletes a visitor or a user with all that is theirs, for good: their properties with everything in them, leads, requests for a
 * policy review, rights on other people's properties, and the visitor itself. Afterward nothing is left in any table or in the photo store,
 * besides the properties' ids for an hour. An account itself stays.
 */
export async function eraseActor(dependencies: PurgeDependencies, actor: Actor): Promise<void> {
  await erase(dependencies, actor, async () => undefined);
}

/** The same for a user, together with the account: what signs it in, its sessions, and the mails that it was sent. */
export async function eraseAccount(dependencies: PurgeDependencies, user: Actor): Promise<void> {
  await erase(dependencies, user, (tx) => tx.execute(sql`select app.erase_account()`));
  // Whatever another device was just creating is gone too: from here on, no session can create anything.
  await eraseActor(dependencies, { kind: user.kind, id: user.id });
}

async function erase(
  dependencies: PurgeDependencies,
  actor: Actor,
  alsoErase: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const { db, clock, log, listDeletion } = dependencies;
  const now = clock();
  // As if deleted so long ago that it is purged at once.
  const deletedAt = new Date(now.getTime() - purgedAfterMs);
  const erased = await db.asActor(actor, async (tx) => {
    const owned = await tx
      .select({ id: propertyGrants.propertyId })
      .from(propertyGrants)
      .where(eq(propertyGrants.right, 'own'))
      // Always in one order, so that two deletions don't wait for each other.
      .orderBy(asc(propertyGrants.propertyId));
    for (const { id } of owned) {
      await lockProperty(tx, id);
      await cancelJobIn(tx, id, now);
    }
    const { rows } = await tx.execute(
      sql`select id from app.erase_actor(${deletedAt.toISOString()}) as id`,
    );
    await alsoErase(tx);
    return erasedSchema.parse(rows);
  });
  // A share link has nothing of its own.
  if (actor.kind !== 'share_link') {
    await listDeletion({ erasedActor: { kind: actor.kind, id: actor.id } });
  }
  for (const { id } of erased) {
    await purgeProperty(dependencies, id, false).catch((error: unknown) =>
      // Nobody sees it anymore, and the next purge tries again.
      log.error({ err: error, propertyId: id }, 'a deleted property is still there'),
    );
  }
}
