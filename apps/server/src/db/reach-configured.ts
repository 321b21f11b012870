import pg from 'pg';
import type { DatabaseConfig } from '../config/index.ts';

/** The oldest version whose SQL the migrations use. */
const neededVersion = 18;

/** A setting whose database can't be used: its message names it, says why, and what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/**
 * Connects once to a configured database.
 * @param needed the oldest version that will do
 * @throws DatabaseRefused, or an error that names the setting where nothing answers
 */
export async function assertReachable(
  { ownerUrl }: DatabaseConfig,
  needed = neededVersion,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  // The query that fails reports it; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    );
    const [{ version, number } = { version: '?', number: 0 }] = rows;
    if (number < needed * 10_000) {
      throw new DatabaseRefused(
        `DATABASE_URL: PostgreSQL ${version} is too old. Upgrade it to ${needed}, or leave DATABASE_URL and DATABASE_OWNER_URL unset for the embedded one.`,
      );
    }
  } catch (error) {
    throw explainRefusal('DATABASE_OWNER_URL', error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a failed connection means for the setting it came from; other errors are returned as they are. */
export function explainRefusal(setting: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why =
    error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : messageOf(error);
  if (code.startsWith('28')) {
    return new DatabaseRefused(
      `${setting}: PostgreSQL refuses its login (${why}). Check the name and the password, with special characters percent-encoded.`,
      { cause: error },
    );
  }
  if (code === '3D000') return new DatabaseRefused(`${setting}: ${why}. Create it first.`);
  if (/^E[A-Z]+$/.test(code) || /timeout/.test(why)) {
    // That may pass: the settings may be right.
    return new Error(
      `${setting}: no PostgreSQL answers there (${why}). Check that it runs, and the address.`,
    );
  }
  return error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
