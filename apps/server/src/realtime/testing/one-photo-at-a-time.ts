import { pino } from 'pino';
import { vi } from 'vitest';
import { analysisTasks } from '../../analysis/job/analyze-property.ts';
import {
  replyOf,
  scriptedProvider,
  type ScriptedProvider,
} from '../../analysis/testing/scripted-provider.ts';
import { startQueue } from '../../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

/** The product with a running queue, whose provider finishes each photo only when the test releases it. */
export interface SlowProduct {
  readonly app: TestApp;
  readonly provider: ScriptedProvider;
  /** Releases the oldest running look; waits for one if needed. */
  readonly releasePhoto: () => Promise<void>;
  /** Lets all looks finish without waiting from now on. */
  readonly releaseAll: () => void;
  readonly close: () => Promise<void>;
}

export async function openSlowProduct(): Promise<SlowProduct> {
  const held: (() => void)[] = [];
  let holding = true;
  const provider = scriptedProvider((_photo, _call, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => reject(new Error('broken off')));
    if (holding) held.push(resolve);
    else resolve();
    return promise.then(() => replyOf('zone1_tall_dry_grass'));
  });
  const app = await startTestApp({ provider });
  const { connection } = app.database;
  const log = pino({ level: 'silent' });
  const tasks = analysisTasks({ ...app.dependencies, changes: app.changes, photosAtOnce: 1 });
  const queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs: 100 });
  return {
    app,
    provider,
    releasePhoto: async () => {
      const release = await vi.waitUntil(() => held.shift(), { interval: 10 });
      release();
    },
    releaseAll: () => {
      holding = false;
      for (const release of held.splice(0)) release();
    },
    close: async () => {
      await queue.stop();
      await app.close();
    },
  };
}
