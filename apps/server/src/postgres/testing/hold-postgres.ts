import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/**
 * A program for tests that need a process to kill: starts the embedded database on the given folder, prints its socket's
 * directory, and stops it on SIGTERM.
 */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: hold-postgres.ts DATA_DIR');

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined };
try {
  const database = await startEmbeddedPostgres({ dataDir, log: silent });
  process.once('SIGTERM', () => void database.stop());
  process.stdout.write(`${database.socketDir}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
