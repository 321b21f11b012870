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
