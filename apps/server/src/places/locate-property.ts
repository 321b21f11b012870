import { DssError, isSameStreetAddress } from '@dss/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isDeleted, tables, type Database, type Transaction } from '../db/index.ts';
import { askingTask } from '../queue/asking-task.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import type { LocatedAddress } from './source.ts';
import type { Places } from './places.ts';

const { properties } = tables;

export interface LocatingDependencies {
  readonly db: Database;
  readonly places: Places;
  /** Has services asked about the place that was found; null: none is asked. */
  readonly learnFactsLater: ((tx: Transaction, propertyId: string) => Promise<void>) | null;
  readonly log: Logger;
}

/** Enqueues the lookup of a property's coordinates, in the transaction that creates it. */
export async function locateLater(tx: Transaction, propertyId: string): Promise<void> {
  await enqueue(tx, propertyId, 1, 0);
}

/** The queue's handlers for this feature's jobs, by job name. */
export function locatingTasks(
  dependencies: LocatingDependencies,
): Pick<QueueTasks, 'locate_property'> {
  return { locate_property: locateProperty(dependencies) };
}

/**
 * Looks up the typed address, and stores where it is unless coordinates were set in the meantime. What was typed stays what is shown.
 * Retries later if the service doesn't respond; after the last time, only the owner can set the pin.
 */
function locateProperty({ db, places, learnFactsLater, log }: LocatingDependencies): QueueTask {
  return askingTask(db, enqueue, async (propertyId, attempt) => {
    const typed = await readTyped(db, propertyId);
    if (typed === null) return 'done';
    if (typed === 'deleted') return 'deleted';
    try {
      const located = await places.locate(typed.address);
      // Another house is worse than none.
      const isIt = located !== null && isSameStreetAddress(typed.shown, located.formattedAddress);
      if (isIt) await storeLocated({ db, learnFactsLater }, propertyId, typed.shown, located);
      log.debug({ propertyId, found: located !== null, isIt }, 'a typed address was looked up');
      return 'done';
    } catch (error) {
      if (!(error instanceof DssError) || error.code !== 'places_unavailable') throw error;
      log.info({ propertyId, attempt, err: error.cause }, 'an address could not be looked up');
      return 'no_response';
    }
  });
}

/** The address as typed and as shown; null if the property doesn't exist or already has coordinates. */
async function readTyped(
  db: Database,
  propertyId: string,
): Promise<{ readonly address: string; readonly shown: string } | 'deleted' | null> {
  return db.asWorker(propertyId, async (tx) => {
    const [row] = await tx.select().from(properties).where(isUnlocated(propertyId));
    if (row === undefined) return null;
    if (await isDeleted(tx, propertyId)) return 'deleted';
    const { typedAddress, addressFormatted: shown } = row;
    return { address: typedAddress ?? shown, shown };
  });
}

async function storeLocated(
  { db, learnFactsLater }: Pick<LocatingDependencies, 'db' | 'learnFactsLater'>,
  propertyId: string,
  shown: string,
  { formattedAddress, lat, lng }: LocatedAddress,
): Promise<void> {
  await db.asWorker(propertyId, async (tx) => {
    const stored = await tx
      .update(properties)
      .set({
        lat,
        lng,
        coordinatesSource: 'geocoder',
        locatedAddress: formattedAddress,
      })
      // Its owner may have changed the address meanwhile, and that one has a job of its own.
      .where(and(isUnlocated(propertyId), eq(properties.addressFormatted, shown)))
      .returning({ id: properties.id });
    if (stored.length > 0) await learnFactsLater?.(tx, propertyId);
  });
}

function isUnlocated(propertyId: string) {
  return and(
    eq(properties.id, propertyId),
    isNull(properties.lat),
    isNull(properties.coordinatesSource),
  );
}

async function enqueue(
  tx: Transaction,
  propertyId: string,
  attempt: number,
  waitSeconds: number,
): Promise<void> {
  await tx.execute(
    sql`select app.enqueue_locating(${propertyId}, ${attempt}, make_interval(secs => ${waitSeconds}))`,
  );
}
