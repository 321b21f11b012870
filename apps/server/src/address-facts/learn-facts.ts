import { addressFactNames, type AddressFactName, type FoundFact } from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isDeleted, tables, type Database, type Transaction } from '../db/index.ts';
import { askingTask } from '../queue/asking-task.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import type { AddressFactsSource } from './address-facts.ts';
import type { AskedHome } from './fact-service.ts';

const { addressFacts, properties } = tables;

export interface LearningDependencies {
  readonly db: Database;
  readonly addressFacts: AddressFactsSource;
  readonly log: Logger;
}

/** Asks the services about a property's place soon, in the transaction that gives it one. Asking again changes nothing. */
export async function learnFactsLater(tx: Transaction, propertyId: string): Promise<void> {
  await enqueue(tx, propertyId, 1, 0);
}

/** The queue's handlers for this feature's jobs, by job name. */
export function learningTasks(
  dependencies: LearningDependencies,
): Pick<QueueTasks, 'learn_address'> {
  return { learn_address: learnAddress(dependencies) };
}

/**
 * Asks all services at once and stores each answer as it comes, so that the slowest delays no other. Tries again later while one
 * fails; after the last time, it stays unknown until the pin moves or its owner looks at it.
 */
function learnAddress({ db, addressFacts: source, log }: LearningDependencies): QueueTask {
  return askingTask(db, enqueue, async (propertyId, attempt) => {
    const home = await readHome(db, propertyId);
    if (home === null) return 'done';
    if (home === 'deleted') return 'deleted';
    const asked = addressFactNames.filter((fact) => source.isOn(fact));
    const answers = await Promise.all(
      asked.map(async (fact) => {
        const found = await source.ask(fact, home);
        await store(db, propertyId, home, { fact, found });
        return { fact, found };
      }),
    );
    const failed = answers.filter(({ found }) => isFailed(found)).map(({ fact }) => fact);
    log.debug({ propertyId, attempt, failed }, 'services were asked about an address');
    return failed.length === 0 ? 'done' : 'no_response';
  });
}

/** Null if the property doesn't exist or has no position. */
async function readHome(db: Database, propertyId: string): Promise<AskedHome | 'deleted' | null> {
  return db.asWorker(propertyId, async (tx) => {
    const [row] = await tx
      .select({ lat: properties.lat, lng: properties.lng, outline: properties.outline })
      .from(properties)
      .where(eq(properties.id, propertyId));
    if (row === undefined || row.lat === null || row.lng === null) return null;
    if (await isDeleted(tx, propertyId)) return 'deleted';
    return { position: { lat: row.lat, lng: row.lng }, outline: row.outline };
  });
}

/**
 * Stores an answer, unless the pin or the outline has changed meanwhile, or what is known of the same pin is better than a failure. One that says what is
 * known already is announced to nobody: a page that shows the facts asks again for each that it hears of.
 */
async function store(
  db: Database,
  propertyId: string,
  { position: { lat, lng }, outline }: AskedHome,
  { fact, found }: { readonly fact: AddressFactName; readonly found: FoundFact<AddressFactName> },
): Promise<void> {
  const answer = sql`${JSON.stringify(found)}::jsonb`;
  const isNotNews = sql`(${addressFacts.found} = excluded.found
      or ${isFailed(found)} and ${addressFacts.found} ->> 'status' <> 'not_known')
    and ${addressFacts.askedLat} = excluded.asked_lat and ${addressFacts.askedLng} = excluded.asked_lng`;
  await db.asWorker(propertyId, (tx) =>
    tx.execute(sql`
      insert into ${addressFacts} (property_id, fact, found, asked_lat, asked_lng)
      select ${properties.id}, ${fact}, ${answer}, ${properties.lat}, ${properties.lng} from ${properties}
      where ${properties.id} = ${propertyId} and ${properties.lat} = ${lat} and ${properties.lng} = ${lng}
        and ${properties.outline} is not distinct from ${outline === null ? null : JSON.stringify(outline)}::jsonb
      on conflict (property_id, fact) do update
      set found = excluded.found, asked_lat = excluded.asked_lat, asked_lng = excluded.asked_lng
      where (${isNotNews}) is not true`),
  );
}

function isFailed(found: FoundFact<AddressFactName>): boolean {
  return found.status === 'not_known' && found.reason === 'failed';
}

async function enqueue(
  tx: Transaction,
  propertyId: string,
  attempt: number,
  waitSeconds: number,
): Promise<void> {
  await tx.execute(
    sql`select app.enqueue_learning(${propertyId}, ${attempt}, make_interval(secs => ${waitSeconds}))`,
  );
}
