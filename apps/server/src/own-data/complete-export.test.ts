import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness } from '../corrections/testing/harness.ts';
import { ownersTables, type OwnersTable } from '../db/testing/owners-tables.ts';
import { fillAccount, fillHome, leaveTraces } from '../deletion/testing/leftovers.ts';

/**
 * Tables that a download has, each with a column by whose values the test finds its rows there. All of them are this owner's, since
 * the database has nobody else's.
 */
const inDownload: Readonly<Record<string, string>> = {
  'auth.operators': 'created_at',
  'auth.passkeys': 'created_at',
  'auth.sessions': 'created_at',
  'auth.users': 'email',
  'public.address_facts': 'said_at',
  'public.analyses': 'id',
  'public.analysis_jobs': 'created_at',
  'public.calendar_links': 'created_at',
  'public.claim_links': 'created_at',
  'public.communities': 'id',
  'public.community_entries': 'id',
  'public.community_homes': 'joined_at',
  'public.community_photos': 'caption',
  'public.community_plans': 'assessed_on::text',
  'public.community_work_days': 'id',
  'public.disputes': 'id',
  'public.hazards': 'explanation',
  'public.home_people': 'id',
  'public.home_visit_answers': 'question_id',
  'public.home_visits': 'id',
  'public.home_sales': 'contract_on::text',
  'public.image_placements': 'id',
  'public.images': 'sha256',
  'public.insurer_notices': 'created_at',
  'public.leads': 'created_at',
  'public.observations': 'created_at',
  'public.outbox': 'created_at',
  'public.owner_answers': 'answered_at',
  'public.phone_handovers': 'id',
  'public.planned_actions': 'note',
  'public.policy_review_requests': 'created_at',
  'public.properties': 'id',
  'public.push_subscriptions': 'created_at',
  'public.reports': 'code',
  'public.share_links': 'id',
  'public.warned_homes': 'created_at',
};

/** Tables that a download leaves out, each with why. */
const leftOut: Readonly<Record<string, string>> = {
  'auth.credentials': 'a password, as a hash that helps only whoever wants to guess it',
  'auth.two_factors': 'a secret, and codes that sign in; that there is one is in the account',
  'public.community_counted':
    'a hash of what was counted of a home, to see that it is different now',
  'public.deleted_properties': 'what was deleted, for an hour',
  'public.finding_comparisons': 'kept so as not to ask a model twice; names only ids',
  'public.model_retries': 'when a model is asked again; its analysis is among those requested',
  'public.photo_counts': 'how many photos there are, which are all in it',
  'public.property_grants': 'rights, which follow from homes, links and phones',
  'public.realtime_tickets': 'a secret that lasts half a minute',
  'public.work_day_sign_ups':
    'first names of other people, whom the coordinator may know for a month after the day',
  'public.visitors': 'the id behind the token that the download is asked with, and nothing else',
};

let place: Harness;
/** All JSON of a download. */
let text: string;
/** The moments that it names, in milliseconds. */
let moments: ReadonlySet<number>;
let owners: readonly OwnersTable[];

beforeAll(async () => {
  place = await openHarness();
  const { app } = place;
  const person = await newPersonsProgram(app);
  const home = await place.newHome(person);
  await fillHome(app, home);
  await leaveTraces(home);
  const { rows } = await app.database.admin.query<{ id: string }>('select id from auth.users');
  await fillAccount(app, person, rows[0]?.id ?? '');
  const response = await person.fetch('/api/my-data');
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  text = files
    .flatMap(([name, bytes]) => (name.endsWith('.json') ? [strFromU8(bytes)] : []))
    .join('\n');
  moments = new Set(
    Array.from(text.matchAll(/"(\d{4}-\d\d-\d\dT[^"]+)"/g), ([, moment = '']) =>
      Date.parse(moment),
    ),
  );
  owners = await ownersTables(app.database.admin);
});

afterAll(() => place.close());

describe('a download', () => {
  it('has each table of an owner, or leaves it out for a stated reason', () => {
    expect(owners.map(({ name }) => name)).toEqual(
      [...Object.keys(inDownload), ...Object.keys(leftOut)].toSorted(),
    );
  });

  it.each(Object.entries(inDownload))('has all of %s, by %s', async (name, column) => {
    const { references = [] } = owners.find((table) => table.name === name) ?? {};
    const { rows } = await place.app.database.admin.query<{ value: unknown }>(
      `select ${column} as value from ${name} where num_nonnulls(${references.join()}) > 0`,
    );
    expect(rows).not.toEqual([]);
    const missing = rows.filter(({ value }) =>
      value instanceof Date ? !moments.has(value.getTime()) : !text.includes(String(value)),
    );
    expect(missing).toEqual([]);
  });
});
