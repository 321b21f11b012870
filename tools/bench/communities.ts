import { communityLimits, coordinatedCommunitySchema, hazardTypeIds } from '@dss/domain';
import type pg from 'pg';
import { z } from 'zod';
import { startLoadSender } from './load.ts';
import { newAccount } from './account.ts';
import { ask, startProduct } from './product.ts';
import { figure, spreadText, table, type Section } from './report.ts';
import type { LoadOrder } from './send-load.ts';
import { alternate, quantile, ratioOf } from './statistics.ts';

type Requests = LoadOrder['requests'];

const sizes = ['25 homes', '2,500 homes'] as const;
type Size = (typeof sizes)[number];
const homesIn: Readonly<Record<Size, number>> = {
  '25 homes': 25,
  '2,500 homes': communityLimits.mostDwellings,
};

const rounds = 5;
const seconds = 1;
const connections = 4;
/** Of whoever joins and leaves, so that not all requests are about one row. */
const movingHomes = 8;
const json = { 'Content-Type': 'application/json' };

/** What a coordinator and an owner do in a small community, and in the largest that there may be, of the same product. */
export async function measureCommunities(stack: AsyncDisposableStack): Promise<Section> {
  const { origin, database } = await startProduct(stack);
  const { admin } = database;
  const sender = stack.use(startLoadSender());
  const { headers: coordinator } = await newAccount(origin, admin);
  const { headers: owner } = await newAccount(origin, admin);
  const moving: string[] = [];
  for (let home = 0; home < movingHomes; home += 1) {
    const details = {
      method: 'POST',
      headers: { ...owner, ...json },
      body: '{"address":"1 Elm St"}',
    };
    const made = await ask(`${origin}/api/properties`, details);
    moving.push(z.object({ id: z.uuid() }).parse(made).id);
  }
  const year = new Date().getUTCFullYear();
  const communities = new Map<Size, { id: string; token: string }>();
  for (const size of sizes) {
    const details = { name: size, streets: ['Elm Street'], dwellings: homesIn[size] };
    const made = await ask(`${origin}/api/communities`, {
      method: 'POST',
      headers: { ...coordinator, ...json },
      body: JSON.stringify(details),
    });
    const { id, invitation_url: link } = coordinatedCommunitySchema.parse(made);
    await fillCommunity(admin, id, homesIn[size], year);
    communities.set(size, { id, token: new URL(link).hash.slice(1) });
  }
  const of = (size: Size) => communities.get(size) ?? { id: '', token: '' };
  const read = (path: string): Requests => [{ method: 'GET', path, headers: coordinator }];
  const operations: Readonly<Record<string, (size: Size) => Requests>> = {
    "the coordinator's page": (size) => read(`/api/communities/${of(size).id}`),
    'the record of a year with an entry for each home': (size) =>
      read(`/api/communities/${of(size).id}/entries?year=${year}`),
    'photos that owners show, one of each home': (size) =>
      read(`/api/communities/${of(size).id}/photos`),
    'a home joins, and leaves': (size) =>
      moving.flatMap((home) => {
        const path = `/api/properties/${home}/community`;
        const body = JSON.stringify({ token: of(size).token });
        return [
          { method: 'PUT', path, headers: { ...owner, ...json }, body },
          { method: 'DELETE', path, headers: owner },
        ];
      }),
  };
  const rows = [];
  for (const [name, requestsOf] of Object.entries(operations)) {
    const loads = await alternate(sizes, rounds + 1, (size) =>
      sender.send({
        name: `${name}, ${size}`,
        origin,
        connections,
        seconds,
        requests: requestsOf(size),
      }),
    );
    // The first round warmed up.
    const measured = (size: Size) => (loads.get(size) ?? []).slice(1);
    const [few, most] = [measured('25 homes'), measured('2,500 homes')];
    rows.push([
      name,
      middle(few.map(({ p50 }) => p50)),
      middle(most.map(({ p50 }) => p50)),
      spreadText(
        ratioOf(
          most.map(({ p50 }) => p50),
          few.map(({ p50 }) => p50),
        ),
      ),
      spreadText(
        ratioOf(
          most.map(({ p99 }) => p99),
          few.map(({ p99 }) => p99),
        ),
      ),
    ]);
  }
  const times = await alternate(sizes, rounds + 1, async (size) => {
    const { id } = of(size);
    await admin.query(
      'update communities set figures = null, figures_made_at = null where id = $1',
      [id],
    );
    const startedAt = performance.now();
    await ask(`${origin}/api/communities/${id}`, { headers: coordinator });
    return performance.now() - startedAt;
  });
  const once = (size: Size) => (times.get(size) ?? []).slice(1);
  const anew = ratioOf(once('2,500 homes'), once('25 homes'));
  rows.push([
    'counts made anew',
    middle(once('25 homes')),
    middle(once('2,500 homes')),
    spreadText(anew),
    '',
  ]);
  return {
    title: 'Communities',
    goals: [],
    details: [
      `p50 in milliseconds at ${connections} connections, and how many times the one with few homes it is; each home of another owner, with ${givenHazards} kinds of hazards and finished work. Counts are made anew mostly once in three months.`,
      table(['', ...sizes, 'times, p50', 'times, p99'], rows),
    ],
  };
}

const middle = (values: readonly number[]) => figure(quantile(values, 0.5));

const givenHazards = 20;

/** Homes of as many owners that joined, as rows, and an entry of the year for each. */
async function fillCommunity(
  admin: pg.Client,
  id: string,
  homes: number,
  year: number,
): Promise<void> {
  await admin.query('begin');
  // Without triggers, which would ask for each row who its actor is.
  await admin.query('set local session_replication_role = replica');
  await admin.query(
    `create temporary table members on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as owner from generate_series(1, ${homes})`,
  );
  await admin.query(
    `insert into properties (id, address, address_formatted) select id, '1 Elm St', '1 Elm St' from members`,
  );
  await admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
     select id, 'user', owner, 'own', now() from members`,
  );
  await admin.query(
    `insert into community_homes (property_id, community_id, joined_at, band, hazards, work_done_on, work_amounts)
     select id, $1, now(), 'fair', $2, array[$3::date], $4 from members`,
    [
      id,
      hazardTypeIds.slice(0, givenHazards),
      `${year}-01-02`,
      JSON.stringify([{ done_on: `${year}-01-02`, hours: 6, dollars: 300, cubic_yards: 4 }]),
    ],
  );
  await admin.query(
    `insert into images
       (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes, sha256, working_sha256)
     select id, id, 'front', '', '', '', 'image/jpeg', 4, 3, 1, '', '' from members`,
  );
  await admin.query(
    `insert into community_photos (id, property_id, photo_id, caption, agreed_at)
     select gen_random_uuid(), id, id, 'Gravel instead of mulch', now() from members`,
  );
  await admin.query(
    `insert into community_entries (id, community_id, day, kind, hours)
     select gen_random_uuid(), $1, $2::date, 'home', 2 from members`,
    [id, `${year}-01-02`],
  );
  await admin.query('commit');
  await admin.query('vacuum analyze');
}
