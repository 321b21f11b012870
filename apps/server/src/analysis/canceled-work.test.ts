import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { replyOf, scriptedProvider } from './testing/scripted-provider.ts';

const workerProcess = path.join(import.meta.dirname, 'testing/worker-process.ts');
const respondAsync = { prefer: 'respond-async' };

describe('a canceled analysis', () => {
  let bench: AnalysisBench | undefined;
  afterEach(() => bench?.close());

  const cancel = async ({ post, propertyId }: AnalysisBench) => {
    const response = await post(`/api/properties/${propertyId}/analysis-job/cancel`);
    expect(await response.json()).toMatchObject({
      job: { status: 'cancelled', step: 'cancelled' },
    });
  };

  it('makes no call after the answer, whenever it is canceled', async () => {
    const provider = scriptedProvider(async (_photo, call, signal) => {
      await delay(call % 7, undefined, { signal });
      return replyOf();
    });
    bench = await openAnalysisBench(provider);
    for (let index = 0; index < 12; index += 1) await bench.addPhoto(`photo-${index}`);
    await bench.startWorking();
    for (const looksBefore of [1, 2, 4, 7]) {
      await bench.database.admin.query('delete from observations');
      const before = provider.looks.length;
      await bench.analyze({ rerun: true }, respondAsync);
      await vi.waitFor(
        () => expect(provider.looks.length - before).toBeGreaterThanOrEqual(looksBefore),
        { interval: 1 },
      );
      await cancel(bench);
      const looks = provider.looks.length;
      await vi.waitFor(async () => expect(await bench?.queuedJobs()).toBe(0));
      expect(provider.looks).toHaveLength(looks);
    }
    expect(await bench.analyses()).toEqual([]);
  });

  it('is stopped by a worker in another process, which makes no further call', async () => {
    bench = await openAnalysisBench(scriptedProvider());
    for (const name of ['a', 'b', 'c', 'd']) await bench.addPhoto(name);
    await bench.analyze({}, respondAsync);
    const { database, photosDirectory } = bench;
    const argument = JSON.stringify({ connection: database.connection, photosDirectory });
    const child = spawn(process.execPath, [workerProcess, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    await vi.waitFor(() => expect(lines).toContain('looks 3'));
    await cancel(bench);
    await vi.waitFor(() => expect(lines).toContain('broken off'));
    await vi.waitFor(async () => expect(await bench?.queuedJobs()).toBe(0));
    child.kill('SIGTERM');
    await ended;
    expect(lines).toEqual(['looks 1', 'looks 2', 'looks 3', 'broken off']);
  });

  it('is over at once if no worker has started it', async () => {
    const provider = scriptedProvider();
    bench = await openAnalysisBench(provider);
    await bench.addPhoto('a');
    await bench.analyze({}, respondAsync);
    await cancel(bench);
    await bench.startWorking();
    await vi.waitFor(async () => expect(await bench?.queuedJobs()).toBe(0));
    expect(provider.looks).toEqual([]);
  });

  it('is answered even if its worker has died', async () => {
    bench = await openAnalysisBench(scriptedProvider());
    await bench.addPhoto('a');
    await bench.analyze({}, respondAsync);
    await bench.database.admin.query(
      `update analysis_jobs set status = 'running', step = 'observing'`,
    );
    await cancel(bench);
    expect(await bench.analyses()).toEqual([]);
  });
});
