import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { coordinatedCommunitySchema, coordinatedWorkDaySchema } from '@dss/domain';
import { expect } from 'vitest';
import { createAccountMail } from '../../accounts/account-mail.ts';
import { goodPassword } from '../../accounts/testing/people.ts';
import type { Home } from '../../corrections/testing/harness.ts';
import { ownersTables } from '../../db/testing/owners-tables.ts';
import { connectPhone } from '../../phone-handover/testing/phones.ts';
import type { TestApp } from '../../testing/app.ts';
import type { VisitorClient } from '../../testing/client.ts';
import { newSubscription } from '../../web-push/testing/new-subscription.ts';
import { tinyJpeg } from '../../testing/pictures.ts';

const mulch = 'zone0_combustible_mulch';

/** All rows in all tables that contain one of these words, as table and place in the row. */
export async function rowsThatSay(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.database.admin.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.database.admin.query<{ row: string }>(
      `select t::text as row from ${name} t
       where exists (select from unnest($1::text[]) word where strpos(t::text, word) > 0)`,
      [words],
    );
    for (const { row } of rows) {
      const at = Math.max(...words.map((word) => row.indexOf(word)));
      found.push(`${name}: ${row.slice(Math.max(0, at - 60), at + 60)}`);
    }
  }
  return found;
}

/** What only somebody with an account can have a row in. */
export const accountTables = [
  'auth.users',
  'auth.sessions',
  'auth.credentials',
  'auth.two_factors',
  'auth.passkeys',
  'auth.operators',
  'public.communities',
  'public.community_counted',
  'public.community_entries',
  'public.community_homes',
  'public.community_photos',
  'public.community_plans',
  'public.community_work_days',
  'public.work_day_sign_ups',
];

/** The tables that these rows are in. */
export function tablesOf(rows: readonly string[]): string[] {
  return [...new Set(rows.map((row) => row.split(':')[0] ?? ''))].toSorted();
}

/**
 * Shows that a test looks for what is left in every table that can hold something of an owner.
 * @param rows those that say something of the owner before it is deleted
 * @param others tables in which this owner can have nothing
 */
export async function expectEveryTable(
  app: TestApp,
  rows: readonly string[],
  others: readonly string[],
): Promise<void> {
  const names = (await ownersTables(app.database.admin)).map(({ name }) => name);
  const filled = tablesOf(rows);
  expect(filled).toEqual(expect.arrayContaining(names.filter((name) => !others.includes(name))));
  expect(others.filter((name) => filled.includes(name))).toEqual([]);
}

export async function filesThatSay(app: TestApp, words: readonly string[]): Promise<string[]> {
  const files = await readdir(app.photosFolder, { recursive: true });
  return files.filter((file) => words.some((word) => file.includes(word)));
}

/** A row in every table that can hold something of a property, besides one that is deleted. */
export async function fillHome(app: TestApp, home: Home): Promise<void> {
  await home.addPhoto('the-front', { direction: 'north', area: 'zone_0', shows: [mulch] });
  await home.addPhoto('the-back', { direction: 'south', area: 'zone_0', shows: [mulch] });
  await home.analyze();
  await home.answer({
    question_id: 'mulch_at_wall',
    side: 'east',
    answer: 'yes',
    image_id: 'the-front',
  });
  await home.dispute({
    hazard_type: mulch,
    image_ids: ['the-front'],
    question_ids: [],
    kind: 'not_there',
    whose: null,
    reason: 'That is gravel.',
  });
  await home.owner.send('PUT', `${home.url}/plan/replace_mulch/done`, {
    done_on: new Date().toISOString().slice(0, 10),
    cost_usd: 300,
    note: 'Gravel instead.',
  });
  await home.owner.send('PUT', `${home.url}/photos/the-back/placement`, {
    repeats_image_id: 'the-front',
  });
  await home.analyze({ rerun: true, images: await pathsOf(app, home, ['the-front', 'the-back']) });
  await home.owner.send('POST', `${home.url}/claim-links`);
  await home.owner.send('POST', `${home.url}/share-links`, {
    expires_in_days: null,
    hides_place: true,
  });
  await home.owner.send('POST', `${home.url}/calendar-link`);
  await home.owner.send('POST', `${home.url}/people`, {
    role: 'agent',
    name: 'Unmistakable Realty',
    email: null,
  });
  // Of an assessor whose account is deleted by now: a test may take all that is there for this owner's.
  await app.database.admin.query(
    `with visit as (
       insert into home_visits (id, property_id, home, seen_on, notes) values (gen_random_uuid(), $1, 'Home', now(), 'Leaf litter')
       returning id
     )
     insert into home_visit_answers (property_id, visit_id, question_id, side, side_said_as, answer)
     select $1, id, 'five_feet_kept', 'west', 'house', 'no' from visit`,
    [home.propertyId],
  );
  await home.owner.send('PUT', `${home.url}/sale`, {
    contract_on: '2027-01-15',
    closing_on: '2027-03-01',
  });
  await connectPhone(app, home.owner, home.propertyId);
  await home.owner.send('POST', `${home.url}/phone-handovers`);
  await home.owner.send('POST', '/api/leads', {
    ...newLead(),
    property_id: home.propertyId,
    share: true,
  });
  await app.database.admin.query(
    `insert into policy_review_requests (id, property_id, first_name, last_name, email, locale)
     values (gen_random_uuid(), $1, 'Ada', 'Rowe', 'ada@example.org', 'en')`,
    [home.propertyId],
  );
  await app.database.admin.query(
    `insert into reports (code, property_id, locale, bytes, sha256, made_at)
     values ($1, $2, 'en', 1, 'hash', now())`,
    [randomUUID(), home.propertyId],
  );
  await app.database.admin.query(
    `insert into outbox (id, kind, recipient, name, property_id, sent_at)
     values (gen_random_uuid(), 'mail', 'ada@example.org', 'account_score_ready', $1, now())`,
    [home.propertyId],
  );
  await home.owner.send('PUT', `${home.url}/location`, { lat: 38.7, lng: -120.8, outline: null });
  await home.owner.send('PUT', `${home.url}/address-facts`, {
    fact: 'fire_district',
    value: { name: 'Unmistakable Fire District', phone: null, county: null },
  });
  await home.owner.send('PUT', `${home.url}/fire-warnings`);
  await home.owner.send('PUT', `${home.url}/notified-devices`, newSubscription().body);
  const notice = `${home.url}/insurer-notices/${randomUUID()}`;
  await home.owner.send('PUT', notice, {
    kind: 'non_renewal',
    insurer: 'Unmistakable Mutual',
    dated_on: '2026-11-02',
    answer_by: '2026-12-20',
    policy_ends_on: '2027-01-31',
  });
  await home.owner.fetch(`${notice}/letter`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: await tinyJpeg(),
  });
  const request = JSON.stringify({
    photoIds: [await rowIdOf(app, home, 'the-front')],
    placements: [],
  });
  await app.database.admin.query(
    `insert into model_retries (property_id, request, next_try_at) values ($1, $2, now())`,
    [home.propertyId, request],
  );
  await app.database.admin.query(
    `insert into finding_comparisons (property_id, cache_key, comparison) values ($1, 'key', $2)`,
    [home.propertyId, request],
  );
  await app.database.admin.query(
    `select app.plan_model_retry($1, interval '1 hour'), app.enqueue_locating($1, 2, interval '1 hour'),
      app.enqueue_learning($1, 2, interval '1 hour')`,
    [home.propertyId],
  );
}

/** Everything that an owner leaves besides homes: contact details, a request with its mails, a ticket. */
export async function leaveTraces({ owner, propertyId }: Home): Promise<void> {
  await owner.send('POST', '/functions/v1/send-policy-review', {
    firstName: 'Maura',
    lastName: 'Unmistakable',
    email: 'unmistakable@example.org',
    property_id: propertyId,
  });
  await owner.send('POST', '/api/leads', { ...newLead(), share: false });
  await owner.send('POST', '/api/realtime/tickets');
}

/**
 * Everything that an account can have: a passkey, an authenticator app, an operator's rights, a code and a link by mail, a community
 * and a home in one.
 */
export async function fillAccount(
  app: TestApp,
  person: VisitorClient & { readonly email: string },
  userId: string,
): Promise<void> {
  const { admin, db } = app.database;
  await admin.query(
    `insert into auth.passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     values (gen_random_uuid(), 'Phone', 'key', $1, $2, 0, 'singleDevice', false)`,
    [userId, randomUUID()],
  );
  await admin.query('insert into auth.operators (user_id) values ($1)', [userId]);
  const code = { kind: 'sign_in_code', code: '123456', to: person.email, userId } as const;
  await createAccountMail(db)({ ...code, locale: 'en' });
  await person.send('POST', '/api/account/second-factor', { password: goodPassword });
  await app.stranger.send('POST', '/api/account/forgotten-password', { email: person.email });
  const made = await person.send('POST', '/api/communities', {
    name: 'Unmistakable Park',
    streets: ['Elm Street'],
    dwellings: 40,
  });
  const { id, invitation_url: link } = coordinatedCommunitySchema.parse(await made.json());
  await person.send('PUT', `/api/communities/${id}/entries/${randomUUID()}`, {
    day: '2026-01-02',
    kind: 'event',
    hours: 12,
    dollars: null,
    cubic_yards: null,
    in_kind: null,
    note: 'Unmistakable fair',
  });
  await person.send('PUT', `/api/communities/${id}/plan`, {
    assessed_on: '2024-05-06',
    planned_on: '2025-06-07',
    first_year: 2026,
    goals: [{ id: randomUUID(), year: 2026, goal: 'Chipper day', who: 'Unmistakable', when: null }],
  });
  const workDay = await person.send('PUT', `/api/communities/${id}/work-days/${randomUUID()}`, {
    hazard: 'zone0_combustible_mulch',
    day: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    starts_at: '09:00',
    ends_at: '12:00',
    place: 'Unmistakable Park',
    tasks: ['Rake'],
    bring: [],
    cancelled: false,
  });
  const { invitation_url: dayLink } = coordinatedWorkDaySchema.parse(await workDay.json());
  await app.stranger.send('PUT', `/api/work-day-sign-ups/${randomUUID()}`, {
    token: new URL(dayLink).hash.slice(1),
    first_name: 'Unmistakable',
    people: 2,
  });
  const { rows: homes } = await admin.query<{ id: string }>(
    'select property_id as id from property_grants where actor_id = $1',
    [userId],
  );
  for (const { id: home } of homes) {
    await person.send('PUT', `/api/properties/${home}/community`, {
      token: new URL(link).hash.slice(1),
    });
    await person.send('PUT', `/api/properties/${home}/community/photos/the-back`, {
      caption: 'Unmistakable gravel',
    });
    await admin.query(
      'insert into community_counted (community_id, property_id, given) values ($1, $2, $3)',
      [id, home, randomUUID()],
    );
  }
}

const newLead = () => ({
  id: randomUUID(),
  lead: { email: 'unmistakable@example.org' },
  visit: { session_id: 'a', landing_page: '/', current_page: '/' },
});

async function pathsOf(
  app: TestApp,
  home: Home,
  imageIds: readonly string[],
): Promise<{ image_id: string; path: string }[]> {
  const { rows } = await app.database.admin.query<{ image_id: string; path: string }>(
    'select image_id, source_url as path from images where property_id = $1 and image_id = any ($2)',
    [home.propertyId, imageIds],
  );
  return rows;
}

export async function rowIdOf(app: TestApp, home: Home, imageId: string): Promise<string> {
  const { rows } = await app.database.admin.query<{ id: string }>(
    'select id from images where property_id = $1 and image_id = $2',
    [home.propertyId, imageId],
  );
  return rows[0]?.id ?? '';
}
