import { isNotTaken, writeDuration } from '@dss/domain';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { countListeners } from '../changes/listen-for-changes.ts';
import { commandText, type Config } from '../config/index.ts';
import {
  assertRestrictedLogin,
  DatabaseIsOlder,
  explainRefusal,
  isKnownByNobody,
  openPool,
  reachDatabase,
  readMigrationState,
  readSecretInUse,
  type LocatedDatabase,
} from '../db/index.ts';
import { EmbeddedPostgresError } from '../postgres/error.ts';
import { countJobs } from '../queue/count-jobs.ts';
import {
  check,
  databaseAdvice,
  fail,
  ok,
  reasonFor,
  warn,
  type Check,
  type Finding,
  type Parts,
} from './check.ts';
import { judgeClock } from './machine.ts';

const serverSchema = z.object({
  version: z.string(),
  name: z.string(),
  used: z.number(),
  most: z.number(),
  at: z.number(),
});

/** Of the database and the queue in it. */
export const databaseChecks: readonly Check[] = [
  check('Database', ['unreached'], { doctor: true }, ({ unreached }) => unreached),
  check(
    'Database',
    ['ask', 'now'],
    {
      readiness: 'database',
      doctor: true,
      diagnostics: 'connection',
      silent: 'it doesn’t answer',
      advice: databaseAdvice,
    },
    async ({ ask, now }) => {
      const asked = now();
      const { rows } = await ask(
        `select current_setting('server_version') as version, current_database() as name,
         (select sum(numbackends)::int from pg_catalog.pg_stat_database) as used, current_setting('max_connections')::int as most,
         extract(epoch from clock_timestamp())::float8 * 1000 as at`,
      );
      const { version, name, used, most, at } = serverSchema.parse(rows[0]);
      const found = `PostgreSQL ${version}, ${used} of ${most} connections in use`;
      const details = { details: { database: name } };
      return [
        used > most * 0.9
          ? warn(found, 'Raise max_connections, or put a pooler before it.', details)
          : ok(found, details),
        // Half of the way there and back was over when it was read.
        judgeClock((asked + now()) / 2 - at, "the database's"),
      ];
    },
  ),
  check(
    'Migrations',
    ['migrations'],
    { doctor: true },
    ({ migrations: { pending, isNewer, isOlder } }) => {
      if (isNewer) {
        return fail(
          'a newer version of the product migrated this database',
          'Start that version, or restore a backup from before the upgrade.',
        );
      }
      if (isOlder) return fail(new DatabaseIsOlder().message);
      return pending.length === 0
        ? ok('all run')
        : warn(
            `to run: ${pending.join(', ')}`,
            `Back up; then ${commandText('migrate')}, or the next start, runs them.`,
          );
    },
  ),
  check('Login', ['application'], { doctor: true }, async ({ application }) => {
    const { pool, close } = openPool(
      { connectionTimeoutMillis: 10_000, ...application, max: 1 },
      () => undefined,
    );
    try {
      await assertRestrictedLogin(pool);
      return ok('row-level security holds for it');
    } finally {
      await close();
    }
  }),
  check('Processes', ['processes'], { doctor: true }, ({ processes: count }) =>
    ok(count === 0 ? "the product isn't running" : `${count} of the product running`),
  ),
  check(
    'Queue',
    ['jobs', 'processes'],
    { readiness: 'queue', doctor: true, operations: 'queue', silent: 'it doesn’t answer' },
    ({ jobs, processes }) => {
      if (jobs === null) return ok('none');
      // Without the product, jobs wait for its start.
      if (processes > 0 && isNotTaken(jobs)) {
        const waited = writeDuration(jobs.oldest_ready_seconds);
        return warn(`nobody has taken a job for ${waited}`, 'Start a worker, or more of them.');
      }
      return jobs.failed > 0
        ? warn(`${jobs.failed} failed`, '/ops lists them, with their reasons.')
        : ok(`${jobs.ready + jobs.waiting} waiting`);
    },
  ),
  check('Backups', ['seesAll'], { doctor: true }, ({ seesAll }) =>
    seesAll
      ? []
      : warn(
          `${commandText('backup')} needs a DATABASE_OWNER_URL that sees every row: a superuser, or a login with BYPASSRLS.`,
        ),
  ),
];

/** What the database tells its owner; what isn't there can't be read, or isn't as this version needs it. */
type OwnersParts = Partial<Parts> & Pick<Parts, 'isInUse' | 'secretInUse' | 'newestObjects'>;

const unknown: OwnersParts = { isInUse: false, secretInUse: null, newestObjects: [] };

/**
 * Reaches the database as its owner, whether the product runs or not.
 * @returns what it tells, or why it can't be reached, and how to leave it
 */
export async function reachAsOwner(
  config: Config,
  log: Logger,
  signal: AbortSignal,
  now: () => number,
): Promise<{ readonly parts: OwnersParts; readonly close: () => Promise<void> }> {
  const stops: Array<() => Promise<void>> = [];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const located = await reachDatabase(config, log, signal);
    stops.push(() => located.stop());
    const migrations = await readMigrationState(located.owner);
    const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...located.owner });
    client.on('error', () => undefined);
    await client.connect();
    stops.push(() => client.end());
    await client.query('set search_path = pg_catalog, pg_temp');
    const isCurrent = migrations.pending.length === 0 && !migrations.isNewer && !migrations.isOlder;
    const known = isCurrent ? await readTables(located, client, now) : unknown;
    const ask: Parts['ask'] = (text) => client.query(text);
    return { parts: { ...known, ask, migrations }, close };
  } catch (error) {
    await close();
    const unreached = explainUnreached(config, error);
    return { parts: { ...unknown, unreached }, close: () => Promise.resolve() };
  }
}

function explainUnreached(config: Config, error: unknown): Finding {
  if (error instanceof EmbeddedPostgresError && error.code === 'no_database') {
    return ok('none yet: the first start makes it');
  }
  // Its own words name the setting; those of its cause don't.
  const why = error instanceof Error && error.message !== '' ? error.message : reasonFor(error);
  return config.database === null || why.startsWith('DATABASE_')
    ? fail(why)
    : fail(why, 'Check that it runs, and DATABASE_URL and DATABASE_OWNER_URL.');
}

async function readTables(
  { session, application }: LocatedDatabase,
  client: pg.Client,
  now: () => number,
): Promise<OwnersParts> {
  const processes = await countListeners(session).catch((error: unknown) => {
    const isApart = session.connectionString !== application.connectionString;
    throw explainRefusal(isApart ? 'DATABASE_SESSION_URL' : 'DATABASE_URL', error);
  });
  const ask: Parts['ask'] = (text) => client.query(text);
  // Without its tables: nothing was ever queued.
  const jobs = await countJobs(ask, 'graphile_worker._private_jobs', new Date(now())).catch(
    () => null,
  );
  const isNobodys = await isKnownByNobody(client);
  await client.query('set role dss_owner');
  const secretInUse = isNobodys ? null : await readSecretInUse(client);
  await client.query('reset role');
  const found = { application, processes, jobs, secretInUse };
  const { rows: logins } = await client.query<{ sees_all: boolean }>(
    'select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user',
  );
  if (logins[0]?.sees_all !== true) {
    return { ...unknown, ...found, seesAll: false };
  }
  const { rows } = await client.query<{ used: boolean; newest: string[] }>(
    `select exists (select from public.visitors) as used,
       array(select thumbnail_path from public.images where deleted_at is null order by created_at desc limit 5) as newest`,
  );
  const [{ used, newest } = { used: false, newest: [] }] = rows;
  return { ...found, isInUse: used, newestObjects: newest, seesAll: true };
}
