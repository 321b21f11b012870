import type pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openQueuePool } from './connection.ts';

it('a connection that its listener releases twice stays with whoever has it by then', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openQueuePool(database.connection, 1, pino({ level: 'silent' }));
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, done) => (error ? reject(error) : resolve(done)));
  });
  release();
  const next: pg.PoolClient = await pool.connect();
  release();

  const waiting = pool.query('select 1');
  expect(pool.waitingCount).toBe(1);
  next.release();
  await expect(waiting).resolves.toMatchObject({ rowCount: 1 });
  await close();
  await database.close();
});
