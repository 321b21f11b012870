import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config, DatabaseConfig } from '../config/index.ts';
import { reachEmbeddedPostgres } from '../postgres/reach-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { assertReachable } from './reach-configured.ts';
import type { ApplicationLogin } from './roles.ts';
import { UnnamedStatementsClient } from './unnamed-statements.ts';

/** Connection parameters of the database's two logins. */
export interface LocatedDatabase {
  readonly owner: pg.ClientConfig;
  readonly application: pg.PoolConfig;
  /**
   * The application's login with a session for each connection: for listening, the job queue and locks that outlive a
   * transaction.
   */
  readonly session: pg.PoolConfig;
  readonly login: ApplicationLogin;
  /** Stops the database if it is the embedded one. */
  stop(): Promise<void>;
}

const embeddedLogin: ApplicationLogin = { name: 'dss_app', password: undefined };

/**
 * The configured database, else an embedded PostgreSQL in the data folder.
 * @throws DatabaseRefused or EmbeddedPostgresError, which say what to do
 */
export async function locateDatabase(
  config: Config,
  log: Logger,
  signal: AbortSignal,
  onLost: (error: Error) => void,
): Promise<LocatedDatabase> {
  if (config.database !== null) return await configured(config.database);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log, signal });
  postgres.onUnexpectedExit(onLost);
  return embedded(postgres);
}

/** Like `locateDatabase`, for a command that may run while the product does, and never creates a database. */
export async function reachDatabase(
  config: Config,
  log: Logger,
  signal: AbortSignal,
): Promise<LocatedDatabase> {
  if (config.database !== null) return await configured(config.database);
  return embedded(await reachEmbeddedPostgres({ dataDir: config.dataDir, log, signal }));
}

async function configured(database: DatabaseConfig): Promise<LocatedDatabase> {
  await assertReachable(database);
  const { url, sessionUrl, ownerUrl, namedStatements } = database;
  const { username, password } = new URL(url);
  return {
    owner: { connectionString: ownerUrl },
    application: {
      connectionString: url,
      ...(namedStatements ? {} : { Client: UnnamedStatementsClient }),
    },
    session: { connectionString: sessionUrl },
    login: {
      name: decodeURIComponent(username),
      password: password === '' ? undefined : decodeURIComponent(password),
    },
    stop: async () => {},
  };
}

function embedded(postgres: Awaited<ReturnType<typeof reachEmbeddedPostgres>>): LocatedDatabase {
  const application = postgres.connection(embeddedLogin.name);
  return {
    owner: postgres.connection(postgres.superuser),
    application,
    session: application,
    login: embeddedLogin,
    stop: () => postgres.stop(),
  };
}
