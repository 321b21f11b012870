import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { declarePresence } from './presence.ts';

const log = pino({ level: 'silent' });

/** A database that is starting: it accepts connections, and doesn't answer them. */
let silent: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  silent = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket.on('error', () => undefined).resume());
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await once(silent, 'close');
});

test('a worker whose database is starting can give up its presence', async () => {
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const presence = declarePresence({ host: '127.0.0.1', port: address.port }, 'worker', log);
  await once(silent, 'connection');
  await presence.close();
  const held = vi.fn();
  void presence.held().then(held);
  await new Promise(setImmediate);
  expect(held).not.toHaveBeenCalled();
});

test('the lock is free as soon as the presence is closed', async () => {
  const database: TestDatabase = await createTestDatabase();
  const lock = async () => {
    const { rows } = await database.admin.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('worker', 0)) as free`,
    );
    return rows[0]?.free;
  };
  const presence = declarePresence(database.connection, 'worker', log);
  await presence.held();
  expect(await lock()).toBe(false);
  await presence.close();
  expect(await lock()).toBe(true);
  await database.close();
});
