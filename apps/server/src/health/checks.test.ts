import { diagnosticChecks, type Operations } from '@dss/domain';
import { expect, test } from 'vitest';
import { readyParts } from './check.ts';
import { checks, troublesOf, withSilent } from './checks.ts';

const at = '2026-05-04T10:00:00.000Z';
const id = '0198b5a0-0000-7000-8000-000000000000';
const nothing = { configured: true, waiting: 0, failed: 0, list: [] };
const well: Omit<Operations, 'troubles'> = {
  at,
  project: 'DSS',
  recent_analyses: [],
  counts: { hazards: 0, guidance: 0 },
  queue: { ready: 0, waiting: 0, running: 0, failed: 0, oldest_ready_seconds: 0 },
  jobs: [],
  failed_analyses: [],
  hours: [],
  ended: { last_day: { done: 0, failed: 0 }, day_before: { done: 0, failed: 0 } },
  model: {
    provider: 'built-in',
    model_name: 'built-in',
    month_since: at,
    month_cost_usd: 0,
    budget_usd: null,
    budget_reached: false,
  },
  observation_cache: { photos: 0, known: 0 },
  slow_calls: [],
  errors: [],
  mails: nothing,
  leads: nothing,
  scores: nothing,
  notifications: nothing,
  storage: {
    photos: 0,
    photo_bytes: 0,
    aerial_bytes: 0,
    database_bytes: 0,
    free_bytes: 8e9,
    in_bucket: false,
  },
  backups: null,
  reviews: [],
};
const mail = {
  id,
  created_at: '2026-05-04T04:10:00.000Z',
  attempts: 3,
  failed: true,
  failure: 'ECONNREFUSED',
  sendable: true,
  template: 'score_ready',
};
const error = {
  at: '2026-05-04T09:00:00.000Z',
  first_at: '2026-05-04T08:00:00.000Z',
  request_id: null,
  method: 'GET',
  route: '/api/guidance',
  status: 500,
  error: 'Error',
  count: 4,
};

test('nothing is wrong where nothing waits or failed', async () => {
  expect(await troublesOf(well)).toEqual([]);
});

test('faults at once are all named, in the order of the page', async () => {
  const troubles = await troublesOf({
    ...well,
    queue: { ...well.queue, ready: 2, oldest_ready_seconds: 130 },
    errors: [error],
    mails: { ...nothing, failed: 1, list: [mail] },
    storage: { ...well.storage, free_bytes: 3.1e9 },
    backups: { newest_at: null },
  });
  expect(troubles).toEqual([
    { part: 'queue', text: 'Queue: nobody has taken a job for 2 min 10 s', at: null },
    { part: 'errors', text: 'Errors: 4 in a day, the latest (Error) at', at: error.at },
    { part: 'mails', text: 'Mail: 1 not delivered since', at: mail.created_at },
    { part: 'storage', text: 'Disk: 3.1 GB free', at: null },
    { part: 'storage', text: 'Backups: there is none', at: null },
  ]);
});

test('what doesn’t answer at all comes first', async () => {
  const state = {
    ...well,
    troubles: await troublesOf({ ...well, errors: [{ ...error, count: 1 }] }),
  };
  const texts = (parts: Partial<Parameters<typeof withSilent>[1]>) =>
    withSilent(state, { database: 'ok', storage: 'ok', queue: 'ok', ...parts }).troubles.map(
      ({ text }) => text,
    );
  expect(texts({})).toEqual(['Errors: 1 (Error) at']);
  expect(texts({ storage: 'failed', queue: 'failed' })).toEqual([
    'Photos: their store doesn’t take them',
    'Queue: it doesn’t answer',
    'Errors: 1 (Error) at',
  ]);
});

test.each<[string, Partial<typeof well>, string]>([
  ['jobs that failed', { queue: { ...well.queue, failed: 3 } }, 'Queue: 3 failed'],
  [
    'a mail that only waits again',
    { mails: { ...nothing, waiting: 1, list: [{ ...mail, failed: false }] } },
    'Mail: 1 not delivered since',
  ],
  [
    'mails beyond the list',
    { mails: { ...nothing, failed: 60, list: [mail] } },
    'Mail: 60 not delivered since',
  ],
  [
    'a budget that is used up',
    { model: { ...well.model, budget_reached: true } },
    'Model: the month’s budget is used up',
  ],
  [
    'a backup of three days ago',
    { backups: { newest_at: '2026-05-01T10:00:00.000Z' } },
    'Backups: the newest is 3 d 0 h old',
  ],
  ['no backup at all', { backups: { newest_at: null } }, 'Backups: there is none'],
])('%s', async (_what, change, text) => {
  expect((await troublesOf({ ...well, ...change }))[0]?.text).toContain(text);
});

test('an error of the day before yesterday is no trouble of today', async () => {
  expect(
    await troublesOf({ ...well, errors: [{ ...error, at: '2026-05-02T09:00:00.000Z' }] }),
  ).toEqual([]);
});

test('each name of a diagnostic page and of /readyz stands for one check', () => {
  for (const name of diagnosticChecks) {
    expect(
      checks.filter(({ diagnostics }) => diagnostics === name),
      name,
    ).toHaveLength(1);
  }
  for (const part of readyParts) {
    expect(
      checks.filter(({ readiness }) => readiness === part),
      part,
    ).toHaveLength(1);
  }
});
