import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openDatabase, preparedQuery, tables, type Actor, type Database } from './index.ts';

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
/** How often the database was asked again after it had answered. */
let trips = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host = '', port = 0, ...login } = database.connection;
  let hasAnswered = true;
  const between = createServer((client) => {
    const server = connect(path.join(host, `.s.PGSQL.${port}`));
    client.on('data', (asked) => {
      if (hasAnswered) trips += 1;
      hasAnswered = false;
      server.write(asked);
    });
    server.on('data', (answered) => {
      hasAnswered = true;
      client.write(answered);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const address = between.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  db = openDatabase(
    { ...login, host: '127.0.0.1', port: address.port, max: 1 },
    pino({ level: 'silent' }),
  );
  close = async () => {
    await db.close();
    between.close();
    await database.close();
  };
});

afterAll(() => close());

async function newUser(): Promise<Actor> {
  const [id, session] = [randomUUID(), `${randomUUID()}~token`];
  await database.admin.query('insert into auth.users (id, name, email) values ($1, $2, $3)', [
    id,
    'Ana',
    `${id}@example.com`,
  ]);
  await database.admin.query(
    `insert into auth.sessions (id, token, user_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [randomUUID(), session, id],
  );
  return { kind: 'user', id, session };
}

const homes = preparedQuery('homes in a test', (tx) =>
  tx.select({ id: tables.properties.id }).from(tables.properties),
);

it.each([
  ['a visitor', () => database.newVisitor()],
  ['a user who is signed in', newUser],
])(
  'a request of %s takes one round trip before its commit, its check of who asks included',
  async (_who, newActor) => {
    const actor: Actor = { ...(await newActor()), ifEnded: 'refused' };
    const ask = () => db.asActor(actor, (tx) => homes(tx, {}));
    await ask();
    const before = trips;
    await ask();
    expect(trips - before).toBe(2);
  },
);
