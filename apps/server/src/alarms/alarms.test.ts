import { hostname } from 'node:os';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/index.ts';
import { startServiceServer } from '../external-http/testing/service-server.ts';
import { startMailServer, type MailServer } from '../mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { lookForFaults } from './look-for-faults.ts';
import { waysToTell } from './tell.ts';
import { watchFaults, type Alarm, type Faults } from './watch-faults.ts';

const log = pino({ level: 'silent' });
const working = { database: 'ok', storage: 'ok', queue: 'ok' } as const;

describe('a fault', () => {
  let faults: Faults;
  let told: Alarm[];
  let isRefused: boolean;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    faults = { texts: new Map(), isWhole: true };
    told = [];
    isRefused = false;
    stop = watchFaults({
      look: () => Promise.resolve(faults),
      tell: (alarm) => {
        if (isRefused) return Promise.reject(new Error('refused'));
        told.push(alarm);
        return Promise.resolve();
      },
      clock: () => new Date(),
      log,
    });
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const fails = (text: string) => {
    faults = { texts: new Map([['mail', text]]), isWhole: true };
  };
  const works = () => {
    faults = { texts: new Map(), isWhole: true };
  };

  it('is told once after ten minutes, in the words that hold then, and once it is over', async () => {
    fails('Mail: 1');
    await minutes(10);
    expect(told).toEqual([]);
    fails('Mail: 2');
    await minutes(30);
    expect(told).toMatchObject([{ text: 'Mail: 2', isOver: false }]);
    works();
    await minutes(30);
    expect(told).toMatchObject([{}, { text: 'Mail: 2', isOver: true, since: told[0]?.since }]);
  });

  it('is not told where it is over sooner, and counts anew when it comes back', async () => {
    fails('Mail: 1');
    await minutes(9);
    works();
    await minutes(1);
    fails('Mail: 1');
    await minutes(10);
    works();
    await minutes(1);
    expect(told).toEqual([]);
  });

  it('is told later where nobody took it', async () => {
    fails('Mail: 1');
    isRefused = true;
    await minutes(15);
    isRefused = false;
    await minutes(1);
    expect(told).toMatchObject([{ isOver: false }]);
    isRefused = true;
    works();
    await minutes(3);
    isRefused = false;
    await minutes(3);
    expect(told).toMatchObject([{}, { isOver: true }]);
  });

  it('is not over because nobody can ask', async () => {
    fails('Mail: 1');
    await minutes(15);
    faults = { texts: new Map([['database', 'No database']]), isWhole: false };
    await minutes(15);
    expect(told).toMatchObject([{ text: 'Mail: 1' }, { text: 'No database' }]);
    expect(told.map(({ isOver }) => isOver)).toEqual([false, false]);
  });
});

describe('what fails', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const look = (failed: Partial<Record<keyof typeof working, 'failed'>> = {}) =>
    lookForFaults({ parts: () => ({ ...working, ...failed }) }, app.dependencies.readOverview);
  const admin = (query: string) => app.database.admin.query(query);

  it('is what /readyz and /ops call wrong', async () => {
    const before = await look();
    expect([...before.texts.keys()]).not.toContain('ops mails Mail');
    await admin(`insert into outbox (id, kind, recipient, name, attempts, failure, given_up_at)
      values (gen_random_uuid(), 'mail', 'ada@example.org', 'verify_email', 7, 'refused', now())`);
    const { texts, isWhole } = await look({ storage: 'failed' });
    expect(isWhole).toBe(true);
    expect(texts.get('storage')).toBe('The storage doesn’t answer');
    expect(texts.get('ops mails Mail')).toMatch(/^Mail: 1 not delivered since /);
  });

  it('is not known beyond the database while that is away', async () => {
    const asked = vi.fn<typeof app.dependencies.readOverview>();
    const faults = await lookForFaults(
      { parts: () => ({ ...working, database: 'failed' }) },
      asked,
    );
    expect(faults).toEqual({
      texts: new Map([['database', 'The database doesn’t answer']]),
      isWhole: false,
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is an error only while it comes back', async () => {
    await admin(`insert into noted_calls (id, at, kind, method, route, status, duration_ms, error)
      values (gen_random_uuid(), now() - interval '11 minutes', 'error', 'GET', '/api/guidance', 500, 1, 'Error')`);
    expect((await look()).texts.has('ops errors Errors')).toBe(false);
    await admin(`insert into noted_calls (id, at, kind, method, route, status, duration_ms, error)
      values (gen_random_uuid(), now() - interval '9 minutes', 'error', 'GET', '/api/guidance', 500, 1, 'Error')`);
    expect((await look()).texts.has('ops errors Errors')).toBe(true);
  });
});

describe('whoever is to be told', () => {
  let mailServer: MailServer;

  beforeAll(async () => {
    mailServer = await startMailServer();
  });

  afterAll(() => mailServer.close());

  const alarm = {
    text: 'Mail: 1 not delivered since 2026-05-04 04:10',
    since: new Date('2026-05-04T04:12:30Z'),
    isOver: false,
  };
  const settings = {
    PROFILE: 'production',
    PROJECT_NAME: 'Staging',
    ORIGIN: 'https://score.example',
    SIGNING_SECRET: 'a secret of at least thirty-two characters',
  };
  const detail =
    'It has failed since 2026-05-04 04:12; times are in UTC. https://score.example/ops shows more.';

  it('gets a mail', async () => {
    const config = readConfig({
      ...settings,
      ALARM_MAIL_TO: 'Night shift <operator@example.org>',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'score@score.example',
    });
    for (const tell of waysToTell(config)) {
      await tell(alarm);
      await tell({ ...alarm, isOver: true });
    }
    expect(mailServer.received).toMatchObject([
      {
        to: ['operator@example.org'],
        mail: { subject: `Staging on ${hostname()}: ${alarm.text}`, text: `${detail}\n` },
      },
      { mail: { subject: `Staging on ${hostname()}: over: ${alarm.text}` } },
    ]);
  });

  it('gets a message by webhook, and whoever refuses it is an error', async () => {
    const server = await startServiceServer(() => ({
      status: server.questions.length === 1 ? 200 : 503,
      json: 'ok',
    }));
    const ALARM_WEBHOOK_URL = `${server.url}/hooks/1`;
    const [tell] = waysToTell(readConfig({ ...settings, ALARM_WEBHOOK_URL }));
    await tell?.(alarm);
    expect(server.questions.map(({ body }) => body)).toEqual([
      { text: `Staging on ${hostname()}: ${alarm.text}\n${detail}` },
    ]);
    await expect(tell?.(alarm)).rejects.toThrow('alarm receiver: refused (status 503)');
    await server.close();
  });

  it('is nobody by default', () => {
    expect(waysToTell(readConfig({}))).toEqual([]);
  });
});
