import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEmptyDatabase, type EmptyDatabase } from '../backup/testing/empty-database.ts';
import { listenForChanges } from '../changes/listen-for-changes.ts';
import { runMigrate } from './migrate-command.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await makeEmptyDatabase();
});

afterAll(() => database.drop());

const migrate = (...args: string[]) =>
  runMigrate(args, new AbortController().signal, () => undefined, database.settings);

it('runs once what --check says would run', async () => {
  const before = await migrate('--check');
  expect(before.stdout).toMatch(
    /^To run:\n0000_tables\n(?:\d{4}_\w+\n)*functions, triggers, policies and grants\n/,
  );
  expect(before.code).toBe(1);

  const done = await migrate();
  expect(done.stdout, done.stderr).toMatch(
    /^Ran:\n0000_tables\n(?:\d{4}_\w+\n)*functions, triggers, policies and grants\n/,
  );
  expect(done.code).toBe(0);

  expect(await migrate('--check')).toEqual({
    code: 0,
    stdout: 'The database is up to date.\n',
    stderr: '',
  });
  expect((await migrate()).stdout).toBe('The database was up to date.\n');
}, 120_000);

it('is refused while the product runs on an older database', async () => {
  const { rows } = await database.admin.query<{ hash: string }>(
    `select obj_description('app'::regnamespace) as hash`,
  );
  await database.admin.query(`comment on schema app is 'older'`);
  const running = await listenForChanges(database.connection, pino({ level: 'silent' }));
  try {
    const { code, stderr } = await migrate();
    expect(stderr).toContain('The product is running (one process). Stop it first');
    expect(code).toBe(2);
  } finally {
    await running.close();
    await database.admin.query(`comment on schema app is '${rows[0]?.hash}'`);
  }
});

it('is refused, as is a start, on the database of a newer version', async () => {
  await database.admin.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  );
  for (const args of [[], ['--check']]) {
    const { code, stderr } = await migrate(...args);
    expect(stderr).toContain('was migrated by a newer version of the product. Start that version');
    expect(code).toBe(2);
  }
});

it('is refused, as is a start, on the database of a version that it knows nothing of', async () => {
  await database.admin.query('update drizzle.__drizzle_migrations set created_at = 1');
  for (const args of [[], ['--check']]) {
    const { code, stderr } = await migrate(...args);
    expect(stderr).toContain("that this one can't upgrade. Start the version of commit");
    expect(code).toBe(2);
  }
});

it('explains itself', async () => {
  expect((await migrate('--help')).stdout).toMatch(/^Usage: npm run migrate/);
  expect((await migrate('now')).code).toBe(2);
});
