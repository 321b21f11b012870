import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { keepSecret, replaceSecret, SecretIsAnother } from './secret-in-use.ts';

let database: TestDatabase;
let owner: pg.ClientConfig;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = { ...database.connection, user: inject('postgres').superuser };
});

afterAll(() => database.close());

const keep = (current: string, ...earlier: string[]) => keepSecret(owner, { current, earlier });

it('takes another signing secret while nobody is known by the one before', async () => {
  await keep('first');
  await expect(keep('second')).resolves.toBeUndefined();
});

it('refuses another one once somebody is, unless the one before is named or lost', async () => {
  await database.newVisitor();
  await keep('second');
  await expect(keep('third')).rejects.toThrow(SecretIsAnother);
  await keep('third', 'second');
  await expect(keep('second')).rejects.toThrow(SecretIsAnother);
  await replaceSecret(owner, 'fourth');
  await keep('fourth');
});
