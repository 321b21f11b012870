import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isAccessDenied, type Actor, type Transaction } from '../index.ts';
import { insertAnalysis, insertDispute, insertReport, insertImage, insertLead } from './rows.ts';

/** Ids of a property and of its rows in other tables. */
export interface FilledProperty {
  readonly property: string;
  readonly photo: string;
  readonly analysis: string;
}

/** Result of a statement, which is rolled back: the number of rows, or that it was denied. */
type Outcome = string;

/** A database, including the queue's tables, with one property that has a row in every table. */
export interface AccessBench {
  readonly database: TestDatabase;
  readonly owner: Actor;
  readonly stranger: Actor;
  readonly ids: FilledProperty;
  /** Runs a statement with the rights of an actor's request. */
  attempt(actor: Actor | null, statement: SQL): Promise<Outcome>;
  /** Runs a statement with the rights of a job of the property. */
  attemptInJob(statement: SQL): Promise<Outcome>;
  close(): Promise<void>;
}

export async function openAccessBench(): Promise<AccessBench> {
  const database = await createTestDatabase();
  const owner = await database.newVisitor();
  const ids = {
    property: await database.newProperty(owner),
    photo: randomUUID(),
    analysis: randomUUID(),
  };
  await fill(database, owner, ids);
  return {
    database,
    owner,
    stranger: await database.newVisitor(),
    ids,
    attempt: (actor, statement) => undone(statement, (work) => database.db.asActor(actor, work)),
    attemptInJob: (statement) =>
      undone(statement, (work) => database.db.asWorker(ids.property, work)),
    close: () => database.close(),
  };
}

/** A device as a request stores it. */
const subscription = {
  device: 'hash',
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  p256dh: 'point',
  auth: 'secret',
  server_key: 'point',
  locale: 'en',
};

async function fill(database: TestDatabase, owner: Actor, ids: FilledProperty): Promise<void> {
  await database.db.asActor(owner, async (tx) => {
    await tx.execute(insertImage(ids.property, ids.photo, 'front'));
    await tx.execute(
      sql`insert into image_placements (id, property_id, photo_id, image_id) values (${randomUUID()}, ${ids.property}, ${ids.photo}, 'front')`,
    );
    await tx.execute(
      sql`insert into analysis_jobs (id, property_id, request) values (${randomUUID()}, ${ids.property}, '{}')`,
    );
    await tx.execute(
      sql`insert into owner_answers (property_id, question_id, side, answer, answered_at) values (${ids.property}, 'vents_fine_mesh', 'house', 'yes', now())`,
    );
    await tx.execute(
      sql`insert into address_facts (property_id, fact, owners_word, said_at) values (${ids.property}, 'sale_zone', '{"value": null}', now())`,
    );
    await tx.execute(
      sql`insert into warned_homes (property_id, id) values (${ids.property}, ${randomUUID()})`,
    );
    await tx.execute(
      sql`select app.subscribe_device(${ids.property}, ${JSON.stringify(subscription)}, null, 10)`,
    );
    await tx.execute(
      sql`insert into insurer_notices (id, property_id, kind, insurer) values (${randomUUID()}, ${ids.property}, 'score', 'Mutual')`,
    );
    await tx.execute(
      sql`insert into planned_actions (property_id, step_id, planned_at) values (${ids.property}, 'screen_vents', now())`,
    );
    await tx.execute(
      sql`insert into share_links (id, property_id, hides_place) values (${randomUUID()}, ${ids.property}, false)`,
    );
    await tx.execute(
      sql`insert into calendar_links (id, property_id, locale) values (${randomUUID()}, ${ids.property}, 'en')`,
    );
    await tx.execute(
      sql`insert into phone_handovers (id, property_id, code_hash) values (${randomUUID()}, ${ids.property}, ${randomUUID()})`,
    );
    await tx.execute(
      sql`insert into home_people (id, property_id, role, name, token_hash) values (${randomUUID()}, ${ids.property}, 'agent', 'Kim', ${randomUUID()})`,
    );
    await tx.execute(sql`insert into home_sales (property_id) values (${ids.property})`);
    await tx.execute(insertReport(ids.property));
    await tx.execute(insertDispute(ids.property));
    await tx.execute(insertLead(ids.property));
    await tx.execute(
      sql`insert into claim_links (token_hash, property_id, expires_at) values (${randomUUID()}, ${ids.property}, now())`,
    );
  });
  // No request inserts these: triggers do, for an assessor.
  await database.admin.query(
    `with visit as (
       insert into home_visits (id, property_id, name, home, seen_on) values (gen_random_uuid(), $1, 'Ana', 'Home', now())
       returning id
     )
     insert into home_visit_answers (property_id, visit_id, question_id, side, side_said_as, answer)
     select $1, id, 'vents_fine_mesh', 'house', 'house', 'yes' from visit`,
    [ids.property],
  );
  await database.db.asWorker(ids.property, async (tx) => {
    await tx.execute(insertAnalysis(ids.property, ids.analysis));
    await tx.execute(sql`insert into hazards
      (id, analysis_id, property_id, type, confidence, explanation, points_hundredths, position)
      values (${randomUUID()}, ${ids.analysis}, ${ids.property}, 'roof_debris', 0.8, 'Leaves', 100, 0)`);
    await tx.execute(sql`insert into observations
      (id, property_id, photo_id, cache_key, provider, model_name, reply)
      values (${randomUUID()}, ${ids.property}, ${ids.photo}, 'key', 'test', 'test', '{}')`);
    await tx.execute(sql`insert into model_retries (property_id, request, next_try_at)
      values (${ids.property}, '{}', now())`);
    await tx.execute(sql`insert into finding_comparisons (property_id, cache_key, comparison)
      values (${ids.property}, 'key', '{}')`);
  });
}

class RolledBack extends Error {}

async function undone(
  statement: SQL,
  run: (work: (tx: Transaction) => Promise<void>) => Promise<void>,
): Promise<Outcome> {
  let outcome = '';
  try {
    await run(async (tx) => {
      const result = await tx.execute(statement);
      outcome = result.rowCount === 1 ? '1 row' : `${result.rowCount ?? 0} rows`;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return outcome;
    if (isAccessDenied(error)) return 'denied';
    throw error;
  }
  return outcome;
}
