import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { endHolder, holdInAnotherProcess, type HoldOutcome } from './testing/holder.ts';

const execute = promisify(execFile);

const nobody = 65534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'];
/** Runs a command where `unshare` fails, as in a container that forbids user namespaces. */
const withoutNamespaces = [
  'unshare',
  '--mount',
  '--',
  'sh',
  '-c',
  'mount --bind /bin/false "$(command -v unshare)" && exec "$@"',
  'sh',
];

async function succeeds([file = '', ...args]: string[]): Promise<boolean> {
  return execute(file, args).then(
    () => true,
    () => false,
  );
}

const isRoot = process.getuid?.() === 0;
const nobodyCanReachUs =
  isRoot && (await succeeds([...asNobody, process.execPath, '--check', import.meta.filename]));
const canForbidNamespaces = nobodyCanReachUs && (await succeeds([...withoutNamespaces, 'true']));

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'dss-users-test-')));
  dataDir = join(root, 'data');
  await mkdir(dataDir);
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function startsAndStops(outcome: HoldOutcome): Promise<void> {
  if (!outcome.started) throw new Error(outcome.message);
  await endHolder(outcome.holder, 'SIGTERM');
  expect(outcome.holder.exitCode).toBe(0);
}

async function ownerOfPostmaster(): Promise<number> {
  const pid = Number.parseInt(
    await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
  return (await stat(`/proc/${pid}`)).uid;
}

describe.skipIf(!nobodyCanReachUs)(
  'an ordinary user (skipped unless run as root, who can switch)',
  () => {
    it('runs the database directly', async () => {
      await chown(root, nobody, nobody);
      await chown(dataDir, nobody, nobody);
      await startsAndStops(await holdInAnotherProcess(dataDir, asNobody));
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(nobody);
    });

    it('is refused a folder that root started on, with the reason', async () => {
      await startsAndStops(await holdInAnotherProcess(dataDir));
      await chown(root, nobody, nobody);
      await chown(dataDir, nobody, nobody);
      const outcome = await holdInAnotherProcess(dataDir, asNobody);
      expect(outcome).toMatchObject({
        started: false,
        message: expect.stringContaining('belongs to another user'),
      });
    });

    it('is refused its own folder if that is read-only, with the reason', async () => {
      await chown(root, nobody, nobody);
      await chown(dataDir, nobody, nobody);
      await chmod(dataDir, 0o500);
      const outcome = await holdInAnotherProcess(dataDir, asNobody);
      expect(outcome).toMatchObject({
        started: false,
        message: expect.stringContaining(`${dataDir} is read-only: allow writing with`),
      });
    });

    it("leaves root a folder that keeps its owner's name", async () => {
      await chown(root, nobody, nobody);
      await chown(dataDir, nobody, nobody);
      await startsAndStops(await holdInAnotherProcess(dataDir, asNobody));

      const asRoot = await holdInAnotherProcess(dataDir);
      expect(await ownerOfPostmaster()).toBe(nobody);
      await startsAndStops(asRoot);
    });
  },
);

describe.skipIf(!canForbidNamespaces)(
  'root where user namespaces are forbidden (skipped elsewhere)',
  () => {
    it('runs the database as nobody', async () => {
      await execute('chmod', ['755', root]);
      const outcome = await holdInAnotherProcess(dataDir, withoutNamespaces);
      expect(await ownerOfPostmaster()).toBe(nobody);
      await startsAndStops(outcome);
    });

    it("says what to do when nobody can't reach the data folder", async () => {
      const outcome = await holdInAnotherProcess(dataDir, withoutNamespaces);
      expect(outcome).toMatchObject({
        started: false,
        message: expect.stringContaining('Start as an ordinary user, or set DATABASE_URL'),
      });
    });
  },
);
