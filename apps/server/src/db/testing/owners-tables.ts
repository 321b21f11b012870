import type pg from 'pg';

/** A table that holds what belongs to somebody, as `schema.table`. */
export interface OwnersTable {
  readonly name: string;
  /** Columns that lead to whose it is; a row in which all are null belongs to nobody. */
  readonly references: readonly string[];
}

/**
 * All tables with what belongs to an owner, from the database's catalog: those of properties, accounts and visitors, what refers to one
 * of them by a foreign key, however indirectly, and what names one without such a key.
 */
export async function ownersTables(admin: pg.ClientBase): Promise<readonly OwnersTable[]> {
  const { rows } = await admin.query<OwnersTable>(`
    with recursive owned(id, leads_by) as (
      select unnest(array['public.properties', 'auth.users', 'public.visitors']::regclass[])::oid, 'id'::name
      union
      select a.attrelid, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and a.attname in ('property_id', 'user_id', 'actor_id') and not a.attisdropped
      union
      select k.conrelid, a.attname
      from owned join pg_constraint k on k.contype = 'f' and k.confrelid = owned.id
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    )
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(distinct owned.leads_by::text) as references
    from owned join pg_class c on c.oid = owned.id join pg_namespace n on n.oid = c.relnamespace
    group by 1 order by 1`);
  return rows;
}
