import type pg from 'pg';

/** Every row of every table but the system's, as text, by `schema.table`; generated columns included. */
export async function everyRow(client: pg.Client): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  );
  const everything: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select stored::text as row from ${name} stored order by 1`,
    );
    everything[name] = rows.map(({ row }) => row);
  }
  return everything;
}

/** What protects the rows: owners, rights, policies, triggers, constraints, and whether row-level security is forced. */
export async function everyProtection(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (
       select format('table %s.%s %s %s %s %s', n.nspname, relname, pg_get_userbyid(relowner), relrowsecurity, relforcerowsecurity,
           array(select unnest(relacl)::text order by 1))
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind in ('r', 'S', 'v')
       union all select format('policy %s', p::text) from pg_policies p
       union all select format('trigger %s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid))
         from pg_trigger where not tgisinternal
       union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       union all select format('function %s %s %s', p.oid::regprocedure, pg_get_userbyid(proowner), prosecdef)
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'graphile_worker')
     ) of_all (line) where line !~ '(pg_catalog|information_schema|pg_toast)\\.' order by 1`,
  );
  return rows.map(({ line }) => line);
}
