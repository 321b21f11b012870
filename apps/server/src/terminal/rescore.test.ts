import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scoringWeights } from '@dss/domain';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { made, openHarness, type Home, type Harness } from '../corrections/testing/harness.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { placeDatabase } from '../testing/database.ts';
import type { CommandOutcome } from './command.ts';
import { runRescore } from './rescore-command.ts';

const program = path.join(import.meta.dirname, 'rescore.ts');
const version = scoringWeights.version;

type Settings = Readonly<Record<string, string>>;

/** Runs the command in this process, with only these settings. */
function rescore(settings: Settings, ...args: string[]): Promise<CommandOutcome> {
  return runRescore(args, new AbortController().signal, () => undefined, settings);
}

/** Starts the command like an operator, with only these settings. */
function startRescore(settings: Settings, ...args: string[]) {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended: Promise<CommandOutcome> = once(child, 'close').then(([code]: unknown[]) => ({
    code: typeof code === 'number' ? code : -1,
    stdout,
    stderr,
  }));
  return { child, ended };
}

describe('rescoring', () => {
  let place: Harness;
  let settings: Settings;

  beforeAll(async () => {
    place = await openHarness();
    const { host, port, superuser } = inject('postgres');
    const address = (user: string) =>
      `postgres://${user}@localhost:${port}/${String(place.app.database.connection.database)}?host=${encodeURIComponent(host)}`;
    settings = { DATABASE_URL: address('dss_app'), DATABASE_OWNER_URL: address(superuser) };
  });

  afterEach(() => place.app.database.admin.query('delete from properties'));

  afterAll(() => place.close());

  /** A home whose two analyses were made with other weights, which scored `less` points less. */
  async function olderHome(weightsVersion: string, less: number): Promise<Home> {
    const home = await place.newHome();
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    await home.answer({ question_id: 'vents_fine_mesh', answer: 'no' });
    await place.app.database.admin.query(
      `update analyses set weights_version = $2, dss_score = dss_score - $3 where property_id = $1`,
      [home.propertyId, weightsVersion, less],
    );
    return home;
  }

  async function everyRow(): Promise<string[]> {
    const { rows } = await place.app.database.admin.query<{ row: string }>(
      `select analyses::text as row from analyses
       union all select hazards::text from hazards order by row`,
    );
    return rows.map(({ row }) => row);
  }

  it('compares every stored analysis with its own weights, without writing anything', async () => {
    await olderHome('2025.8', 3);
    await olderHome('2025.9', -1);
    const before = await everyRow();

    const { code, stdout, stderr } = await rescore(settings, '--dry-run');

    expect(stderr).toBe('');
    expect(code).toBe(0);
    const [all = '', older = '', old = ''] = stdout.split(/^(?=All$|Weights)/m).slice(1);
    expect(all).toMatch(/analyses +4\n +unchanged +0 \(0 %\)\n +higher +2 \(50 %\)\n +lower +2 /);
    expect(all).toMatch(/mean change +\+1\.00\n +smallest, largest +-1, \+3\n/);
    expect(all).toMatch(/ +mean range +\d+\.\d points wide, now \d+\.\d\n/);
    expect(all).toMatch(/\n +-1 +2 #+\n +0 +0\n +\+1 +0\n +\+2 +0\n +\+3 +2 #+\n/);
    expect(older).toMatch(/^Weights 2025\.8\n +analyses +2\n/);
    expect(old).toMatch(/^Weights 2025\.9\n +analyses +2\n/);
    expect(stdout).toContain(`those of this code (${version})`);
    expect(stdout.trim()).toMatch(/Nothing was written\.$/);
    expect(await everyRow()).toEqual(before);
  });

  it('compares only the newest of each property if requested', async () => {
    await olderHome('2025.9', 2);
    await olderHome('2025.9', 2);

    const { stdout } = await rescore(settings, '--dry-run', '--newest');

    expect(stdout).toMatch(/analyses +2\n/);
    expect(stdout).toContain('All were made with the weights 2025.9.');
  });

  it('identifies no home: no id, no address, no photo', async () => {
    const home = await olderHome('2025.9', 2);
    const { stdout, stderr } = await rescore(settings, '--dry-run');

    for (const secret of [home.propertyId, '1 Test Way', 'front']) {
      expect(stdout + stderr).not.toContain(secret);
    }
    expect(stdout + stderr).not.toMatch(/[\da-f]{8}-[\da-f]{4}/);
  });

  it('with permission to write adds one result to each property, changing no row', async () => {
    const home = await olderHome('2025.9', 2);
    const current = await place.newHome();
    await current.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await current.analyze();
    const before = await everyRow();
    const looks = place.looks.length;

    const first = await rescore(settings, '--write');
    expect(first.stderr).toBe('');
    expect(first.stdout.trim()).toMatch(/Results added: 1$/);

    const after = await everyRow();
    expect(after).toEqual(expect.arrayContaining(before));
    const [newest, replaced] = await home.analyses();
    expect(newest).toMatchObject({
      reason: 'weights',
      weights_version: version,
      dss_score: (replaced?.dss_score ?? 0) + 2,
      explanation: { ...replaced?.explanation },
    });
    expect(newest?.hazards.map(({ type }) => type)).toEqual(['vents_unscreened']);
    expect(await current.analyses()).toHaveLength(1);
    expect(place.looks).toHaveLength(looks);

    const second = await rescore(settings, '--write');
    expect(second.stdout.trim()).toMatch(/Results added: 0$/);
    expect(await everyRow()).toEqual(after);
  });

  it('warns of a weight that was changed under the same version', async () => {
    await olderHome(version, 4);

    const { code, stdout } = await rescore(settings, '--dry-run');

    expect(code).toBe(0);
    expect(stdout).toMatch(/Careful: 2 made with the weights .* move too\./);
  });

  it('reports what is stored in an unknown form, leaving it out', async () => {
    const home = await olderHome('2024.1', 0);
    await place.app.database.admin.query(
      `update analyses set raw_json = raw_json - 'input' where property_id = $1`,
      [home.propertyId],
    );
    const before = await everyRow();

    const { code, stdout } = await rescore(settings, '--write');

    expect(code).toBe(0);
    expect(stdout).toContain('There are none yet.');
    expect(stdout).toContain('does not know: 1');
    expect(stdout).toContain('Results added: 0');
    expect(await everyRow()).toEqual(before);
  });

  it('happens with the next answer if it was not written before', async () => {
    const home = await olderHome('2025.9', 2);
    const answered = made(await home.answer({ question_id: 'roof_wood', answer: 'not_sure' }));

    expect(answered).toMatchObject({ reason: 'answer', weights_version: version });
  });

  it('compares with a database of an earlier version without writing to it', async () => {
    await olderHome('2025.9', 2);
    const { admin } = place.app.database;
    const { rows } = await admin.query<{ hash: string; created_at: string }>(
      `delete from drizzle.__drizzle_migrations
       where created_at = (select max(created_at) from drizzle.__drizzle_migrations)
       returning hash, created_at`,
    );
    const before = await everyRow();

    expect((await rescore(settings, '--dry-run')).stdout).toMatch(/analyses +2\n/);
    const refused = await rescore(settings, '--write');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('Start the product once');
    expect(await everyRow()).toEqual(before);
    await admin.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [rows[0]?.hash, rows[0]?.created_at],
    );
  });

  it('can be interrupted: the next run adds what is missing', async () => {
    const homes = [await olderHome('2025.9', 2), await olderHome('2025.9', 2)];
    const [first] = homes.map(({ propertyId }) => propertyId).toSorted();
    const { admin } = place.app.database;
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [first]);
    const { child, ended } = startRescore(settings, '--write');
    await vi.waitFor(async () => {
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      expect((await admin.query(waiting)).rowCount).toBe(1);
    });
    child.kill('SIGTERM');
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [first]);

    expect(await ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Interrupted. Results added so far: 1. Run the command again for the others.\n',
    });
    expect((await rescore(settings, '--write')).stdout).toContain('Results added: 1');
  });

  it('says that a database is not ours, or that none answers', async () => {
    const { host, port, superuser } = inject('postgres');
    const elsewhere = (folder: string) =>
      `postgres://${superuser}@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
    const run = (folder: string) =>
      rescore({ ...settings, DATABASE_OWNER_URL: elsewhere(folder) }, '--dry-run');

    expect(await run(host)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('no tables of this product'),
    });
    expect(await run('/nowhere')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('ENOENT'),
    });
  });
});

describe('the command line', () => {
  it('refuses invalid arguments with the usage, on standard error', async () => {
    const { code, stdout, stderr } = await startRescore({}, '--dry-run', '--write').ended;

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('not both');
    expect(stderr).toContain('Usage: npm run rescore');
  });

  it.each([
    ['none', [], 'Use --dry-run to compare, or --write'],
    ['only --newest', ['--newest'], 'Use --dry-run'],
    ['an unknown option', ['--all'], "Unknown option '--all'"],
    ['something beside options', ['--dry-run', 'now'], ''],
  ])('refuses with the usage: %s', async (_which, args, message) => {
    const { code, stderr } = await rescore({}, ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run rescore');
  });

  it('explains itself', async () => {
    expect(await rescore({}, '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage: npm run rescore'),
      stderr: '',
    });
  });

  it('names an invalid setting', async () => {
    expect(await rescore({ PORT: 'many' }, '--dry-run')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('PORT'),
    });
  });
});

describe('with the embedded database', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'dss-rescore-')));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('works whether or not the product is running, but makes no database', async () => {
    const settings = { DATA_DIR: dataDir };
    const missing = await rescore(settings, '--dry-run');
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('no database') });

    const log = pino({ level: 'silent' });
    placeDatabase(dataDir);
    const product = await startEmbeddedPostgres({ dataDir, log });
    try {
      const owner = product.connection(product.superuser);
      const beside = await rescore(settings, '--write');
      expect(beside.stderr).toBe('');
      expect(beside.stdout).toContain('There are none yet.');

      const client = new pg.Client(owner);
      await client.connect();
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
    } finally {
      await product.stop();
    }

    const alone = await startRescore(settings, '--dry-run').ended;
    expect(alone).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing was written.'),
      stderr: '',
    });
    // The command has stopped the database that it started, so another start succeeds.
    const next = await startEmbeddedPostgres({ dataDir, log });
    await next.stop();
  });
});
