import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { explainAs } from '../testing/query-plan.ts';
import type { Actor } from './index.ts';

const manyGrants = 10_000;

/** A home of an actor, with two photos, a placement for each and one row in each other table. */
interface Home {
  readonly actor: Actor;
  readonly property: string;
}

let database: TestDatabase;
let ofOne: Home;
let ofMany: Home;

beforeAll(async () => {
  database = await createTestDatabase();
  const { admin } = database;
  // Neither triggers nor checks of references.
  await admin.query('set session_replication_role = replica');
  ofOne = await addHomes(1);
  ofMany = await addHomes(manyGrants);
  // Most actors have one right, so PostgreSQL expects few of any.
  await admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
     select gen_random_uuid(), 'visitor', gen_random_uuid(), 'own', now() from generate_series(1, $1)`,
    [2 * manyGrants],
  );
  await admin.query('vacuum analyze');
}, 60_000);

afterAll(() => database.close());

async function addHomes(count: number): Promise<Home> {
  const { admin } = database;
  const actor = await database.newVisitor();
  const property = randomUUID();
  await admin.query('create temporary table homes (id uuid)');
  await admin.query(
    'insert into homes select $1::uuid union all select gen_random_uuid() from generate_series(2, $2)',
    [property, count],
  );
  const statements = [
    `insert into properties (id, address, address_formatted) select id, 'a', 'a' from homes`,
    `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
     select id, 'visitor', '${actor.id}', 'own', now() from homes`,
    `insert into images (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type,
       width, height, bytes, sha256, working_sha256)
     select gen_random_uuid(), id, 'photo-' || photo, '', '', '', 'image/jpeg', 1, 1, 1, '', ''
     from homes, generate_series(1, 2) photo`,
    `insert into photo_counts (property_id, photos) select id, 2 from homes`,
    `insert into image_placements (id, property_id, photo_id, image_id)
     select gen_random_uuid(), property_id, images.id, image_id from images join homes on homes.id = property_id`,
    `insert into analysis_jobs (id, property_id, request) select gen_random_uuid(), id, '{}' from homes`,
    `insert into analyses (id, property_id, reason, dss_score, provider, model_name, schema_version,
       weights_version, inputs_hash, raw_json)
     select gen_random_uuid(), id, 'requested', 50, '', '', '', '', '', '{}' from homes`,
    `insert into hazards (id, analysis_id, property_id, type, confidence, explanation, points_hundredths, position)
     select gen_random_uuid(), analyses.id, property_id, 'roof_debris', 1, '', 0, 0
     from analyses join homes on homes.id = property_id`,
    `insert into owner_answers (property_id, question_id, side, answer, answered_at)
     select id, 'roof_clean', 'house', 'no', now() from homes`,
    `insert into model_retries (property_id, request, next_try_at) select id, '{}', now() from homes`,
    `insert into claim_links (token_hash, property_id, expires_at) select gen_random_uuid(), id, now() from homes`,
  ];
  for (const statement of statements) await admin.query(statement);
  await admin.query('drop table homes');
  return { actor, property };
}

/** Runs a statement about a home with the rights of its actor. */
async function readFor({ actor, property }: Home, statement: string) {
  const read = await explainAs(database.admin, actor, statement, [property]);
  return { grants: read.of('property_grants'), found: read.found, blocks: read.blocks };
}

describe('a right is looked up by property and actor', () => {
  it.each([
    ['a property', 'select * from properties where id = $1', 1, 1],
    ['photos', 'select * from images where property_id = $1', 2, 2],
    ['the number of photos', 'select * from photo_counts where property_id = $1', 1, 1],
    // Each placement also asks whether its photo is visible.
    ['placements', 'select * from image_placements where property_id = $1', 2, 4],
    ['jobs', 'select * from analysis_jobs where property_id = $1', 1, 1],
    ['results', 'select * from analyses where property_id = $1', 1, 1],
    [
      'hazards',
      'select * from hazards where analysis_id in (select id from analyses where property_id = $1)',
      1,
      2,
    ],
    ['answers', 'select * from owner_answers where property_id = $1', 1, 1],
    ['retries of a model', 'select * from model_retries where property_id = $1', 1, 1],
    ['links', 'select property_id from claim_links where property_id = $1', 1, 1],
  ])(
    'so that reading %s costs the same with one property as with ten thousand',
    async (_what, statement, found, grants) => {
      const one = await readFor(ofOne, statement);
      const many = await readFor(ofMany, statement);
      expect({ one, many }).toMatchObject({ one: { found, grants }, many: { found, grants } });
      // A tree of 10,000 entries may be one page deeper on the way to another place in it.
      expect(many.blocks).toBeLessThanOrEqual(one.blocks + 4);
    },
  );
});
