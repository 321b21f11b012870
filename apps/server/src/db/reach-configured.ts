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
  let client: pg.Client | null = null;
  try {
    // Reads the certificates that the address names.
    client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
    // The query that fails reports it; without a listener the process would end.
    client.on('error', () => undefined);
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
    await client?.end().catch(() => undefined);
  }
}

/** What a failed connection means for the setting it came from; other errors are returned as they are. */
export function explainRefusal(setting: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why =
    error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : messageOf(error);
  const refuse = (text: string) => new DatabaseRefused(`${setting}: ${text}`, { cause: error });
  if (code.startsWith('28') && why.endsWith('no encryption')) {
    return refuse(`PostgreSQL wants encryption (${why}). Add ?sslmode=verify-full to the address.`);
  }
  if (code.startsWith('28')) {
    return refuse(
      `PostgreSQL refuses its login (${why}). Check the name and the password, with special characters percent-encoded.`,
    );
  }
  if (code === '3D000') return refuse(`${why}. Create it first.`);
  if (/CERT|SIGNATURE/.test(code)) {
    return refuse(
      `PostgreSQL's certificate is not trusted (${why}). Name its authority's file in sslrootcert, and the host that it is for.`,
    );
  }
  if (why.includes('does not support SSL')) {
    return refuse('PostgreSQL has no TLS there. Turn it on with ssl = on, or leave sslmode out.');
  }
  if (code === 'ENOENT' && why.includes('open ')) {
    return refuse(`a file that the address names is not there (${why}).`);
  }
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
