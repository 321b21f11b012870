import pg from 'pg';
import { countListeners } from '../changes/listen-for-changes.ts';
import type { Config } from '../config/index.ts';
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
import type { Logger } from 'pino';
import { checkClock } from './check-clock.ts';
import { fail, ok, reason, warn, type CheckResult } from './check-result.ts';

/** A job that is due longer than this waits for a worker that isn't there, or is far behind. */
const lateMinutes = 5;

/** The database's results, and what other checks need to know of it. */
export interface DatabaseResults {
  readonly results: readonly CheckResult[];
  /** Whether somebody has used the product already. */
  readonly isInUse: boolean;
  /** Paths of the newest photos' objects; empty if row-level security hides them. */
  readonly newestObjects: readonly string[];
  /** The fingerprint of the signing secret in use; null if none is noted, nobody is known by it, or nothing could be read. */
  readonly secretInUse: string | null;
}

export async function checkDatabase(
  config: Config,
  log: Logger,
  signal: AbortSignal,
  now: () => number,
): Promise<DatabaseResults> {
  const what = 'Database';
  const nothing = { isInUse: false, newestObjects: [], secretInUse: null };
  let located: LocatedDatabase;
  try {
    located = await reachDatabase(config, log, signal);
  } catch (error) {
    const isNew = error instanceof EmbeddedPostgresError && error.code === 'no_database';
    const finding = isNew
      ? ok(what, 'none yet: the first start makes it')
      : fail(what, reason(error));
    return { results: [finding], ...nothing };
  }
  try {
    return await examine(located, now);
  } catch (error) {
    const why = reason(error);
    const advice =
      config.database === null || why.startsWith('DATABASE_')
        ? ''
        : ' Check that it runs, and DATABASE_URL and DATABASE_OWNER_URL.';
    return { results: [fail(what, `${why}${advice}`)], ...nothing };
  } finally {
    await located.stop();
  }
}

async function examine(located: LocatedDatabase, now: () => number): Promise<DatabaseResults> {
  const results: CheckResult[] = [];
  const { pending, isNewer, isOlder } = await readMigrationState(located.owner);
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...located.owner });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set search_path = pg_catalog, pg_temp');
    results.push(await checkServer(client), await checkClock(async () => readClock(client), now));
    if (isNewer) {
      results.push(
        fail(
          'Migrations',
          'a newer version of the product migrated this database. Start that version, or restore a backup from before the upgrade.',
        ),
      );
    } else if (isOlder) {
      results.push(fail('Migrations', new DatabaseIsOlder().message));
    } else if (pending.length > 0) {
      results.push(
        warn(
          'Migrations',
          `to run: ${pending.join(', ')}. Back up; then npm run migrate, or the next start, runs them.`,
        ),
      );
    } else {
      results.push(ok('Migrations', 'all run'));
    }
    if (pending.length > 0 || isNewer || isOlder)
      return { results, isInUse: false, newestObjects: [], secretInUse: null };
    results.push(await checkLogin(located));
    const processes = await countListeners(located.session).catch((error: unknown) => {
      const isApart = located.session.connectionString !== located.application.connectionString;
      throw explainRefusal(isApart ? 'DATABASE_SESSION_URL' : 'DATABASE_URL', error);
    });
    results.push(
      ok(
        'Processes',
        processes === 0 ? "the product isn't running" : `${processes} of the product running`,
      ),
    );
    results.push(...(await checkQueue(client, processes > 0)));
    const secretInUse = (await isKnownByNobody(client))
      ? null
      : await asTableOwner(client, () => readSecretInUse(client));
    return { results, ...(await look(client, results)), secretInUse };
  } finally {
    await client.end();
  }
}

async function asTableOwner<Result>(
  client: pg.Client,
  read: () => Promise<Result>,
): Promise<Result> {
  await client.query('set role dss_owner');
  const result = await read();
  await client.query('reset role');
  return result;
}

async function checkServer(client: pg.Client): Promise<CheckResult> {
  const { rows } = await client.query<{
    version: string;
    used: number;
    most: number;
  }>(
    `select current_setting('server_version') as version,
       (select sum(numbackends)::int from pg_stat_database) as used,
       current_setting('max_connections')::int as most`,
  );
  const [{ version, used, most } = { version: '?', used: 0, most: 1 }] = rows;
  const what = 'Database';
  const connections = `${used} of ${most} connections in use`;
  return used > most * 0.9
    ? warn(
        what,
        `PostgreSQL ${version}, ${connections}. Raise max_connections, or put a pooler before it.`,
      )
    : ok(what, `PostgreSQL ${version}, ${connections}`);
}

async function readClock(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  );
  return rows[0]?.at ?? Number.NaN;
}

async function checkLogin({ application }: LocatedDatabase): Promise<CheckResult> {
  const { pool, close } = openPool(
    { connectionTimeoutMillis: 10_000, ...application, max: 1 },
    () => undefined,
  );
  try {
    await assertRestrictedLogin(pool);
    return ok('Login', 'row-level security holds for it');
  } catch (error) {
    return fail('Login', reason(error));
  } finally {
    await close();
  }
}

async function checkQueue(client: pg.Client, runs: boolean): Promise<CheckResult[]> {
  const what = 'Jobs';
  const { rows } = await client
    .query<{ waiting: number; late: number; failed: number }>(
      `select count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - make_interval(mins => ${lateMinutes}))::int as late,
       count(*) filter (where attempts >= max_attempts)::int as failed
     from graphile_worker._private_jobs`,
    )
    .catch(() => ({ rows: [] }));
  const [counts] = rows;
  // Without its tables: nothing was ever queued.
  if (counts === undefined) return [ok(what, 'none')];
  const { waiting, late, failed } = counts;
  const results: CheckResult[] = [];
  if (runs && late > 0) {
    results.push(
      warn(
        what,
        `${late} of ${waiting} have been due for more than ${lateMinutes} minutes. Start a worker, or more of them.`,
      ),
    );
  } else {
    results.push(ok(what, `${waiting} waiting`));
  }
  if (failed > 0)
    results.push(warn(what, `${failed} failed for good. /ops lists them, with their reasons.`));
  return results;
}

/** What only a login that sees every row can tell. */
async function look(
  client: pg.Client,
  results: CheckResult[],
): Promise<Pick<DatabaseResults, 'isInUse' | 'newestObjects'>> {
  const { rows } = await client.query<{ sees_all: boolean }>(
    'select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user',
  );
  if (rows[0]?.sees_all !== true) {
    results.push(
      warn(
        'Backups',
        'npm run backup needs a DATABASE_OWNER_URL that sees every row: a superuser, or a login with BYPASSRLS.',
      ),
    );
    return { isInUse: false, newestObjects: [] };
  }
  const { rows: used } = await client.query<{ used: boolean }>(
    'select exists (select from public.visitors) as used',
  );
  const { rows: newest } = await client.query<{ path: string }>(
    'select thumbnail_path as path from public.images where deleted_at is null order by created_at desc limit 5',
  );
  return { isInUse: used[0]?.used === true, newestObjects: newest.map(({ path }) => path) };
}
