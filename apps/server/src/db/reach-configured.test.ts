import { expect, inject, it } from 'vitest';
import { databaseSettings } from '../backup/testing/empty-database.ts';
import { readConfig, type DatabaseConfig } from '../config/index.ts';
import { assertReachable, explainRefusal } from './reach-configured.ts';

function configured(changes: Record<string, string> = {}): DatabaseConfig {
  const { database } = readConfig({ ...databaseSettings('postgres'), ...changes });
  if (database === null) throw new Error('none is configured');
  return database;
}

it('takes a PostgreSQL of this version', async () => {
  await expect(assertReachable(configured())).resolves.toBeUndefined();
});

it('refuses an older one before its SQL fails', async () => {
  await expect(assertReachable(configured(), 99)).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL 18\.\d+ is too old\. Upgrade it to 99/,
  );
});

it('names the setting where nothing answers, or the database is missing', async () => {
  const nowhere = configured({ DATABASE_OWNER_URL: 'postgres://x@127.0.0.1:1/dss' });
  await expect(assertReachable(nowhere)).rejects.toThrow(
    /^DATABASE_OWNER_URL: no PostgreSQL answers there \(.*ECONNREFUSED.*\)\. Check that it runs/,
  );
  const { host, port, superuser } = inject('postgres');
  const missing = `postgres://${superuser}@localhost:${port}/none?host=${encodeURIComponent(host)}`;
  await expect(assertReachable(configured({ DATABASE_OWNER_URL: missing }))).rejects.toThrow(
    'DATABASE_OWNER_URL: database "none" does not exist. Create it first.',
  );
});

it('names the setting whose password is wrong', () => {
  const refusal = Object.assign(new Error('password authentication failed for user "dss_app"'), {
    code: '28P01',
  });
  expect(String(explainRefusal('DATABASE_URL', refusal))).toContain(
    'DATABASE_URL: PostgreSQL refuses its login (password authentication failed for user "dss_app"). Check',
  );
});

it('leaves other errors as they are', () => {
  const other = Object.assign(new Error('out of memory'), { code: '53200' });
  expect(explainRefusal('DATABASE_URL', other)).toBe(other);
});
