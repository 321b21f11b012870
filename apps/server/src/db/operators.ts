import type pg from 'pg';
import { withOwnerClient } from './owner-client.ts';

/** The outcome of naming or removing an operator. */
export type OperatorOutcome = 'changed' | 'unchanged' | 'no_account' | 'no_tables';

/**
 * Makes an account an operator's, or no longer.
 * @param owner connection of the login that runs the migrations: no request and no job may do this
 */
export async function setOperator(
  owner: pg.ClientConfig,
  { email, isOperator }: { readonly email: string; readonly isOperator: boolean },
): Promise<OperatorOutcome> {
  return asOwner(owner, 'no_tables', async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from auth.users where email = lower($1) and email_verified',
      [email],
    );
    const id = rows[0]?.id;
    if (id === undefined) return 'no_account';
    const { rowCount } = await client.query(
      isOperator
        ? 'insert into auth.operators (user_id) values ($1) on conflict do nothing'
        : 'delete from auth.operators where user_id = $1',
      [id],
    );
    return rowCount === 0 ? 'unchanged' : 'changed';
  });
}

/** The addresses of all operators, in order; null without our tables. */
export async function listOperators(owner: pg.ClientConfig): Promise<readonly string[] | null> {
  return asOwner(owner, null, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      'select email from auth.operators named join auth.users u on u.id = named.user_id order by email',
    );
    return rows.map(({ email }) => email);
  });
}

async function asOwner<Result, Otherwise>(
  owner: pg.ClientConfig,
  withoutTables: Otherwise,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result | Otherwise> {
  return withOwnerClient({ connectionTimeoutMillis: 10_000, ...owner }, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from pg_roles where rolname = 'dss_owner') and to_regclass('auth.operators') is not null as found`,
    );
    if (rows[0]?.found !== true) return withoutTables;
    await client.query('set role dss_owner');
    return work(client);
  });
}
