import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { z } from 'zod';
import {
  copyRowsIn,
  copyRowsOut,
  lastVersionWithEarlierMigrations,
  readJournal,
  updateSchema,
} from '../db/index.ts';
import { letterObject, objectsOf } from '../photos/object-paths.ts';
import type { Backup, BackupWriter, CheckedBackup } from './backup-folder.ts';
import { BackupRefused } from './refused.ts';

/** A photo's objects, by their paths in the store. */
export interface BackedUpPhoto {
  readonly id: string;
  readonly objects: readonly { readonly path: string; readonly sha256: string | null }[];
}

export type CopiedDatabase = Pick<
  Backup,
  'takenAt' | 'postgres' | 'migration' | 'queueMigration' | 'tables' | 'sequences'
> & { readonly photos: readonly BackedUpPhoto[] };

const ourSchemas = ['public', 'auth', 'graphile_worker', 'drizzle'] as const;
/** The locks that migrations of the product and of its queue take. */
const migrationLocks = ['dss migrations', 'dss queue'] as const;

/** Connects with the login that runs the migrations, if row-level security hides nothing from it. @throws BackupRefused */
export async function connectToEverything(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: 10_000,
    ...owner,
    application_name: 'dss_backup',
  });
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // By default PostgreSQL first searches a schema named like the login, which anyone may have created.
    await client.query('set search_path = pg_catalog, pg_temp');
    // Rows that a policy hides are then an error instead of missing.
    await client.query('set row_security = off');
    const { rows } = await client.query<{ sees_all: boolean; login: string }>(
      'select rolsuper or rolbypassrls as sees_all, current_user as login from pg_roles where rolname = current_user',
    );
    if (rows[0]?.sees_all !== true) {
      const login = client.escapeIdentifier(rows[0]?.login ?? '');
      throw new BackupRefused(
        `Row-level security hides homes from the login of DATABASE_OWNER_URL, so it can't back them up or restore them. Let a superuser run: alter role ${login} bypassrls`,
      );
    }
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Copies every row of the product's tables as of one moment, while others go on writing.
 * @param client from `connectToEverything`
 * @param onSnapshot is given the name by which others can look at the same moment
 * @returns null if the database isn't this product's
 */
export async function copyDatabaseOut(
  client: pg.Client,
  writer: BackupWriter,
  signal: AbortSignal,
  onSnapshot: (name: string) => Promise<void>,
): Promise<CopiedDatabase | null> {
  // A migration in between would show tables of one version with rows of another.
  for (const lock of migrationLocks) {
    await client.query('select pg_advisory_lock_shared(hashtext($1))', [lock]);
  }
  await client.query('begin isolation level repeatable read, read only');
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === '__drizzle_migrations')) return null;
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  const { rows: moments } = await client.query<{ now: Date; version: string; snapshot: string }>(
    // A server that shows an earlier moment, as one that is restored to a minute does, is still in recovery.
    `select case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() else now() end as now, current_setting('server_version') as version, pg_export_snapshot() as snapshot`,
  );
  const [moment] = moments;
  if (moment === undefined) throw new Error('the database tells no time');
  await onSnapshot(moment.snapshot);
  const [migration, queueMigration] = await readVersions(client);

  const copied: Backup['tables'] = [];
  for (const table of tables) {
    signal.throwIfAborted();
    const file = `tables/${table.schema}.${table.name}.copy.gz`;
    const rows = copyRowsOut(client, `copy ${quotedWithColumns(table)} to stdout`);
    const packed = createGzip();
    await Promise.all([pipeline(rows, packed), writer.add(file, packed)]);
    copied.push({ ...table, rows: rows.copied, file });
  }
  const photos = await listPhotos(client);
  // Sequences don't belong to the transaction: read after the rows, they have counted at least as far.
  const sequences = await listSequences(client);
  await client.query('commit');
  await client.query('select pg_advisory_unlock_all()');
  return {
    takenAt: moment.now.toISOString(),
    postgres: moment.version,
    migration,
    queueMigration,
    tables: copied,
    sequences,
    photos,
  };
}

/** Of these photos, the ones that still exist and haven't been deleted. */
export async function stillThere(
  client: pg.Client,
  photoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (
       select id, property_id from public.images where deleted_at is null
       union all
       select letter_id, property_id from public.insurer_notices
     ) photo
     where id = any ($1::uuid[]) and property_id not in (select property_id from public.deleted_properties)`,
    [photoIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Deletions that happened after the moment of a backup. */
export interface Deletions {
  readonly photos: readonly string[];
  readonly properties: readonly string[];
  readonly actors: readonly { readonly kind: 'visitor' | 'user'; readonly id: string }[];
}

/**
 * Replaces all rows of a database that has the tables of the backup's version, and brings it to this one, in one transaction: all of it
 * or nothing.
 * @param client from `connectToEverything`; its database is as `makeEarlierTables` leaves it, without triggers, because the rows already
 * include what those would add
 * @param deletions deleted again in the same transaction: hidden at once, and purged by the product's next start
 */
export async function copyDatabaseIn(
  client: pg.Client,
  { backup, open }: CheckedBackup,
  deletions: Deletions,
  signal: AbortSignal,
): Promise<void> {
  const [, queueMigration] = await readVersions(client);
  if (queueMigration !== backup.queueMigration) {
    throw new BackupRefused(
      `The backup's job queue is of version ${backup.queueMigration}, this product's of ${queueMigration}. Restore it with the version of the product that made it, and upgrade afterward.`,
    );
  }
  const tables = inOrderOfReferences(backup.tables, await listReferences(client));
  await client.query('begin');
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  for (const table of tables) {
    signal.throwIfAborted();
    const packed = open(table.file).stream;
    const unpacked = createGunzip();
    const statement = `copy ${quotedWithColumns(table)} from stdin`;
    const [rows] = await Promise.all([
      copyRowsIn(client, statement, unpacked),
      pipeline(packed, unpacked),
    ]);
    if (rows !== table.rows) {
      throw new Error(`${table.name} got ${rows} rows instead of ${table.rows}`);
    }
  }
  for (const { schema, name, value, called } of backup.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      quoted({ schema, name }),
      value,
      called,
    ]);
  }
  await updateSchema(client);
  await repeatDeletions(client, deletions);
  await client.query('commit');
  await client.query('analyze');
}

async function repeatDeletions(
  client: pg.Client,
  { photos, properties, actors }: Deletions,
): Promise<void> {
  // The product's own functions run under its policies, as they do for a request.
  await client.query('set local row_security = on');
  // So long ago that nobody can undo it.
  const at = `now() - interval '1 day'`;
  await client.query(
    `update public.images set deleted_at = ${at} where id = any ($1::uuid[]) and deleted_at is null`,
    [photos],
  );
  await client.query(
    'update public.insurer_notices set letter_id = null where letter_id = any ($1::uuid[])',
    [photos],
  );
  await client.query(
    `insert into public.deleted_properties (property_id, deleted_at)
     select id, ${at} from public.properties where id = any ($1::uuid[])
     on conflict (property_id) do update set deleted_at = excluded.deleted_at`,
    [properties],
  );
  for (const { kind, id } of actors) {
    await client.query(
      `select set_config('app.actor_kind', $1, true), set_config('app.actor_id', $2, true)`,
      [kind, id],
    );
    await client.query(`select app.erase_actor(${at})`);
    if (kind === 'user') await client.query('delete from auth.users where id = $1', [id]);
  }
}

/** Whether the database has nothing that belongs to anybody, or none of our tables; and its newest migration, or 0. */
export async function describeTarget(
  client: pg.Client,
): Promise<{ readonly isEmpty: boolean; readonly migration: number }> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as ours`,
  );
  if (rows[0]?.ours !== true) return { isEmpty: true, migration: 0 };
  const known = await listTables(client);
  let isEmpty = true;
  for (const [schema, name] of [
    ['public', 'visitors'],
    ['public', 'properties'],
    ['public', 'images'],
    ['public', 'leads'],
    ['auth', 'users'],
  ] as const) {
    if (!known.some((table) => table.schema === schema && table.name === name)) continue;
    const { rowCount } = await client.query(`select from ${quoted({ schema, name })} limit 1`);
    isEmpty &&= rowCount === 0;
  }
  const { rows: newest } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return { isEmpty, migration: Number(newest[0]?.newest ?? 0) };
}

/**
 * How many migrations lead to the backup's version.
 * @throws BackupRefused if this product doesn't know it
 */
export async function countMigrations({ migration }: Backup): Promise<number> {
  const journal = await readJournal();
  const index = journal.findIndex(({ when }) => when === migration);
  if (index >= 0) return index + 1;
  throw new BackupRefused(
    migration < Math.min(...journal.map(({ when }) => when))
      ? `The backup was made by a version of the product that this one can't upgrade. Restore it with the version of commit ${lastVersionWithEarlierMigrations}, and start this one on what that leaves.`
      : 'The backup was made by a newer version of the product. Restore it with that version or a newer one.',
  );
}

interface Named {
  readonly schema: string;
  readonly name: string;
}

async function listTables(client: pg.Client): Promise<Array<Named & { columns: string[] }>> {
  const { rows } = await client.query<Named & { columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname = any ($1)
     group by 1, 2 order by 1, 2`,
    [ourSchemas],
  );
  return rows;
}

async function listSequences(client: pg.Client): Promise<Backup['sequences']> {
  const { rows } = await client.query<Named>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1, 2`,
    [ourSchemas],
  );
  const sequences: Backup['sequences'] = [];
  for (const sequence of rows) {
    const { rows: read } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    );
    const [state] = read;
    if (state !== undefined) sequences.push({ ...sequence, ...state });
  }
  return sequences;
}

async function readVersions(client: pg.Client): Promise<[migration: number, queue: number]> {
  const { rows } = await client.query<{ migration: string; queue: number }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations) as migration,
       (select max(id) from graphile_worker.migrations) as queue`,
  );
  return [Number(rows[0]?.migration ?? 0), rows[0]?.queue ?? 0];
}

const photoRow = z.object({
  id: z.string(),
  sourceUrl: z.string(),
  workingPath: z.string(),
  thumbnailPath: z.string(),
  sha256: z.string(),
  workingSha256: z.string().nullable(),
});

async function listPhotos(client: pg.Client): Promise<BackedUpPhoto[]> {
  const { rows } = await client.query(
    `select id, source_url as "sourceUrl", working_path as "workingPath", thumbnail_path as "thumbnailPath",
       sha256, working_sha256 as "workingSha256" from public.images order by property_id, id`,
  );
  return [...rows.map(photoOf), ...(await listLetters(client))];
}

function photoOf(row: unknown): BackedUpPhoto {
  const photo = photoRow.parse(row);
  const hashes = [photo.sha256, photo.workingSha256, null];
  return {
    id: photo.id,
    objects: objectsOf(photo).map((path, index) => ({ path, sha256: hashes[index] ?? null })),
  };
}

const letterRow = z.object({ propertyId: z.string(), letterId: z.string() });

/** The photos of insurers' letters, a file each. */
async function listLetters(client: pg.Client): Promise<BackedUpPhoto[]> {
  const { rows } = await client.query(
    `select property_id as "propertyId", letter_id as "letterId" from public.insurer_notices
     where letter_id is not null order by property_id, letter_id`,
  );
  return rows.map((row) => {
    const { propertyId, letterId } = letterRow.parse(row);
    return { id: letterId, objects: [{ path: letterObject(propertyId, letterId), sha256: null }] };
  });
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Foreign keys, as `schema.table` names. */
async function listReferences(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.nspname || '.' || c.relname as from, t.nspname || '.' || d.relname as to
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace f on f.oid = c.relnamespace
     join pg_class d on d.oid = k.confrelid join pg_namespace t on t.oid = d.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return rows;
}

/** Tables behind those that they refer to, so that each foreign key is checked with its rows. */
function inOrderOfReferences<Table extends Named>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  while (left.size > 0) {
    const ready = [...left].filter(
      ([name]) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const [name, table] of ready) {
      ordered.push(table);
      left.delete(name);
    }
  }
  return ordered;
}

function quoted({ schema, name }: Named): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

function quotedWithColumns(table: Named & { readonly columns: readonly string[] }): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `${quoted(table)} (${columns})`;
}
