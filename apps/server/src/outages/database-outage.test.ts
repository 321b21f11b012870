import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analysisJobSchema, propertySchema } from '@dss/domain';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DatabaseUnavailable, openDatabase, type Database } from '../db/index.ts';
import { addPhoto, putPhoto } from '../photos/testing/uploads.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { createVisitorClient, type VisitorClient } from '../testing/client.ts';
import { createTestDatabase, placeDatabase } from '../testing/database.ts';
import { expectError } from '../testing/errors.ts';
import { writePages } from '../testing/pages.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import {
  freePort,
  runServerProcess,
  whenReady,
  type RunningServer,
} from '../testing/running-server.ts';
import { outageOf } from './index.ts';

const log = pino({ level: 'silent' });
const patience = { timeout: 60_000, interval: 50 };

describe('the product while its database is down', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let server: RunningServer;
  let visitor: VisitorClient;
  let property: string;

  const startPostgres = () =>
    startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log });
  const isReady = async () => expect((await visitor.fetch('/readyz')).status).toBe(200);
  const job = async () => {
    const response = await visitor.fetch(`/api/properties/${property}/analysis-job`);
    return z.object({ job: analysisJobSchema }).parse(await response.json()).job;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dss-outage-'));
    placeDatabase(path.join(folder, 'database'));
    postgres = await startPostgres();
    const port = await freePort();
    const urlFor = (login: string) =>
      `postgres://${login}@localhost:${postgres.port}/${postgres.database}?host=${encodeURIComponent(postgres.socketDir)}`;
    server = runServerProcess({
      webDirectory: await writePages(folder),
      dataDir: path.join(folder, 'data'),
      port,
      settings: {
        DATABASE_URL: urlFor('dss_app'),
        DATABASE_OWNER_URL: urlFor(postgres.superuser),
      },
    });
    visitor = await createVisitorClient(await whenReady(server));
    const created = await visitor.send('POST', '/api/properties', { address: '1 Test Way' });
    property = propertySchema.parse(await created.json()).id;
    for (const name of ['front', 'back']) {
      await addPhoto(visitor, property, name, await tinyJpeg('#448844'));
    }
  }, 120_000);

  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('says so, losing no job or photo until it is back', async () => {
    const started = await visitor.fetch('/functions/v1/analyze_v2', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ property_id: property }),
    });
    expect(started.status).toBe(202);
    await postgres.stop();

    const late = await tinyJpeg('#884444');
    const refused = [
      await visitor.fetch(`/api/properties/${property}`),
      await visitor.send('POST', '/api/properties', { address: '2 Test Way' }),
      await putPhoto(visitor, property, 'late', late),
    ];
    for (const response of refused) {
      expect(response.headers.get('Retry-After')).toBe('5');
      await expectError(response, 'database_unavailable');
    }
    const whole = await Promise.all(['/healthz', '/'].map((address) => visitor.fetch(address)));
    expect(whole.map(({ status }) => status)).toEqual([200, 200]);
    const unready = await vi.waitFor(async () => {
      const response = await visitor.fetch('/readyz');
      expect(response.status).toBe(503);
      return response;
    }, patience);
    expect(await unready.json()).toMatchObject({ database: 'failed', storage: 'ok' });

    postgres = await startPostgres();
    await vi.waitFor(isReady, patience);
    await addPhoto(visitor, property, 'late', late);
    await vi.waitFor(async () => expect(await job()).toMatchObject({ status: 'done' }), patience);
    expect(server.stdout().match(/^ready /gm)).toHaveLength(1);
  }, 180_000);

  it('logs each refused request in one line, without a stack', async () => {
    const lines = server.stderr().split('\n');
    const refusals = lines.filter((line) => line.includes('request failed'));

    expect(refusals).toHaveLength(3);
    for (const line of refusals) {
      expect(line).toContain('"outage":"database_unavailable"');
      expect(line).not.toContain('stack');
    }
    expect(lines.filter((line) => line.includes('"stack"')).length).toBeLessThan(20);
  });

  it('says so when all connections are taken, then works once one is free', async () => {
    const others: pg.Client[] = [];
    const isFull = async () => {
      const client = new pg.Client(postgres.connection(postgres.superuser));
      client.on('error', () => undefined);
      try {
        await client.connect();
        others.push(client);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ code: '53300' });
        return true;
      }
    };
    while (!(await isFull())) continue;

    // So that no request is done before the others need a connection, too.
    await others[0]?.query('begin; lock table properties in access exclusive mode');
    const asked = Array.from({ length: 30 }, () => visitor.fetch(`/api/properties/${property}`));
    await Promise.race(asked);
    await others[0]?.query('rollback');
    const answers = await Promise.all(asked);
    await Promise.all(others.map((client) => client.end()));

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const response of refused) await expectError(response, 'database_unavailable');
    await vi.waitFor(isReady, patience);
    expect((await visitor.fetch(`/api/properties/${property}`)).status).toBe(200);
  }, 180_000);
});

describe('a pool of connections', () => {
  const use = (db: Database) => db.asActor(null, () => Promise.resolve());

  it('lets nobody wait longer than its limit while all of them are in use', async () => {
    const database = await createTestDatabase();
    const limits = { max: 1, connectionTimeoutMillis: 100, idleTimeoutMillis: 0 };
    const db = openDatabase({ ...database.connection, ...limits }, log);
    // To connect may take longer than the limit. From here on, the one connection is there.
    await vi.waitFor(() => use(db), patience);
    const held = Promise.withResolvers<void>();
    const holding = db.asActor(null, () => held.promise);
    try {
      await expect(use(db)).rejects.toThrow(DatabaseUnavailable);
      await expect(use(db).catch(outageOf)).resolves.toBe('database_unavailable');
      held.resolve();
      await holding;
      await expect(use(db)).resolves.toBeUndefined();
    } finally {
      await db.close();
      await database.close();
    }
  });

  it('loses no place to connections that break while they are taken', async () => {
    const database = await createTestDatabase();
    const limits = { max: 2, connectionTimeoutMillis: 2000, application_name: 'cut' };
    const db = openDatabase({ ...database.connection, ...limits }, log);
    try {
      for (let round = 0; round < 10; round += 1) {
        await vi.waitFor(() => Promise.all([use(db), use(db)]), patience);
        const cutting = database.admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut'`,
        );
        for (const result of await Promise.allSettled([use(db), use(db), cutting])) {
          if (result.status === 'rejected') {
            expect(result.reason).toBeInstanceOf(DatabaseUnavailable);
          }
        }
      }
      await vi.waitFor(() => Promise.all([use(db), use(db)]), patience);
    } finally {
      await db.close();
      await database.close();
    }
  });
});
