/**
 * Why the embedded database couldn't start or keep running.
 *
 * - `data_folder_in_use`: another running process holds the data folder.
 * - `unsupported_system`: no binaries for this system, or no account that PostgreSQL accepts to run as.
 * - `not_accessible`: the data folder belongs to another user.
 * - `no_database`: the data folder has no database, and none was to be created.
 * - `not_reachable`: another process uses the data folder, and its database accepts no connections from here.
 * - `start_failed`: PostgreSQL or initdb failed; the message contains its last lines.
 * - `exited`: PostgreSQL exited while in use.
 * - `disk_full`: it exited, or couldn't start, because the disk is full.
 */
export type EmbeddedPostgresErrorCode =
  | 'data_folder_in_use'
  | 'unsupported_system'
  | 'not_accessible'
  | 'no_database'
  | 'not_reachable'
  | 'start_failed'
  | 'exited'
  | 'disk_full';

/** An error whose message is meant for the operator. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The error to report if these last lines of PostgreSQL or initdb show a full disk; null if they don't. */
export function diskFull(directory: string, lines: string): EmbeddedPostgresError | null {
  if (!/No space left on device|Disk quota exceeded/.test(lines)) return null;
  return new EmbeddedPostgresError(
    'disk_full',
    `The disk of the database in ${directory} is full. What was saved is kept: make room there, then start again.`,
  );
}
