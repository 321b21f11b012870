import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { listenForChanges } from '../../changes/listen-for-changes.ts';
import { systemClock } from '../../clock/index.ts';
import { openDatabase } from '../../db/index.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { createDiskStore } from '../../storage/disk-store.ts';
import { analysisTasks } from '../job/analyze-property.ts';
import { replyOf, scriptedProvider } from './scripted-provider.ts';

/**
 * A worker in its own process, for tests that kill it. It finishes two looks and hangs in the third. It prints `looks {n}` for
 * each look, and `broken off` when the third is aborted.
 */
const { connection, photosDirectory } = z
  .object({ connection: z.custom<PoolConfig>(), photosDirectory: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const log = pino({ level: 'silent' });
const db = openDatabase(connection, log);
const provider = scriptedProvider((_photo, look, signal) => {
  process.stdout.write(`looks ${look}\n`);
  if (look <= 2) return Promise.resolve(replyOf());
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      process.stdout.write('broken off\n');
      reject(new Error('broken off'));
    });
  });
});
const store = createDiskStore(photosDirectory);
const changes = await listenForChanges(connection, log);
const clock = systemClock();
const tasks = analysisTasks({ db, store, provider, clock, log, changes, photosAtOnce: 1 });
await startQueue({ connection, tasks, log, concurrency: 1 });
