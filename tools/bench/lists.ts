import { listingsSchema, questionIds } from '@dss/domain';
import type pg from 'pg';
import { z } from 'zod';
import { newAccount } from './account.ts';
import { assessHome, copyHome } from './homes.ts';
import { ask, startProduct } from './product.ts';
import { figure, spreadText, table, type Section } from './report.ts';
import { alternate, quantile, ratioOf } from './statistics.ts';

const sizes = ['25 homes', '2,500 homes'] as const;
type Size = (typeof sizes)[number];
const homesIn: Readonly<Record<Size, number>> = { '25 homes': 25, '2,500 homes': 2500 };

const rounds = 3;
/** Of one visit. */
const answers = 20;

type Person = Awaited<ReturnType<typeof newAccount>>;

/** What an agent and an assessor read of the homes that owners opened to them: of few, and of as many as the largest neighborhood has. */
export async function measureLists(stack: AsyncDisposableStack): Promise<Section> {
  const { origin, database } = await startProduct(stack);
  const { admin } = database;
  const assessed = await assessHome(origin);
  const place = `address = '1 Elm St, Paradise, CA', address_formatted = '1 Elm St, Paradise, CA'`;
  await admin.query(`update properties set ${place} where id = $1`, [assessed]);
  const people = new Map<Size, Person>();
  for (const size of sizes) {
    const person = await newAccount(origin, admin);
    const [copies] = await copyHome(admin, assessed, [homesIn[size]]);
    await openHomes(admin, person.id, copies?.propertyIds ?? []);
    people.set(size, person);
  }
  const headersOf = (size: Size) => people.get(size)?.headers ?? {};
  const counted = z.object({ visits: z.array(z.unknown()) });
  const lists: Readonly<Record<string, (size: Size) => Promise<number>>> = {
    "an agent's listings": async (size) => {
      const read = await ask(`${origin}/api/listings`, { headers: headersOf(size) });
      return listingsSchema.parse(read).listings.length;
    },
    "an assessor's visits": async (size) => {
      const read = await ask(`${origin}/api/home-visits`, { headers: headersOf(size) });
      return counted.parse(read).visits.length;
    },
  };
  const rows = [];
  for (const [name, read] of Object.entries(lists)) {
    const times = await alternate(sizes, rounds + 1, async (size) => {
      const startedAt = performance.now();
      const length = await read(size);
      if (length !== homesIn[size]) throw new Error(`${name}: ${length} of ${homesIn[size]}`);
      return performance.now() - startedAt;
    });
    // The first round warmed up.
    const [few, most] = sizes.map((size) => (times.get(size) ?? []).slice(1));
    const middle = (values: readonly number[] = []) => figure(quantile(values, 0.5));
    rows.push([name, middle(few), middle(most), spreadText(ratioOf(most ?? [], few ?? []))]);
  }
  return {
    title: 'Lists',
    goals: [],
    details: [
      `p50 in milliseconds of one request at a time, and how many times the one with few homes it is: a hundred times as many are read. Each home is in California, with a result of eight photos and a visit with ${answers} answers.`,
      table(['', ...sizes, 'times'], rows),
    ],
  };
}

/** Opens homes to an account as rows: as their agent, and as an assessor who visited each. */
async function openHomes(
  admin: pg.Client,
  userId: string,
  propertyIds: readonly string[],
): Promise<void> {
  await admin.query('begin');
  // Without triggers, which would ask for each row who its actor is.
  await admin.query('set local session_replication_role = replica');
  await admin.query(
    `create temporary table opened on commit drop as
     select id, gen_random_uuid() as agent, gen_random_uuid() as visit from unnest($1::uuid[]) id`,
    [propertyIds],
  );
  await admin.query(
    `insert into home_people (id, property_id, role, name, token_hash, user_id, joined_name, joined_at)
     select agent, id, 'agent', 'Kim', agent::text, $1, 'Kim', now() from opened`,
    [userId],
  );
  await admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
     select id, 'share_link'::actor_kind, agent, 'view'::access_right, now() from opened
     union all select id, 'user', $1, 'add_photos', now() from opened`,
    [userId],
  );
  await admin.query(
    `insert into home_visits (id, property_id, user_id, name, home, seen_on)
     select visit, id, $1, 'Kim', '1 Elm St', '2026-01-02' from opened`,
    [userId],
  );
  await admin.query(
    `insert into home_visit_answers (property_id, visit_id, question_id, side, side_said_as, answer)
     select id, visit, question, 'north', 'house', 'yes' from opened, unnest($1::text[]) question`,
    [questionIds.slice(0, answers)],
  );
  await admin.query('commit');
  await admin.query('vacuum analyze');
}
