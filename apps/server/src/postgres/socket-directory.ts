import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EmbeddedPostgresError } from './error.ts';
import type { RunAs } from './run-as.ts';

/** Names the socket file; nothing listens on a TCP port of that number. */
export const socketPort = 5432;

/** The smallest `sun_path` among the systems we run on (macOS), without its closing zero byte. */
const longestSocketPath = 103;

/**
 * Where the socket of a data folder lives. A socket's path may have about 100 bytes, so it can't lie in the data
 * folder, whose path may be longer; a hash of that path and the user keeps instances and users apart.
 */
export function socketDirectoryFor(dataDir: string): string {
  const owner = process.getuid?.() ?? 0;
  const name = createHash('sha256').update(`${owner}:${dataDir}`).digest('hex').slice(0, 16);
  const preferred = join(tmpdir(), `dss-${name}`);
  const socketPath = join(preferred, `.s.PGSQL.${socketPort}.lock`);
  return Buffer.byteLength(socketPath) <= longestSocketPath
    ? preferred
    : join('/tmp', `dss-${name}`);
}

/**
 * Makes an empty directory that only we can enter: connections need no password, this is their protection. Call it
 * with no server of ours running.
 *
 * @throws EmbeddedPostgresError `not_accessible` when somebody else has put something there.
 */
export async function prepareSocketDirectory(directory: string, runAs: RunAs): Promise<void> {
  const expectedOwners = [process.getuid?.(), runAs.identity?.uid];
  const existing = await lstat(directory).catch(() => undefined);
  if (existing !== undefined) {
    if (!existing.isDirectory() || !expectedOwners.includes(existing.uid)) {
      throw new EmbeddedPostgresError(
        'not_accessible',
        `${directory} is needed for the database's socket but belongs to another user. Remove it, or set TMPDIR.`,
      );
    }
    await rm(directory, { recursive: true, force: true });
  }
  await mkdir(directory, { mode: 0o700 });
  if (runAs.identity !== undefined) {
    await chown(directory, runAs.identity.uid, runAs.identity.gid);
  }
}
