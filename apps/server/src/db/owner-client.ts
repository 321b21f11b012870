import pg from 'pg';

/** A connection of the login that runs the migrations, for as long as `work` takes. */
export async function withOwnerClient<Result>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(owner);
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // By default PostgreSQL first searches a schema named like the login, which anyone may have created.
    await client.query('set search_path = pg_catalog, pg_temp');
    return await work(client);
  } finally {
    await client.end();
  }
}
