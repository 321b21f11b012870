import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from './fixtures.ts';
import { newDatabaseVariable, startProduct } from './running-product.ts';

/**
 * Playwright's global setup: starts the product for the first time, and leaves its database for all other products of
 * these tests to start with. They are some twenty, and half of a first start's time goes into making one.
 */
export default async function makeNewDatabase(): Promise<() => Promise<void>> {
  const dataDir = await temporaryDirectory();
  const product = await startProduct({ dataDir });
  await product.stop();
  const database = path.join(dataDir, 'postgres');
  // Where root runs PostgreSQL as another user, a copy wouldn't belong to that user.
  if ((await stat(database)).uid === process.getuid?.())
    process.env[newDatabaseVariable] = database;
  return () => rm(dataDir, { recursive: true, force: true });
}
