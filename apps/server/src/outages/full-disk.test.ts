import { chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import { openAnalysisBench } from '../analysis/testing/analysis-bench.ts';
import { scriptedProvider } from '../analysis/testing/scripted-provider.ts';
import { watchReadiness, type Readiness } from '../operations/readiness.ts';
import { addPhoto, listPhotos, putPhoto } from '../photos/testing/uploads.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { expectError } from '../testing/errors.ts';
import { writePages } from '../testing/pages.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import {
  freePort,
  runServerProcess,
  whenReady,
  type RunningServer,
} from '../testing/running-server.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';

/** Uses real file systems that are really full; skipped if this user may not mount one. */
const mayMount = await canMount();

let disk: SmallDisk;

describe.skipIf(!mayMount)('photos on a full disk', () => {
  let app: TestApp;
  let readiness: Readiness;

  const startOn = async (megabytes: number, reserved: number) => {
    disk = await mountSmallDisk(megabytes);
    const store = createDiskStore(path.join(disk.folder, 'photos'), reserved);
    const answers = () => Promise.resolve();
    readiness = watchReadiness(
      { database: answers, storage: () => store.ping(), queue: answers },
      { log: pino({ level: 'silent' }), everyMs: 10, againMs: 10 },
    );
    app = await startTestApp({ store, readiness });
    const owner = await app.newVisitor();
    return { owner, property: await app.newProperty(owner) };
  };

  afterEach(async () => {
    readiness.stop();
    await app.close();
    await disk.remove();
  });

  it('are refused with their own status until there is room, leaving nothing behind', async () => {
    const { owner, property } = await startOn(8, 0);
    await addPhoto(owner, property, 'front', await tinyJpeg('#448844'));
    const before = await readdir(path.join(disk.folder, 'photos', property));
    await disk.fill();
    const bytes = await tinyJpeg('#884444');

    const refused = await putPhoto(owner, property, 'back', bytes);
    expect(refused.headers.get('Retry-After')).toBe('60');
    await expectError(refused, 'storage_full');
    expect(await readdir(path.join(disk.folder, 'photos', property))).toEqual(before);
    expect(await listPhotos(owner, property)).toHaveLength(1);
    const line = app.logLines.find((each) => each.includes('request failed'));
    expect(line).toContain('"outage":"storage_full"');
    expect(line).not.toContain('stack');

    await disk.makeRoom();
    await addPhoto(owner, property, 'back', bytes);
  });

  it('leave the space that is reserved for the database', async () => {
    const { owner, property } = await startOn(8, 9 * 1024 * 1024);

    await expectError(
      await putPhoto(owner, property, 'front', await tinyJpeg('#448844')),
      'storage_full',
    );
  });

  it("make /readyz report that it can't store photos", async () => {
    const { owner } = await startOn(8, 9 * 1024 * 1024);
    await vi.waitFor(async () => {
      const ready = await owner.fetch('/readyz');
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ storage: 'failed' });
    }, 20_000);
  });
});

describe.skipIf(!mayMount)('a database whose disk is full', () => {
  let tablespace: string;

  beforeAll(async () => {
    disk = await mountSmallDisk(4);
    tablespace = path.join(disk.folder, 'tables');
    await mkdir(tablespace);
    const { host } = inject('postgres');
    const { uid, gid } = await stat(host);
    await chown(tablespace, uid, gid);
  });

  afterAll(async () => {
    const last = await createTestDatabase();
    await last.admin.query('drop tablespace if exists small_disk');
    await last.close();
    await disk.remove();
  });

  /** Moves a table to the small disk and fills the disk. */
  const fillTable = async ({ admin }: TestDatabase, table: string) => {
    await disk.makeRoom();
    await admin
      .query(`create tablespace small_disk location '${tablespace}'`)
      .catch(() => undefined);
    await admin.query(`alter table ${table} set tablespace small_disk`);
    await disk.fill();
  };

  it('is reported as such', async () => {
    const app = await startTestApp();
    const owner = await app.newVisitor();
    const property = await app.newProperty(owner);
    await fillTable(app.database, 'images');
    const bytes = await tinyJpeg('#448844');

    const refused = await putPhoto(owner, property, 'front', bytes);
    expect(refused.headers.get('Retry-After')).toBe('60');
    await expectError(refused, 'storage_full');

    await disk.makeRoom();
    await addPhoto(owner, property, 'front', bytes);
    await app.close();
  });

  it('makes an analysis wait until there is room, without counting an attempt', async () => {
    const bench = await openAnalysisBench(scriptedProvider());
    const { admin } = bench.database;
    for (const name of ['a', 'b']) await bench.addPhoto(name);
    await fillTable(bench.database, 'observations');
    await bench.analyze({}, { prefer: 'respond-async' });
    await bench.startWorking();
    const tries = async () => {
      const { rows } = await admin.query<{ attempts: number; detail: string | null }>(
        'select attempts, error_detail as detail from analysis_jobs',
      );
      return rows;
    };
    await vi.waitFor(async () =>
      expect(await tries()).toEqual([
        { attempts: 0, detail: expect.stringContaining('No space left on device') },
      ]),
    );
    expect(await bench.job()).toMatchObject({ status: 'queued' });

    await disk.makeRoom();
    await admin.query('update graphile_worker._private_jobs set run_at = now()');
    await bench.jobIs('done');
    expect(await bench.analyses()).toHaveLength(1);
    await bench.close();
  }, 60_000);
});

describe.skipIf(!mayMount)('a start', () => {
  let folder: string;
  let database: TestDatabase;
  let server: RunningServer;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dss-full-start-'));
    database = await createTestDatabase();
  });

  afterEach(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await database.close();
    await disk.remove();
    await rm(folder, { recursive: true });
  });

  /** Starts the product on the small disk, with a database elsewhere or its own on that disk. */
  const start = async (whose: 'elsewhere' | 'own') => {
    const { host, port, superuser } = inject('postgres');
    const { user = '', database: name = '' } = database.connection;
    const urlFor = (login: string) =>
      `postgres://${login}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
    server = runServerProcess({
      webDirectory: await writePages(folder),
      dataDir: path.join(disk.folder, 'data'),
      port: await freePort(),
      settings:
        whose === 'own'
          ? {}
          : { DATABASE_URL: urlFor(user), DATABASE_OWNER_URL: urlFor(superuser) },
    });
  };

  it('on a nearly full disk logs how much is left', async () => {
    disk = await mountSmallDisk(400);
    await start('elsewhere');
    await whenReady(server);

    expect(server.stderr()).toMatch(
      /The disk of the data folder \S+ has (399|400) MB left\. 256 MB are kept for the database/,
    );
  }, 60_000);

  it('on a full disk stops with one sentence', async () => {
    disk = await mountSmallDisk(2);
    await disk.fill();
    await start('elsewhere');

    expect(await server.ended).toBe(1);
    expect(server.stderr().trim().split('\n').at(-1)).toBe(
      `The disk of the data folder ${path.join(disk.folder, 'data')} is full. Make room there, or choose another folder with DATA_DIR, then start again.`,
    );
  }, 60_000);

  it('without room for its own database stops with one sentence', async () => {
    disk = await mountSmallDisk(20);
    await start('own');

    expect(await server.ended).toBe(1);
    expect(server.stderr().trim().split('\n').at(-1)).toMatch(
      /^The disk of the database in \S+ is full\. What was saved is kept: make room there, then start again\.$/,
    );
  }, 60_000);
});
