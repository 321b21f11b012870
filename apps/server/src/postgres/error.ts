/**
 * What kept the embedded database from starting or from staying up.
 *
 * - `data_folder_in_use`: another living process holds the data folder.
 * - `unsupported_system`: no binaries for this system, or no account PostgreSQL accepts to run as.
 * - `not_accessible`: the data folder belongs to somebody else.
 * - `no_database`: the data folder holds no database, and none was to be made.
 * - `not_reachable`: somebody uses the data folder, and its database takes no connections from here.
 * - `start_failed`: PostgreSQL or initdb ended with an error; the message carries its last lines.
 * - `exited`: PostgreSQL ended while it was in use.
 * - `disk_full`: it ended, or couldn't start, because there is no room on the disk.
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

/** An error whose message is meant for whoever started the product. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The error to report where PostgreSQL or initdb ended with these lines because the disk is full; null where it isn't. */
export function diskFull(directory: string, lines: string): EmbeddedPostgresError | null {
  if (!/No space left on device|Disk quota exceeded/.test(lines)) return null;
  return new EmbeddedPostgresError(
    'disk_full',
    `The disk of the database in ${directory} is full. What was saved is kept: make room there, then start again.`,
  );
}
