import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { outboxMailSchema, outboxSchema } from '@dss/domain';
import { pino } from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  onTestFinished,
} from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { mailScoreReady } from '../analysis/job/mail-score-ready.ts';
import { readConfig } from '../config/index.ts';
import { contact } from '../policy-review/testing/contact.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { storeResult } from '../testing/stored-result.ts';
import { mailTasks } from './send-mail.ts';
import { openTransport } from './transport.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const log = pino({ level: 'silent' });
const agency = 'reviews@agency.example.org';

let app: TestApp;
let server: MailServer;
let owner: VisitorClient;
let queue: Queue | undefined;

beforeAll(async () => {
  const { mail } = readConfig({
    SMTP_URL: 'smtp://127.0.0.1',
    ORIGIN: 'https://score.example',
    MAIL_FROM: 'Ember Score <score@example.org>',
    POLICY_REVIEW_TO: agency,
  });
  app = await startTestApp({ mail });
  owner = await app.newVisitor();
});

afterAll(() => app.close());

beforeEach(async () => {
  server = await startMailServer();
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await server.close();
  await app.database.admin.query('delete from graphile_worker._private_jobs');
  await app.database.admin.query('delete from outbox');
  await rm(path.join(app.dependencies.dataDir, 'outbox'), { recursive: true, force: true });
});

/** Starts a worker that sends by SMTP, or to the outbox. */
async function startSending(way: 'smtp' | 'outbox' = 'smtp'): Promise<void> {
  const { db, dataDir, mail } = app.dependencies;
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, login: null };
  const config = { ...mail, smtp: way === 'smtp' ? smtp : null };
  const tasks = mailTasks({ db, config, transport: openTransport(config, dataDir), log });
  const { connection } = app.database;
  queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs: 100 });
}

async function ask(changes: object = {}, language = 'en'): Promise<void> {
  const response = await owner.fetch('/functions/v1/send-policy-review', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ ...contact, ...changes }),
  });
  expect(response.status).toBe(200);
}

async function records() {
  const { rows } = await app.database.admin.query<Record<string, unknown>>(
    `select recipient, name as template, attempts, failure, content is null as forgotten,
      sent_at is not null as sent, given_up_at is not null as given_up
     from outbox order by recipient`,
  );
  return rows;
}

/** Lets mails that wait for another attempt be tried now. */
const makeDue = () =>
  app.database.admin.query('update graphile_worker._private_jobs set run_at = now()');

const arrived = (count: number) => vi.waitFor(() => expect(server.received).toHaveLength(count));

function mailTo(address: string) {
  const found = server.received.find(({ to }) => to.includes(address));
  if (found === undefined) throw new Error(`no mail to ${address}`);
  return found;
}

describe('a request for a policy review', () => {
  it('is mailed to the agency with the house, for a reply to the owner', async () => {
    await startSending();
    await ask({ property_id: await app.newProperty(owner) });
    await arrived(2);
    const { mail, from } = mailTo(agency);
    expect(from).toBe('score@example.org');
    expect(mail.subject).toBe("Policy review request from Maura O'Brien");
    expect(mail.replyTo).toMatchObject([{ address: 'maura@example.org' }]);
    for (const text of [contact.phone, contact.notes, '1 Test Way', 'Not scored yet', 'English']) {
      expect(mail.text).toContain(text);
    }
  });

  it('tells the agency the newest score with its range', async () => {
    const property = await app.newProperty(owner);
    await storeResult(app, property, 48, 2);
    await storeResult(app, property, 61, 1);
    await startSending();
    await ask({ property_id: property });
    await arrived(2);
    expect(mailTo(agency).mail.text).toContain('61 of 100 (likely range 51–71)');
  });

  it('tells the agency how exposed the house is, beside its score', async () => {
    const property = await app.newProperty(owner);
    const near = { question_id: 'neighbor_near', side: 'north', answer: 'yes' };
    await owner.send('PUT', `/api/properties/${property}/answers`, { answers: [near] });
    await startSending();
    await ask({ property_id: property });
    await arrived(2);
    expect(mailTo(agency).mail.text?.replaceAll(/\s+/g, ' ')).toContain(
      'Exposure: at least high. There is a building within 30 feet.',
    );
  });

  it('is confirmed in the language of the form', async () => {
    await startSending();
    await ask({}, 'es');
    await arrived(2);
    expect(mailTo(contact.email).mail.subject).toBe(
      'Recibimos su solicitud de revisión de la póliza',
    );
    expect(mailTo(agency).mail.text).toContain('Spanish');
  });

  it('is handed to a mail server on this machine that encrypts with a certificate of its own', async () => {
    const own = await startMailServer({ encrypted: true });
    onTestFinished(() => own.close());
    const smtp = { host: '127.0.0.1', port: own.port, secure: false, login: null };
    const transport = openTransport({ ...app.dependencies.mail, smtp }, '');
    const from = { name: 'Score', address: 'score@example.org' };
    await transport.send({
      id: 'one',
      from,
      to: 'a@example.org',
      subject: 's',
      html: '',
      text: 't',
    });
    expect(own.received).toHaveLength(1);
  });

  it.each([{ website: 'https://spam.example' }, { open_ms: 300 }])(
    'is stored but not mailed where no person typed it: %o',
    async (trace) => {
      await ask(trace);
      expect(await records()).toEqual([]);
      const { rows } = await app.database.admin.query(
        'select from policy_review_requests where suspected_spam',
      );
      expect(rows).toHaveLength(1);
      await app.database.admin.query('delete from policy_review_requests');
    },
  );
});

describe('a score that is ready', () => {
  /** Ends an analysis that was asked for some minutes ago. */
  async function finish(
    propertyId: string,
    minutesAgo: number,
    reason: 'requested' | 'answer' = 'requested',
  ) {
    const endedAt = new Date();
    const askedAt = new Date(endedAt.getTime() - minutesAgo * 60_000);
    await app.dependencies.db.asWorker(propertyId, (transaction) =>
      mailScoreReady(transaction, { propertyId, reason, askedAt, endedAt }),
    );
  }

  it('is mailed once to the owner with an account who may have left', async () => {
    const person = await newPersonsProgram(app);
    await app.database.admin.query(`update auth.users set locale = 'es' where email = $1`, [
      person.email,
    ]);
    const home = await app.newProperty(person);
    await startSending();
    await finish(home, 3);
    await arrived(1);
    const { mail } = mailTo(person.email);
    expect(mail.subject).toBe('Su puntaje está listo');
    expect(mail.html).toContain(`https://score.example/es/property/${home}`);
    const { rows } = await app.database.admin.query(
      'select from outbox join auth.users u on u.id = user_id and u.email = recipient',
    );
    expect(rows).toHaveLength(1);
  });

  it('is mailed to nobody once its home is deleted, even if that was undone', async () => {
    const person = await newPersonsProgram(app);
    const home = `/api/properties/${await app.newProperty(person)}`;
    const other = await app.newProperty(person);
    await finish(home.slice(-36), 3);
    await finish(other, 3);
    expect(await records()).toHaveLength(2);

    expect((await person.send('DELETE', home)).status).toBe(204);

    expect(await records()).toHaveLength(1);
    expect((await person.send('POST', `${home}/restore`)).status).toBe(204);
    await startSending();
    await arrived(1);
    expect(server.received[0]?.mail.text).toContain(other);
  });

  it('is mailed to nobody who waits for it, has no account, or asked for something else', async () => {
    const home = await app.newProperty(await newPersonsProgram(app));
    await finish(home, 1);
    await finish(home, 3, 'answer');
    await finish(await app.newProperty(owner), 3);
    expect(await records()).toEqual([]);
  });
});

describe('a mail', () => {
  it('says the same as text, without markup from what people typed', async () => {
    await startSending();
    await ask({ firstName: '<b>Maura</b>' });
    await arrived(2);
    const { mail } = mailTo(agency);
    expect(mail.text).toContain('<b>Maura</b>');
    expect(mail.html).toContain('&lt;b&gt;Maura&lt;/b&gt;');
  });

  it('fetches nothing when it is opened', async () => {
    await startSending();
    await ask();
    await arrived(2);
    for (const { mail } of server.received) {
      expect(mail.html).not.toMatch(/<img|src=|url\(/);
    }
  });

  it('has a Message-ID of the sender', async () => {
    await startSending();
    await ask();
    await arrived(2);
    for (const { raw } of server.received) {
      expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.org>\r$/m);
    }
  });

  it('keeps the lines that people typed, as text too', async () => {
    await startSending();
    await ask({ notes: 'Cleared the gutters.\n\nMoved the firewood.' });
    await arrived(2);
    const { text = '', html } = mailTo(agency).mail;
    expect(text).toMatch(/Notes\nCleared the gutters\.\n\nMoved the firewood\.\n/);
    expect(html).toMatch(/Cleared the gutters\.<br ?\/?><br ?\/?>Moved the firewood\./);
  });

  it('is forgotten by the product once it is sent', async () => {
    await startSending();
    await ask();
    await vi.waitFor(async () =>
      expect(await records()).toMatchObject([
        { sent: true, forgotten: true },
        { sent: true, forgotten: true },
      ]),
    );
  });

  it.each<MailServer['behavior']>([{ code: 451 }, 'hangs up'])(
    'is tried again after a server that says %o',
    async (behavior) => {
      server.behavior = behavior;
      await startSending();
      await ask();
      await vi.waitFor(async () =>
        expect(await records()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]),
      );
      server.behavior = 'takes';
      await makeDue();
      await arrived(2);
    },
  );

  it('is given up where the server refuses its recipient for good', async () => {
    server.behavior = { code: 550 };
    await startSending();
    await ask();
    await vi.waitFor(async () =>
      expect(await records()).toMatchObject([
        // It can be sent again once the server is fixed.
        { given_up: true, forgotten: false, failure: expect.stringContaining('not now') },
        { given_up: true, attempts: 1 },
      ]),
    );
  });

  it('is given up after seven attempts', async () => {
    server.behavior = { code: 451 };
    await ask();
    await app.database.admin.query('update outbox set attempts = 6');
    await startSending();
    await vi.waitFor(async () =>
      expect(await records()).toMatchObject([{ given_up: true }, { given_up: true }]),
    );
  });
});

describe('the outbox', () => {
  const heading = { from: 'score@example.org', sent_at: expect.any(String) };

  it('keeps mails as files that only their user can read, where there is no mail server', async () => {
    await startSending('outbox');
    await ask();
    const folder = path.join(app.dependencies.dataDir, 'outbox');
    const mails = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2));
    for (const name of await mails()) {
      expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('is read on this machine', async () => {
    await startSending('outbox');
    await ask();
    const list = async () =>
      outboxSchema.parse(await (await app.stranger.fetch('/api/operations/outbox')).json());
    await vi.waitFor(async () => expect(await list()).toHaveLength(2));
    const toOwner = (await list()).find(({ to }) => to.includes(contact.email));
    expect(toOwner).toMatchObject({
      ...heading,
      subject: 'We received your policy review request',
    });
    const response = await app.stranger.fetch(`/api/operations/outbox/${toOwner?.id}`);
    const mail = outboxMailSchema.parse(await response.json());
    expect(mail.text).toContain('Your request for a free review');
    expect(mail.html).toContain('Your request for a free review');
  });

  it('is empty before the first mail', async () => {
    const response = await app.stranger.fetch('/api/operations/outbox');
    expect(await response.json()).toEqual([]);
    const none = await app.stranger.fetch(`/api/operations/outbox/${randomUUID()}`);
    await expectError(none, 'route_not_found');
  });
});
