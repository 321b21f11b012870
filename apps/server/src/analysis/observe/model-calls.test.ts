import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { removeOldCalls } from './model-calls.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** A time this many milliseconds after the start of the month that is `months` before the current one. */
function monthsAgo(months: number, ms = 0): string {
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1);
  return new Date(start + ms).toISOString();
}

async function storeCallAt(at: string): Promise<void> {
  await database.admin.query(
    `insert into model_calls (id, at, purpose, provider, model_name, outcome)
     values (gen_random_uuid(), $1, 'observe', 'test', 'test', 'answered')`,
    [at],
  );
}

async function callsLeft(): Promise<string[]> {
  const { rows } = await database.admin.query<{ at: Date }>(
    'select at from model_calls order by at',
  );
  return rows.map(({ at }) => at.toISOString());
}

it('model calls are kept for the current month plus twelve more', async () => {
  const [old, lastOfOld, firstKept, recent] = [
    monthsAgo(20),
    monthsAgo(12, -1),
    monthsAgo(12),
    monthsAgo(0),
  ];
  for (const at of [old, lastOfOld, firstKept, recent]) await storeCallAt(at);

  await removeOldCalls(database.db, () => new Date());
  expect(await callsLeft()).toEqual([firstKept, recent]);

  // Even if the worker's clock is far ahead, the current month is kept: the budget counts it.
  await removeOldCalls(database.db, () => new Date('2199-01-01T00:00:00Z'));
  expect(await callsLeft()).toEqual([recent]);
});
