import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { surveyDatabase } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const as = (user: string): pg.ClientConfig => ({ ...database.connection, user });

it('lists every property once, whoever has how many rights to it', async () => {
  const [one, other] = [await database.newVisitor(), await database.newVisitor()];
  const ids = [await database.newProperty(one), await database.newProperty(other)];
  await database.admin.query(
    `insert into property_grants (property_id, actor_kind, actor_id, "right")
     values ($1, 'visitor', $2, 'view')`,
    [ids[0], other.id],
  );

  expect(await surveyDatabase(as(inject('postgres').superuser))).toEqual({
    propertyIds: ids.toSorted(),
    upToDate: true,
  });
});

it("is refused to the application's login", async () => {
  await expect(surveyDatabase(database.connection)).rejects.toMatchObject({ code: '42501' });
});

describe('the role that it runs under', () => {
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client(as(inject('postgres').superuser));
    await client.connect();
    await client.query('set role dss_owner');
  });

  afterAll(() => client.end());

  it('reads grants', async () => {
    expect((await client.query('select from property_grants')).rowCount).toBeGreaterThan(1);
  });

  it('reads no homes', async () => {
    expect((await client.query('select from properties')).rowCount).toBe(0);
  });

  it('has no policy that shows what was found at homes, but for the one home that a request names', async () => {
    const counted = [
      'analyses',
      'disputes',
      'hazards',
      'observations',
      'owner_answers',
      'properties',
    ];
    const { rows } = await client.query(
      `select tablename from pg_policies
       where 'dss_owner' = any(roles) and tablename = any($1)
         and coalesce(qual, '') !~ 'app\\.(opened_invitation|handed_over)\\(\\)'`,
      [counted],
    );
    expect(rows).toEqual([]);
  });
});

it('works with an owner who is not a superuser', async () => {
  const { admin } = database;
  const login = `${String(database.connection.database)}_operator`;
  await admin.query(`create role ${login} login createrole`);
  try {
    await admin.query(`grant dss_owner to ${login} with inherit false, set true`);
    expect(await surveyDatabase(as(login))).toMatchObject({ upToDate: true });
  } finally {
    await admin.query(`drop role ${login}`);
  }
});

it('finds nothing of ours in another database', async () => {
  const owner = { ...as(inject('postgres').superuser), database: 'postgres' };

  expect(await surveyDatabase(owner)).toBeNull();
});
