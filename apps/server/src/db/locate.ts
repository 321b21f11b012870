import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import type { ApplicationLogin } from './roles.ts';

/** Where the database is, and how its two logins connect. */
export interface LocatedDatabase {
  readonly owner: pg.ClientConfig;
  readonly application: pg.PoolConfig;
  readonly login: ApplicationLogin;
  /** Ends the database if it is our own. */
  stop(): Promise<void>;
}

const embeddedLogin: ApplicationLogin = { name: 'dss_app', password: undefined };

/** The configured database, else a PostgreSQL of our own on the data folder. */
export async function locateDatabase(
  config: Config,
  log: Logger,
  signal: AbortSignal,
  onLost: (error: Error) => void,
): Promise<LocatedDatabase> {
  if (config.database !== null) {
    const url = new URL(config.database.url);
    return {
      owner: { connectionString: config.database.ownerUrl },
      application: { connectionString: config.database.url },
      login: {
        name: decodeURIComponent(url.username),
        password: url.password === '' ? undefined : decodeURIComponent(url.password),
      },
      stop: async () => {},
    };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log, signal });
  postgres.onUnexpectedExit(onLost);
  return {
    owner: postgres.connection(postgres.superuser),
    application: postgres.connection(embeddedLogin.name),
    login: embeddedLogin,
    stop: () => postgres.stop(),
  };
}
