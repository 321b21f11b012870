import type pg from 'pg';

/**
 * What protects the rows: owners, rights, policies, triggers, constraints, functions, and whether row-level security is forced. Rights
 * that an owner has by default count as if they had been granted.
 */
export async function everyProtection(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (
       select format('table %s.%s %s %s %s %s', n.nspname, relname, pg_get_userbyid(relowner), relrowsecurity, relforcerowsecurity,
           array(select unnest(coalesce(relacl, acldefault('r', relowner)))::text order by 1))
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind in ('r', 'S', 'v')
       union all select format('column %s.%s.%s %s', n.nspname, relname, attname, array(select unnest(attacl)::text order by 1))
         from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = c.relnamespace where attacl is not null
       union all select format('policy %s', p::text) from pg_policies p
       union all select format('trigger %s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid))
         from pg_trigger where not tgisinternal
       union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       union all select format('function %s %s %s', pg_get_userbyid(proowner), array(select unnest(proacl)::text order by 1),
           case when prokind = 'f' then pg_get_functiondef(p.oid) end)
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'graphile_worker')
       union all select format('schema %s %s', nspname, array(select unnest(coalesce(nspacl, acldefault('n', nspowner)))::text order by 1))
         from pg_namespace where nspname in ('app', 'auth', 'drizzle', 'graphile_worker')
     ) of_all (line) where line !~ '^\\w+ (pg_catalog|information_schema|pg_toast)\\.' order by 1`,
  );
  return rows.map(({ line }) => line);
}
