import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { assertRestrictedLogin } from './roles.ts';

let database: TestDatabase;
let name: string;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  name = `login_${randomUUID().replaceAll('-', '')}`;
  await database.admin.query(`create role ${name} login noinherit`);
  pool = new pg.Pool({ ...database.connection, user: name });
});

afterEach(async () => {
  await pool.end();
  await database.admin.query(`drop owned by ${name}`);
  await database.admin.query(`drop role ${name}`);
});

describe('the login of the application', () => {
  it('may take the roles of requests, jobs and the queue', async () => {
    await database.admin.query(`grant dss_visitor, dss_worker, dss_queue to ${name}`);
    await expect(assertRestrictedLogin(pool)).resolves.toBeUndefined();
  });

  it.each([
    ['is a superuser', () => `alter role ${name} superuser`],
    ['passes row-level security', () => `alter role ${name} bypassrls`],
    ['may make roles', () => `alter role ${name} createrole`],
    ["may take the owner's role", () => `grant dss_owner to ${name}`],
    ['may make functions beside ours', () => `grant create on schema app to ${name}`],
    ['may make tables beside ours', () => `grant create on schema public to ${name}`],
    [
      'may make schemas',
      () => `grant create on database ${database.connection.database} to ${name}`,
    ],
    [
      'owns a table',
      () => `create table public.of_login (); alter table public.of_login owner to ${name}`,
    ],
  ])('is refused if it %s', async (_what, grant) => {
    await database.admin.query(grant());
    await expect(assertRestrictedLogin(pool)).rejects.toThrow('DATABASE_URL must name a login');
  });
});
