import type pg from 'pg';
import { explainRefusal } from './reach-configured.ts';

/** The application's login: it may assume the restricted roles and has no rights of its own. */
export interface ApplicationLogin {
  readonly name: string;
  /** Undefined if the connection needs none (a private Unix socket). */
  readonly password: string | undefined;
}

/** Without a login. */
export const restrictedRoles = [
  'dss_owner',
  'dss_visitor',
  'dss_worker',
  'dss_purge',
  'dss_queue',
  'dss_operator',
  'dss_accounts',
] as const;

/**
 * Creates the roles and the two schemas that must exist before the migrations. Safe to repeat.
 * @param client connected as a superuser, or as a login with CREATEROLE that owns the database
 */
export async function prepareRoles(client: pg.Client, login: ApplicationLogin): Promise<void> {
  await client.query('begin');
  // Several servers may start at the same time, and roles belong to the whole cluster.
  await client.query(`select pg_advisory_xact_lock(hashtext('dss roles'))`);
  const existing = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const names = new Set(existing.rows.map((row) => row.rolname));
  for (const role of restrictedRoles) {
    if (!names.has(role)) await client.query(`create role ${role} nologin`);
    await client.query(`grant ${role} to current_user with set true`);
  }
  const loginName = client.escapeIdentifier(login.name);
  if (!names.has(login.name)) {
    const password =
      login.password === undefined ? '' : `password ${client.escapeLiteral(login.password)}`;
    await client.query(`create role ${loginName} login noinherit ${password}`);
  }
  await client.query(
    `grant dss_visitor, dss_worker, dss_purge, dss_queue, dss_operator, dss_accounts to ${loginName} with inherit false, set true`,
  );
  await client.query('grant dss_queue to dss_owner with inherit false, set true');
  const database = await client.query<{ name: string }>('select current_database() as name');
  const databaseName = client.escapeIdentifier(database.rows[0]?.name ?? '');
  await client.query(`grant create on database ${databaseName} to dss_owner`);
  // A login that can create schemas could create one named like the migrating role, which PostgreSQL would search first.
  await client.query(`revoke create on database ${databaseName} from dss_queue`);
  await client.query('revoke create on schema public from public');
  await client.query('grant usage, create on schema public to dss_owner');
  await client.query('create schema if not exists graphile_worker authorization dss_queue');
  await client.query('commit');
}

/**
 * Refuses a login that row-level security wouldn't restrict, by itself or by a role that it may assume.
 * @throws Error naming the problem
 */
export async function assertRestrictedLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ restricted: boolean }>(
      `
    select not bool_or(
      rolsuper or rolbypassrls or rolcreaterole
      or pg_catalog.pg_has_role(oid, 'dss_owner', 'member')
      or pg_catalog.has_schema_privilege(oid, 'app', 'create')
      or pg_catalog.has_schema_privilege(oid, 'public', 'create')
      or pg_catalog.has_database_privilege(oid, pg_catalog.current_database(), 'create')
      or exists (
        select from pg_catalog.pg_class
        where relowner = pg_roles.oid and relkind in ('r', 'p')
          and relnamespace = 'public'::pg_catalog.regnamespace
      )
    ) as restricted
    from pg_catalog.pg_roles where pg_catalog.pg_has_role(current_user, oid, 'member')`,
    )
    .catch((error: unknown) => {
      throw explainRefusal('DATABASE_URL', error);
    });
  if (rows[0]?.restricted !== true) {
    throw new Error(
      "DATABASE_URL must name a login that owns no table, is no superuser, has neither BYPASSRLS nor CREATEROLE, and may make nothing in the database: otherwise row-level security can't protect anybody's photos. Use a separate login there and put the owner's into DATABASE_OWNER_URL.",
    );
  }
}
