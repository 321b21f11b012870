import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { leadTasks } from './deliver-lead.ts';
import { startWebhookReceiver, type TestReceiver } from '../outbox/testing/webhook-receiver.ts';

const log = pino({ level: 'silent' });
const secret = 'the sink knows this secret too';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const address = {
  full_address: '1 Elm St, Paradise, CA',
  source: 'new_property',
  extra_data: { place_id: 'p1', lat: 39.75, lng: -121.62, formatted_address: '1 Elm St' },
};
const contact = { email: 'maura@example.org', first_name: 'Maura' };
const visit = {
  session_id: 'b2f0',
  landing_page: 'https://score.example/faq',
  current_page: 'https://score.example/new-property',
  referrer: 'https://news.example',
  utm_source: 'news',
  utm_medium: 'mail',
  utm_campaign: 'fall',
  gclid: 'g1',
  fbclid: 'f1',
};

let sink: TestReceiver;
let app: TestApp;
let owner: VisitorClient;
let queue: Queue | undefined;

beforeAll(async () => {
  sink = await startWebhookReceiver(secret);
  app = await startTestApp({ leads: { sink: { url: sink.url, secret }, projectName: 'DSS' } });
});

afterAll(async () => {
  await app.close();
  await sink.close();
});

beforeEach(async () => {
  owner = await app.newVisitor();
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await app.database.admin.query('delete from leads');
  sink.behavior = 'takes';
  expect(sink.complaints).toEqual([]);
});

async function track(changes: object = {}, client: Client = owner, headers = {}) {
  return client.fetch('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': phone, ...headers },
    body: JSON.stringify({ id: randomUUID(), address, visit, share: true, ...changes }),
  });
}

/** Starts a worker that delivers. */
async function startDelivering(timeoutMs = 10_000): Promise<void> {
  const { db, leads: config } = app.dependencies;
  const tasks = leadTasks({ db, config, clock: app.clock.now, log, timeoutMs });
  queue = await startQueue({
    connection: app.database.connection,
    tasks,
    log,
    concurrency: 2,
    graceMs: 100,
  });
}

async function records() {
  const { rows } = await app.database.admin.query<Record<string, unknown>>(
    `select id, lead, address, session_data, shared, attempts, failure, sent_at is not null as delivered,
      given_up_at is not null as given_up, content is null as forgotten
     from leads left join (select id, attempts, failure, sent_at, given_up_at, content from outbox) sending using (id)
     order by created_at`,
  );
  return rows;
}

const attempted = (expected: object) =>
  vi.waitFor(async () => expect(await records()).toMatchObject([expected]));
const makeDue = () =>
  app.database.admin.query('update graphile_worker._private_jobs set run_at = now()');

describe('a lead or an address', () => {
  it('is kept with the visit it came from', async () => {
    const cookies = { Cookie: '_fbp=fb.1.1; _fbc=fb.1.2' };
    expect((await track({ lead: contact }, owner, cookies)).status).toBe(204);
    expect(await records()).toMatchObject([
      {
        lead: { ...contact, phone: null, last_name: null },
        address,
        session_data: {
          ...visit,
          user_agent: phone,
          browser: 'Safari',
          browser_version: '18.1',
          operating_system: 'iOS 18.1',
          device_class: 'Mobile',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          distinct_id: expect.stringMatching(/^[\da-f]{32}$/),
          fbp: 'fb.1.1',
          fbc: 'fb.1.2',
        },
      },
    ]);
  });

  it('is kept without what identifies somebody to advertisers unless it is shared', async () => {
    await track({ share: false }, owner, { Cookie: '_fbp=fb.1.1' });
    const [record] = await records();
    expect(record).toMatchObject({ shared: false, session_data: { utm_source: 'news' } });
    for (const field of ['gclid', 'fbclid', 'fbp', 'fbc']) {
      expect(record?.['session_data']).not.toHaveProperty(field);
    }
  });

  it('may come from a browser that says nothing of itself', async () => {
    await track({}, owner, { 'User-Agent': '' });
    expect(await records()).toMatchObject([
      { session_data: { browser: 'Unknown', device_class: 'Desktop' } },
    ]);
  });

  it('is kept once, however often it is sent', async () => {
    const named = { id: randomUUID() };
    await track(named);
    expect((await track(named)).status).toBe(204);
    expect(await records()).toHaveLength(1);
  });

  it('needs one of the two', async () => {
    const { message } = await expectError(
      await track({ address: null }),
      'lead_or_address_required',
    );
    expect(message).toBe('Either lead or address is required');
  });

  it('needs a way to reach the lead', async () => {
    const { message } = await expectError(
      await track({ lead: { first_name: 'Maura', email: ' ' } }),
      'lead_contact_required',
    );
    expect(message).toBe('Email or phone is required when tracking lead');
    expect((await track({ lead: { phone: '(530) 555-0100' } })).status).toBe(204);
  });

  it("can't name somebody else's property", async () => {
    const foreign = await app.newProperty(await app.newVisitor());
    await expectError(await track({ property_id: foreign }), 'property_not_found');
    await expectError(await track({ property_id: foreign }, app.stranger), 'property_not_found');
    expect(await records()).toEqual([]);
  });

  it('is deleted with its property, as is its delivery', async () => {
    const property = await app.newProperty(owner);
    await track({ property_id: property });
    await owner.send('DELETE', `/api/properties/${property}`);
    await makeDeletionsFinal(app);
    expect(await records()).toEqual([]);
    const { rowCount } = await app.database.admin.query('select from graphile_worker.jobs');
    expect(rowCount).toBe(0);
  });
});

describe('delivery', () => {
  it('brings the sink what was kept, signed, under the name of the project', async () => {
    const id = randomUUID();
    await startDelivering();
    await track({ id, lead: contact });
    await attempted({ delivered: true, failure: null, forgotten: true });
    const [record] = await records();
    expect(sink.taken.get(id)).toEqual({
      project_name: 'DSS',
      session_data: record?.['session_data'],
      ...contact,
      phone: null,
      last_name: null,
      address,
    });
  });

  it.each([
    ['without a tick', { share: false }, {}],
    ['for a browser that sends Global Privacy Control', {}, { 'Sec-GPC': '1' }],
  ])('never happens %s', async (_name, changes, headers) => {
    const first = randomUUID();
    await track({ ...changes, id: first }, owner, headers);
    await startDelivering();
    const second = randomUUID();
    await track({ id: second });
    await vi.waitFor(() => expect(sink.asked).toContain(second));
    expect(sink.asked).not.toContain(first);
    expect(await records()).toMatchObject([{ id: first, shared: false }, { id: second }]);
  });

  it('never happens of a property that is deleted', async () => {
    const property = await app.newProperty(owner);
    const first = randomUUID();
    await track({ id: first, property_id: property });
    await owner.send('DELETE', `/api/properties/${property}`);
    await startDelivering();
    const second = randomUUID();
    await track({ id: second });
    await vi.waitFor(() => expect(sink.taken.has(second)).toBe(true));
    expect(sink.asked).not.toContain(first);
  });

  it.each<[TestReceiver['behavior'], string]>([
    [{ status: 503 }, 'status 503'],
    [{ status: 401 }, 'status 401'],
    ['garbage', 'malformed'],
    ['hangs up', 'unreachable'],
  ])('is tried again after a sink that says %o', async (behavior, failure) => {
    const id = randomUUID();
    sink.behavior = behavior;
    await startDelivering();
    await track({ id });
    await attempted({ attempts: 1, failure: expect.stringContaining(failure), delivered: false });
    sink.behavior = 'takes';
    await makeDue();
    await attempted({ attempts: 2, failure: null, delivered: true });
    expect(sink.taken.has(id)).toBe(true);
  });

  it('is never given up while the sink is away', async () => {
    sink.behavior = { status: 503 };
    await track();
    await app.database.admin.query('update outbox set attempts = 40');
    await startDelivering();
    await attempted({ attempts: 41, given_up: false });
    const { rowCount } = await app.database.admin.query(
      `select from graphile_worker.jobs where run_at > now() + interval '11 hours'`,
    );
    expect(rowCount).toBe(1);
  });

  it('ends where the sink refuses the lead itself, which is kept', async () => {
    sink.behavior = { status: 422 };
    await startDelivering();
    await track();
    await attempted({ attempts: 1, given_up: true, delivered: false, forgotten: false, address });
    const { rowCount } = await app.database.admin.query(
      `select from graphile_worker.jobs where run_at > now()`,
    );
    expect(rowCount).toBe(0);
  });

  it('reaches a sink that took it too slowly a second time, under the same id', async () => {
    const id = randomUUID();
    sink.behavior = 'takes silently';
    // Long enough for the second try on a busy machine.
    await startDelivering(1000);
    await track({ id });
    await attempted({ attempts: 1, failure: 'lead sink: too slow', delivered: false });
    sink.behavior = 'takes';
    await makeDue();
    await attempted({ delivered: true });
    expect(sink.asked.filter((asked) => asked === id)).toHaveLength(2);
    expect([...sink.taken.keys()].filter((taken) => taken === id)).toHaveLength(1);
  });

  it('is asked for once, though its job runs again', async () => {
    const id = randomUUID();
    await startDelivering();
    await track({ id });
    await attempted({ delivered: true });
    await app.database.admin.query(`select app.enqueue_sending('lead', $1, interval '0')`, [id]);
    await vi.waitFor(async () => {
      const { rowCount } = await app.database.admin.query('select from graphile_worker.jobs');
      expect(rowCount).toBe(0);
    });
    expect(sink.asked.filter((asked) => asked === id)).toHaveLength(1);
  });
});

describe('without a sink', () => {
  it('leads are kept, ticked or not, without leaving', async () => {
    const without = await startTestApp();
    try {
      expect((await track({}, await without.newVisitor())).status).toBe(204);
      const { rows } = await without.database.admin.query('select shared from leads');
      expect(rows).toEqual([{ shared: false }]);
    } finally {
      await without.close();
    }
  });
});
