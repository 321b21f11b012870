import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A change of the tables, as `drizzle-kit generate` writes it. */
export interface Migration {
  /** Its file's name. */
  readonly tag: string;
  /** Milliseconds since 1970; by which a database knows the migration. */
  readonly when: number;
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** All migrations of this version of the product, oldest first. */
export async function readJournal(): Promise<readonly Migration[]> {
  const text = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text)).entries;
}

/** When the newest migration that the database has was written; null without any. */
export async function newestApplied(client: pg.ClientBase): Promise<number | null> {
  const { rows: found } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (found[0]?.known !== true) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : Number(newest);
}

/** @param client in a transaction as `dss_owner`, which makes tables where its search path begins */
export async function runMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     )`,
  );
  for (const { tag, when } of migrations) {
    const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
    await client.query(sql);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [createHash('sha256').update(sql).digest('hex'), when],
    );
  }
}
