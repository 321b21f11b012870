import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../apps/server/src/testing/running-server.ts';
import { assessHome, deleteHome, expectHome, isThere, type Home } from '../container/home.ts';
import type { PostgresPair } from './postgres-pair.ts';
import { startProduct, type Cluster } from './start-cluster.ts';

const run = promisify(execFile);
const commands = fileURLToPath(new URL('../../apps/server/src/terminal/', import.meta.url));
/** A deletion is final after a minute and a half, and is looked for every half minute. */
const untilFinalMs = 180_000;

/**
 * Goes back to before a deletion, as docs/operations.md has it: the database to that moment from the archive of its log, the photos from
 * the night's backup and the bucket, and what else was deleted since deleted again.
 * @returns what was there and what wasn't, for a person
 * @throws Error that says what was not as promised
 */
export async function goBackToAMinute(
  { url, settings }: Cluster,
  pair: PostgresPair,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const backups = settings['BACKUPS_FOLDER'] ?? '';
  const product = async (
    command: string,
    changes: Readonly<Record<string, string>>,
    ...args: string[]
  ) => {
    const env = {
      PATH: process.env['PATH'],
      ...settings,
      DATA_DIR: path.join(folder, 'commands'),
      ...changes,
    };
    try {
      return (await run(process.execPath, [path.join(commands, `${command}.ts`), ...args], { env }))
        .stdout;
    } catch (error) {
      // A backup that lacks photos is made all the same.
      if (
        error instanceof Error &&
        'stdout' in error &&
        typeof error.stdout === 'string' &&
        error.stdout !== ''
      ) {
        return error.stdout;
      }
      throw error;
    }
  };

  const wanted = await assessHome(url);
  const other = await assessHome(url);
  const kept = await assessHome(url);
  await product('backup', {});
  const [nightly = ''] = (await readdir(backups)).filter((name) => name.startsWith('2'));
  const late = await assessHome(url);
  await untilNextSecond(signal);
  const moment = new Date().toISOString();
  await untilNextSecond(signal);
  const after = await assessHome(url);
  const deleted = [wanted, other, late];
  for (const home of deleted) await deleteHome(url, home);
  await untilListed(path.join(backups, 'deletions.jsonl'), deleted, signal);

  const side = await pair.databaseAt(moment);
  const restored = path.join(backups, moment.slice(0, 19).replaceAll(':', '') + 'Z');
  const made = await product(
    'backup',
    { DATABASE_URL: side.url, DATABASE_SESSION_URL: side.url, DATABASE_OWNER_URL: side.url },
    restored,
    '--share',
    path.join(backups, nightly),
  );
  await side.remove();
  const lost = made.split('\n').filter((line) => line.startsWith('  '));
  if (lost.length === 0 || !lost.every((line) => line.includes(late.id))) {
    throw new Error(
      `the backup of the minute lacks other photos than those of ${late.id}: ${made}`,
    );
  }

  const owner = await pair.makeDatabase('dss_before');
  const login = new URL(owner);
  login.username = 'dss_app';
  const place = {
    DATABASE_URL: login.href,
    DATABASE_SESSION_URL: login.href,
    DATABASE_OWNER_URL: owner,
    DATA_DIR: path.join(folder, 'restored'),
    STORAGE_URL: '',
    STORAGE_ACCESS_KEY_ID: '',
    STORAGE_SECRET_ACCESS_KEY: '',
  };
  const said = await product(
    'restore',
    place,
    restored,
    `--bring-back=${wanted.id}`,
    `--bring-back=${late.id}`,
  );
  const port = await freePort();
  const again = await startProduct(
    { ...settings, ...place, ROLE: 'all', PORT: String(port) },
    path.join(folder, 'restored.log'),
  );
  try {
    const there = `http://127.0.0.1:${port}`;
    await expectHome(there, wanted);
    await expectHome(there, kept);
    for (const [name, home, expected] of [
      ['deleted since, and not brought back', other, false],
      ['made since', after, false],
      ['deleted since, and brought back without its photos', late, true],
    ] as const) {
      if ((await isThere(there, home)) !== expected) {
        throw new Error(`a home that was ${name} is ${expected ? 'gone' : 'there'}`);
      }
    }
  } finally {
    await again.end('SIGTERM');
  }
  return `${said}The home that was deleted by mistake is back with its photos, the one that was deleted as well isn't, and of one whose photos came after the night's backup they are gone, as the backup said.`;
}

/** PostgreSQL is asked for a whole second. */
async function untilNextSecond(signal: AbortSignal): Promise<void> {
  await delay(1100, undefined, { signal });
}

async function untilListed(
  list: string,
  homes: readonly Home[],
  signal: AbortSignal,
): Promise<void> {
  for (const giveUpAt = performance.now() + untilFinalMs; performance.now() < giveUpAt;) {
    const lines = await readFile(list, 'utf8').catch(() => '');
    if (homes.every(({ id }) => lines.includes(id))) return;
    await delay(500, undefined, { signal });
  }
  throw new Error(`what was deleted isn't on ${list}`);
}
