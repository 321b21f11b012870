import { createHash } from 'node:crypto';
import {
  access,
  appendFile,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { analysisTasks } from '../analysis/job/analyze-property.ts';
import { listenForChanges } from '../changes/listen-for-changes.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { openDatabase, tables } from '../db/index.ts';
import { fillHome } from '../deletion/testing/leftovers.ts';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { startQueue } from '../queue/start-queue.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { openS3Store } from '../storage/open-photo-store.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { startS3Server } from '../storage/testing/s3-server.ts';
import { runBackup, runRestore } from '../terminal/backup-command.ts';
import type { CommandOutcome } from '../terminal/command.ts';
import { newestBackup, removeOldBackups } from './backups-folder.ts';
import { makeBackup } from './make-backup.ts';
import {
  databaseSettings,
  makeEmptyDatabase,
  type EmptyDatabase,
} from './testing/empty-database.ts';
import { everyProtection } from '../testing/every-protection.ts';
import { everyRow } from './testing/every-row.ts';
import { productionSettings } from '../testing/production-settings.ts';

const secret = 'the signing secret of this deployment';
const log = pino({ level: 'silent' });

let place: Harness;
let home: Home;
let root: string;
/** A whole backup of `home` and others. */
let backup: string;
/** Rows and pictures as of the moment of that backup. */
let rowsThen: Record<string, readonly string[]>;
let picturesThen: ReadonlyMap<string, string>;
/** Added after that moment, and deleted after it. */
let added: Home;
let deleted: Home;
let protections: readonly string[];
/** Where that backup was restored, and what the command said. */
let restoredTo: EmptyPlace;
let restoring: CommandOutcome;
/** A place that nothing was restored to. */
let untouched: EmptyPlace;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dss-backup-'));
  place = await openHarness();
  home = await place.newHome();
  await fillHome(place.app, home);
  deleted = await place.newHome();
  await deleted.addPhoto('front', { direction: 'north', area: 'siding' });
  // A job that is under way at the moment of the backup.
  const release = place.holdProvider();
  await home.addPhoto('late', { direction: 'south', area: 'zone_1' });
  await home.startAnalyzing();
  await vi.waitFor(() => expect(place.looks.length).toBeGreaterThan(0));

  backup = path.join(root, 'whole');
  let looking: pg.Client | undefined;
  await makeBackup(
    {
      owner: ownerOf(place),
      store: place.app.dependencies.store,
      secret: Buffer.from(secret),
      secretIsStored: true,
      onSnapshot: async (snapshot) => {
        looking = new pg.Client(ownerOf(place));
        await looking.connect();
        await looking.query('begin isolation level repeatable read');
        await looking.query(`set transaction snapshot '${snapshot}'`);
        picturesThen = await picturesOf(place.app.dependencies.store);
        // While rows are copied, people go on: a home is added and scored, one is deleted for good, a job ends.
        added = await place.newHome();
        await added.addPhoto('front', { direction: 'north', area: 'zone_0' });
        expect((await deleted.owner.send('DELETE', deleted.url)).status).toBe(204);
        await makeDeletionsFinal(place.app);
        release();
        await added.analyze();
        await home.untilAnalyzed();
      },
    },
    backup,
    null,
    { objects: 0, of: 0, bytes: 0 },
    new AbortController().signal,
  );
  if (looking === undefined) throw new Error('the backup told no snapshot');
  rowsThen = await everyRow(looking);
  protections = await everyProtection(looking);
  await looking.end();

  restoredTo = await newPlace();
  restoring = await restore(restoredTo.settings);
  untouched = await newPlace();
  // Several databases and products: a busy machine takes its time.
}, 180_000);

afterAll(async () => {
  for (const database of places) await database.drop();
  await place.close();
  await rm(root, { recursive: true, force: true });
});

function ownerOf({ app }: Harness): pg.ClientConfig {
  return { ...app.database.connection, user: inject('postgres').superuser };
}

async function picturesOf(store: PhotoStore): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for await (const folder of store.folders()) {
    for (const { path: object } of await store.list(folder)) {
      const bytes = (await store.read(object)) ?? Buffer.alloc(0);
      hashes.set(object, createHash('sha256').update(bytes).digest('hex'));
    }
  }
  return hashes;
}

interface EmptyPlace extends EmptyDatabase {
  readonly dataDir: string;
}

const places: EmptyDatabase[] = [];

/** An empty place, and the settings that lead to it. */
async function newPlace(settings: Readonly<Record<string, string>> = {}): Promise<EmptyPlace> {
  const database = await makeEmptyDatabase();
  places.push(database);
  const dataDir = await mkdtemp(path.join(root, 'place-'));
  const all = { ...database.settings, DATA_DIR: dataDir, ...settings };
  return { ...database, dataDir, settings: all };
}

const restore = (
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [backup],
  signal = new AbortController().signal,
) => runRestore(args, signal, () => undefined, settings);

/** Settings by which the command backs up what runs here. */
function settingsHere(): Readonly<Record<string, string>> {
  return {
    ...databaseSettings(String(place.app.database.connection.database)),
    DATA_DIR: path.dirname(place.app.photosFolder),
  };
}

const backUp = (args: readonly string[], settings = settingsHere()) =>
  runBackup(args, new AbortController().signal, () => undefined, settings);

/** A copy of the whole backup, to damage. */
async function copyOfBackup(): Promise<string> {
  const copy = await mkdtemp(path.join(root, 'copy-'));
  await cp(backup, copy, { recursive: true });
  return copy;
}

describe('a backup made while the product is in use', () => {
  it('restores every row of every table and every picture as of its moment into an empty place', async () => {
    expect(Object.values(rowsThen).filter((rows) => rows.length > 0).length).toBeGreaterThan(15);
    const { code, stdout, stderr } = restoring;
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Restored \d+ rows and \d+ pictures as of 20\S+Z\. Start the product/);
    expect(code).toBe(0);

    const empty = restoredTo;
    const rows = await everyRow(empty.admin);
    // The home that was deleted for good while its pictures were to be copied is deleted here too.
    expect(JSON.stringify(rowsThen['public.images'])).toContain(deleted.propertyId);
    const ofPhotos = new Set(['public.images', 'public.photo_counts']);
    const without = (all: Record<string, readonly string[]>) =>
      Object.fromEntries(
        Object.entries(all).map(([table, texts]) => [
          table,
          texts.filter((text) => !ofPhotos.has(table) || !text.includes(deleted.propertyId)),
        ]),
      );
    expect(without(rows)).toEqual(without(rowsThen));
    const { rows: gone } = await empty.admin.query<{ hidden: boolean; left: number }>(
      `select deleted_at is not null as hidden, photo_counts.photos as left
       from images join photo_counts using (property_id) where property_id = $1`,
      [deleted.propertyId],
    );
    expect(gone).toEqual([{ hidden: true, left: 0 }]);
    expect(JSON.stringify(rows)).not.toContain(added.propertyId);
    expect(await everyProtection(empty.admin)).toEqual(protections);

    const kept = [...picturesThen].filter(([object]) => !object.startsWith(deleted.propertyId));
    const restored = await picturesOf(createDiskStore(path.join(empty.dataDir, 'photos')));
    expect(restored).toEqual(new Map(kept));
    expect(restored.size).toBeGreaterThan(5);
    expect(await readFile(path.join(empty.dataDir, 'signing-secret'), 'utf8')).toBe(secret);
    expect((await stat(path.join(empty.dataDir, 'signing-secret'))).mode & 0o777).toBe(0o600);
  });

  it('finishes the job that was running, for an owner who sees nobody else’s home', async () => {
    const empty = restoredTo;
    const db = openDatabase(empty.connection, log);
    const changes = await listenForChanges(empty.connection, log);
    const dependencies = {
      ...place.app.dependencies,
      db,
      changes,
      store: createDiskStore(path.join(empty.dataDir, 'photos')),
    };
    const queue = await startQueue({
      connection: empty.connection,
      tasks: {
        ...analysisTasks(dependencies),
        locate_property: () => Promise.resolve(),
        learn_address: () => Promise.resolve(),
        watch_warnings: () => Promise.resolve(),
      },
      log,
      concurrency: 1,
      graceMs: 100,
    });
    try {
      const newest = () =>
        empty.admin.query<{ status: string }>(
          'select status from analysis_jobs where property_id = $1 order by created_at desc limit 1',
          [home.propertyId],
        );
      await vi.waitFor(async () => expect((await newest()).rows).toEqual([{ status: 'done' }]));
      const { rows } = await empty.admin.query<{ id: string }>(
        `select actor_id as id from property_grants where property_id = $1 and "right" = 'own'`,
        [home.propertyId],
      );
      const seen = await db.asActor({ kind: 'visitor', id: rows[0]?.id ?? '' }, (tx) =>
        tx.select({ id: tables.properties.id }).from(tables.properties),
      );
      expect(seen).toEqual([{ id: home.propertyId }]);
    } finally {
      await queue.stop();
      await changes.close();
      await db.close();
    }
  });

  it('may be read only by its user', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    const files = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const name = path.join(file.parentPath, file.name);
      expect((await stat(name)).mode & 0o777, name).toBe(0o600);
    }
  });

  it('can be checked with sha256sum', async () => {
    const sums = (await readFile(path.join(backup, 'SHA256SUMS'), 'utf8')).trim().split('\n');
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      const bytes = await readFile(path.join(backup, name));
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sum);
    }
  });
});

describe('the commands', () => {
  it('move a deployment from its folder to a bucket, where a backup shares the pictures of an earlier one', async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    const bucket = await openS3Store(server.config);
    const there = await newPlace({
      STORAGE_URL: `${server.config.endpoint}/${server.config.bucket}`,
      STORAGE_ACCESS_KEY_ID: server.config.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: server.config.secretAccessKey,
    });
    expect((await restore(there.settings)).stderr).toBe('');
    const pictures = await picturesOf(bucket);
    expect(pictures.size).toBeGreaterThan(5);

    const first = path.join(root, 'of-bucket');
    const made = await backUp([first], there.settings);
    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(/^Backed up \d+ rows and \d+ pictures \(\d+\.\d MB\) to /);
    const second = path.join(root, 'of-bucket-later');
    await backUp([second, '--share', first], there.settings);
    const verified = await backUp(['--verify', second]);
    expect(verified.stdout).toContain(`is whole: `);
    const [picture = ''] = pictures.keys();
    expect((await stat(path.join(second, 'photos', picture))).nlink).toBe(2);

    const nowhere = { ...there.settings, STORAGE_URL: `${server.config.endpoint}/none` };
    expect((await backUp([path.join(root, 'of-none')], nowhere)).stderr).toMatch(
      /\/none: the bucket does not exist\. Create it, or correct STORAGE_URL\.\n$/,
    );
  });

  it('name pictures that the store has lost, yet back up everything else', async () => {
    const victim = await place.newHome();
    await victim.addPhoto('front');
    const folder = path.join(place.app.photosFolder, victim.propertyId);
    const names = await readdir(folder);
    const [received = ''] = names.filter((name) => !/working|thumbnail/.test(name));
    const [thumbnail = ''] = names.filter((name) => name.includes('thumbnail'));
    await unlink(path.join(folder, thumbnail));
    await appendFile(path.join(folder, received), 'damage');

    const { code, stdout } = await backUp([path.join(root, 'with-losses')]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'WARNING: the photo store lacks 2 pictures that should be there, or has them damaged',
    );
    expect(stdout).toContain(`${victim.propertyId}/${thumbnail}`);
    expect(stdout).toContain(`${victim.propertyId}/${received}`);
    expect((await backUp(['--verify', path.join(root, 'with-losses')])).code).toBe(0);
    await place.app.database.admin.query('delete from properties where id = $1', [
      victim.propertyId,
    ]);
  });

  it('delete again what the list beside the backup says was deleted after it', async () => {
    const mine = await place.newHome();
    await mine.addPhoto('front');
    const erased = await place.newHome();
    const before = path.join(root, 'before-deletions');
    expect((await backUp([before])).code).toBe(0);
    expect((await mine.owner.send('DELETE', mine.url)).status).toBe(204);
    await makeDeletionsFinal(place.app);
    expect((await erased.owner.send('DELETE', '/api/my-data')).status).toBe(204);
    await copyFile(
      path.join(place.app.dataDir, 'deletions.jsonl'),
      path.join(root, 'deletions.jsonl'),
    );
    onTestFinished(() => unlink(path.join(root, 'deletions.jsonl')));

    const empty = await newPlace();
    const { stdout, stderr } = await restore(empty.settings, [before]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /Deleted again, as .*deletions\.jsonl says, .* homes, everything of 1 visitors or accounts\.$/m,
    );
    const { rows } = await empty.admin.query<{ id: string }>(
      'select property_id as id from deleted_properties',
    );
    const gone = rows.map(({ id }) => id);
    expect(gone).toContain(mine.propertyId);
    expect(gone).toContain(erased.propertyId);
    expect(gone).not.toContain(home.propertyId);
  });

  it('bring back a home on purpose, also for later restores', async () => {
    const mine = await place.newHome();
    const other = await place.newHome();
    const before = path.join(root, 'before-a-mistake');
    expect((await backUp([before])).code).toBe(0);
    for (const each of [mine, other]) {
      expect((await each.owner.send('DELETE', each.url)).status).toBe(204);
    }
    await makeDeletionsFinal(place.app);
    const list = path.join(root, 'deletions.jsonl');
    await copyFile(path.join(place.app.dataDir, 'deletions.jsonl'), list);
    onTestFinished(() => unlink(list));

    const goneAfter = async (options: readonly string[]) => {
      const empty = await newPlace({ BACKUPS_FOLDER: root });
      const { stdout, stderr } = await restore(empty.settings, [before, ...options]);
      expect(stderr).toBe('');
      const { rows } = await empty.admin.query<{ id: string }>(
        'select property_id as id from deleted_properties',
      );
      return { stdout, gone: rows.map(({ id }) => id) };
    };
    const first = await goneAfter(['--bring-back', mine.propertyId]);
    expect(first.stdout).toContain(
      `Not deleted again, now or by a later restore: ${mine.propertyId}.`,
    );
    for (const { gone } of [first, await goneAfter([])]) {
      expect(gone).toContain(other.propertyId);
      expect(gone).not.toContain(mine.propertyId);
    }
  });

  it('refuse to bring back what nobody deleted', async () => {
    const list = path.join(root, 'deletions.jsonl');
    await writeFile(list, '');
    onTestFinished(() => unlink(list));
    const empty = await newPlace();
    const refused = await restore(empty.settings, [backup, '--bring-back', home.propertyId]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`${home.propertyId} isn't on the list of what was deleted`);
  });

  it('put a backup into a folder of its own, share pictures there, and remove those that are too old', async () => {
    const backups = path.join(root, 'backups');
    const settings = { ...settingsHere(), BACKUPS_FOLDER: backups };
    const old = path.join(backups, '2024-01-31');
    const first = await backUp([old], settings);
    expect(first.stderr).toBe('');
    await mkdir(path.join(backups, '2024-02-01T031500Z'));
    await writeFile(path.join(backups, 'deletions.jsonl'), '');
    expect(await newestBackup(backups, new Date('2024-02-02'))).toEqual({
      folder: old,
      ageSeconds: 2 * 86_400,
    });

    const { code, stdout } = await backUp(['--keep', '30'], settings);
    expect(code).toBe(0);
    const [made = '', ...others] = (await readdir(backups)).filter((name) => name.startsWith('2'));
    expect(others).toEqual([]);
    expect(stdout).toContain(path.join(backups, made));
    expect(await readdir(backups)).toContain('deletions.jsonl');
    const verified = await backUp(['--verify', path.join(backups, made)]);
    expect(verified.stdout).toContain('is whole: ');

    await removeOldBackups(backups, 30, new Date('2099-01-01'));
    expect(await readdir(backups), 'the newest whole one').toContain(made);
  });

  it('remove the other backups where one can’t be, and say which', async () => {
    const backups = path.join(root, 'kept-by-another');
    for (const day of ['2024-02-03', '2024-02-02', '2024-02-01']) {
      await mkdir(path.join(backups, day), { recursive: true });
    }
    const { removed, failures } = await removeOldBackups(
      backups,
      30,
      new Date('2099-01-01'),
      (folder) =>
        folder.endsWith('02')
          ? Promise.reject(new Error('EACCES'))
          : rm(folder, { recursive: true }),
    );
    expect(removed).toBe(2);
    expect(failures).toEqual([`${path.join(backups, '2024-02-02')}: Error: EACCES`]);
    expect(await readdir(backups)).toEqual(['2024-02-02']);
  });

  it('remove backups that are too old when a new one fails', async () => {
    const backups = path.join(root, 'failing');
    await mkdir(path.join(backups, '2024-02-01T031500Z'), { recursive: true });
    const nowhere = { ...settingsHere(), BACKUPS_FOLDER: backups, STORAGE_URL: '' };
    const { code } = await backUp(['--keep', '30'], {
      ...nowhere,
      DATABASE_OWNER_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(await readdir(backups)).toEqual([]);
  });

  it.each([
    [['--keep', '30'], {}, /^--keep is for the backups in BACKUPS_FOLDER/],
    [['--keep', 'all'], { BACKUPS_FOLDER: '/var/backups/x' }, /^--keep needs a number of days/],
    [[], {}, /^Name one folder/],
  ])('refuse %j with a reason', async (commandLine, more, reason) => {
    const { code, stderr } = await backUp(commandLine, { ...settingsHere(), ...more });
    expect(code).toBe(2);
    expect(stderr).toMatch(reason);
  });

  it('leave nothing that looks like a backup when interrupted', async () => {
    const folder = path.join(root, 'interrupted');
    const stop = new AbortController();
    stop.abort();
    const { code, stderr } = await runBackup(
      [folder],
      stop.signal,
      () => undefined,
      settingsHere(),
    );
    expect(code).toBe(1);
    expect(stderr).toBe('Interrupted. The unfinished backup was removed.\n');
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  it('leave a place that can be restored to when interrupted', async () => {
    const empty = await newPlace();
    const halfway = new AbortController();
    const cutShort = restore(empty.settings, [backup], halfway.signal);
    await vi.waitFor(() => access(path.join(empty.dataDir, 'photos')));
    halfway.abort();
    expect((await cutShort).stderr).toMatch(/^Interrupted\. The database is still empty/);
    expect((await restore(empty.settings)).stderr).toBe('');
    expect(Object.keys(await everyRow(empty.admin))).toContain('public.images');
  });
});

describe('what is refused, with the reason', () => {
  const damages: ReadonlyArray<readonly [string, (copy: string) => Promise<void>, RegExp]> = [
    [
      'a backup that was never finished',
      (copy) => unlink(path.join(copy, 'SHA256SUMS')),
      /holds no whole backup: there is no SHA256SUMS/,
    ],
    [
      'a table with other bytes',
      (copy) => appendFile(path.join(copy, 'tables/public.images.copy.gz'), 'x'),
      /is damaged: tables\/public\.images\.copy\.gz is missing or not what was written/,
    ],
    [
      'a table that was cut short',
      (copy) => truncate(path.join(copy, 'tables/public.analyses.copy.gz'), 20),
      /is damaged: tables\/public\.analyses\.copy\.gz/,
    ],
    [
      'a missing picture',
      (copy) => rm(path.join(copy, 'photos', home.propertyId), { recursive: true }),
      /is damaged: photos\//,
    ],
    [
      'a list of sums that lacks its last line',
      async (copy) => {
        const file = path.join(copy, 'SHA256SUMS');
        const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
        const kept = lines.filter((line) => !line.includes('public.leads'));
        await writeFile(file, `${kept.join('\n')}\n`);
      },
      /is damaged: SHA256SUMS names \d+ files, and the backup has \d+/,
    ],
    [
      'a list of sums that leads out of the folder',
      (copy) => appendFile(path.join(copy, 'SHA256SUMS'), `${'0'.repeat(64)}  photos/../../x\n`),
      /is damaged: SHA256SUMS/,
    ],
  ];
  it.each(damages)('%s', async (_what, damage, reason) => {
    const copy = await copyOfBackup();
    await damage(copy);
    const { code, stderr } = await restore(untouched.settings, [copy]);
    expect(stderr).toMatch(reason);
    // Another folder may have been meant where there is no backup at all.
    expect(code).toBe(stderr.includes('is damaged') ? 1 : 2);
    expect(await everyRow(untouched.admin)).toEqual({});
  });

  it('a place that has homes, or whose product runs', async () => {
    const { code, stderr } = await restore(settingsHere());
    expect(code).toBe(2);
    expect(stderr).toContain('The product is running there');
    const again = await restore(restoredTo.settings);
    expect(again.stderr).toContain('The database has homes or accounts already.');
    expect(again.code).toBe(2);
  });

  it('another signing secret, unless it was the one before', async () => {
    const next = await newPlace({
      SIGNING_SECRET: 'the next secret of thirty-two characters',
      SIGNING_SECRETS_BEFORE: secret,
    });
    expect((await restore(next.settings)).stderr).toBe('');

    const other = { SIGNING_SECRET: 'another secret of thirty-two characters' };
    expect((await restore({ ...untouched.settings, ...other })).stderr).toMatch(
      /belongs to another signing secret/,
    );
  });

  it('a place with other people’s photos', async () => {
    const full = await mkdtemp(path.join(root, 'full-'));
    const store = createDiskStore(path.join(full, 'photos'));
    await store.put('somebody/one.jpg', Buffer.from('one'));
    expect((await restore({ ...untouched.settings, DATA_DIR: full })).stderr).toMatch(
      /holds other photos already/,
    );
  });

  it('in production, a restore that doesn’t say what was deleted since', async () => {
    const { code, stderr } = await restore({
      ...untouched.settings,
      ...productionSettings,
      SIGNING_SECRET: secret,
    });
    expect(stderr).toContain('Say what was deleted after the backup');
    expect(code).toBe(2);
  });

  it('a login from which row-level security hides homes', async () => {
    const settings = settingsHere();
    const { DATABASE_URL = '' } = settings;
    const { code, stderr } = await backUp([path.join(root, 'blind')], {
      ...settings,
      DATABASE_OWNER_URL: DATABASE_URL,
    });
    expect(stderr).toContain('Let a superuser run: alter role "dss_app" bypassrls');
    expect(code).toBe(2);
  });

  it('a folder in use', async () => {
    expect((await backUp([backup])).stderr).toContain('Each backup needs a folder of its own');
  });

  it('a folder inside the data folder', async () => {
    const inside = path.join(path.dirname(place.app.photosFolder), 'backups/today');
    expect((await backUp([inside])).stderr).toContain('is inside the data folder');
  });

  it('no folder, with the usage that --help shows', async () => {
    const none = await backUp([]);
    expect(none.stderr).toMatch(/^Name one folder\. Nothing was done\.\n\nUsage: npm run backup/);
    expect(none.code).toBe(2);
    expect((await backUp(['--help'])).stdout).toMatch(/^Usage: npm run backup/);
    expect((await restore({}, ['--help'])).stdout).toMatch(/^Usage: npm run restore/);
  });
});
