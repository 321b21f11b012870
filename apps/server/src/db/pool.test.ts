import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openPool, type ConnectionLoss } from './pool.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.close());

const connections = 5;

/** Opens a pool with all connections in use, under a recognizable application name. */
async function openBusyPool(onLost: Parameters<typeof openPool>[1]) {
  const open = openPool(
    { ...database.connection, max: connections, application_name: 'pool-test' },
    onLost,
  );
  const query = () => open.pool.query('select pg_sleep(0.05)');
  await Promise.all(Array.from({ length: connections }, query));
  return open;
}

it('is closed only when every connection has ended', async () => {
  const { pool, close } = await openBusyPool(() => undefined);
  let ended = 0;
  pool.on('remove', () => (ended += 1));
  await close();
  expect(ended).toBe(connections);
  const { rows } = await database.admin.query(
    `select pid from pg_stat_activity where application_name = 'pool-test'`,
  );
  expect(rows).toEqual([]);
});

it('reports each loss once with nothing but its code, then keeps working', async () => {
  const losses: ConnectionLoss[] = [];
  const { pool, close } = await openBusyPool((loss) => losses.push(loss));
  await database.admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-test'`,
  );
  const loss = {
    code: '57P01',
    reason: 'terminating connection due to administrator command',
  };
  await vi.waitFor(() => expect(pool.totalCount).toBe(0));
  expect(losses).toEqual(Array.from({ length: connections }, () => loss));
  await pool.query('select 1');
  await close();
});

it('reports no loss of connections that end while it closes', async () => {
  const onLost = vi.fn();
  const { close } = await openBusyPool(onLost);
  const terminated = database.admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-test'`,
  );
  await Promise.all([close(), terminated]);
  expect(onLost).not.toHaveBeenCalled();
});
