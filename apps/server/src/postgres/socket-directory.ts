import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { EmbeddedPostgresError } from './error.ts';
import type { RunAs } from './run-as.ts';

/** Part of the socket file's name; no TCP port is used. */
export const socketPort = 5432;

/** The shortest `sun_path` of the supported systems (macOS), without the trailing zero byte. */
const longestSocketPath = 103;

/**
 * The socket's directory for a data folder. Socket paths are limited to about 100 bytes, so the socket can't be in the data
 * folder, whose path may be longer. A hash of that path and the user separates instances and users.
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
 * Creates an empty directory that only this user can enter, which protects the connections, as they need no password. Call it
 * while none of our servers is running.
 *
 * @throws EmbeddedPostgresError `not_accessible` if another user has created something there, or nothing can be created there.
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
  await mkdir(directory, { mode: 0o700 }).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      'not_accessible',
      `The database's socket can't be created in ${dirname(directory)}, the folder for temporary files: ` +
        `${cause instanceof Error ? cause.message : String(cause)}. Create that folder, or name another one with TMPDIR.`,
      { cause },
    );
  });
  if (runAs.identity !== undefined) {
    await chown(directory, runAs.identity.uid, runAs.identity.gid);
  }
}
