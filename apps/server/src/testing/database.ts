import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject, vi } from 'vitest';
import { openDatabase, tables, type Actor, type Database } from '../db/index.ts';
import { applicationLogin, templateDatabase } from './postgres-cluster.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Connection of the application's login; for a queue, add its role. */
  readonly connection: pg.PoolConfig;
  /** A superuser's connection, to bypass row-level security or change times in rows. */
  readonly admin: pg.Client;
  newVisitor(): Promise<Actor>;
  /** Creates a property of `owner` and returns its id. */
  newProperty(owner: Actor): Promise<string>;
  close(): Promise<void>;
}

/** A new, migrated database on this test run's real PostgreSQL, used with the application's own login. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { host, port, superuser } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = new pg.Client({ host, port, user: superuser, database: 'postgres' });
  await maintenance.connect();
  await maintenance.query(`select pg_advisory_lock(hashtext('copy the template'))`);
  // Copying the files takes a third of the processor time of the default, which writes each page to the log.
  await maintenance.query(
    `create database ${name} template ${templateDatabase} strategy file_copy`,
  );
  await maintenance.query(`select pg_advisory_unlock(hashtext('copy the template'))`);

  const admin = new pg.Client({ host, port, user: superuser, database: name });
  await admin.connect();
  await admin.query(`grant create on database ${name} to dss_owner`);

  const connection = { host, port, user: applicationLogin.name, database: name };
  const db = openDatabase(connection, pino({ level: 'silent' }));

  return {
    db,
    connection,
    admin,
    newVisitor: async () => {
      const actor: Actor = { kind: 'visitor', id: randomUUID() };
      await db.asActor(actor, (tx) => tx.insert(tables.visitors).values({ id: actor.id }));
      return actor;
    },
    newProperty: async (owner) => {
      const id = randomUUID();
      await db.asActor(owner, (tx) =>
        tx
          .insert(tables.properties)
          .values({ id, address: '1 Test Way', addressFormatted: '1 Test Way' }),
      );
      return id;
    },
    close: async () => {
      await db.close();
      await admin.end();
      await dropDatabase(maintenance, name);
      await maintenance.end();
    },
  };
}

/**
 * Drops a database whose pools were ended, once their connections are closed, too, for which `pool.end()` doesn't wait. To drop it
 * by force would cut them, and a pool without a listener ends the process then.
 */
export async function dropDatabase(maintenance: pg.Client, name: string): Promise<void> {
  // PostgreSQL itself waits five seconds for other connections.
  await vi.waitFor(() => maintenance.query(`drop database ${name}`));
}

/**
 * Gives a new data folder the migrated database of an earlier run. For tests that are not about the first start, which takes
 * ten times as long.
 */
export function placeDatabase(dataDir: string): void {
  const cluster = path.join(dataDir, 'postgres');
  // Made before, because a copied folder can be read by others, which PostgreSQL refuses.
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  cpSync(inject('postgres').stoppedCluster, cluster, { recursive: true });
}
