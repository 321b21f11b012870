import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';
import { scriptedProvider } from './testing/scripted-provider.ts';

const workerProcess = path.join(import.meta.dirname, 'testing/worker-process.ts');
const photoNames = ['a', 'b', 'c', 'd'];

describe('an analysis whose worker is killed', () => {
  let bench: AnalysisBench | undefined;
  afterEach(() => bench?.close());

  /** Kills a worker in the middle of its third look, and waits until it is gone. */
  const killWhileLooking = async ({ database, photosDirectory }: AnalysisBench): Promise<void> => {
    const { connection } = database;
    const argument = JSON.stringify({ connection, photosDirectory });
    const child = spawn(process.execPath, [workerProcess, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'looks 3') child.kill('SIGKILL');
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
  };

  it('is completed once by the next worker within seconds', async () => {
    const provider = scriptedProvider();
    bench = await openAnalysisBench(provider);
    for (const name of photoNames) await bench.addPhoto(name);
    await bench.analyze({}, { prefer: 'respond-async' });
    await killWhileLooking(bench);
    expect(await bench.job()).toMatchObject({ status: 'running', photos_done: 2 });

    await bench.startWorking();
    const job = await bench.jobIs('done');
    expect(job).toMatchObject({ photos_done: 4, photos_total: 4 });
    expect(provider.looks).toHaveLength(2);
    const analyses = await bench.analyses();
    expect(analyses.map((analysis) => analysis.analysis_id)).toEqual([job.analysis_id]);
    expect(analyses[0]?.photos.every((photo) => photo.observed)).toBe(true);
  });

  it('fails if it kills its worker every time', async () => {
    bench = await openAnalysisBench(scriptedProvider());
    for (const name of photoNames) await bench.addPhoto(name);
    await bench.analyze({}, { prefer: 'respond-async' });
    const { admin } = bench.database;
    await killWhileLooking(bench);
    await admin.query('update analysis_jobs set attempts = 5');

    await bench.startWorking();
    expect(await bench.jobIs('failed')).toMatchObject({ error: { code: 'analysis_failed' } });
    const { rows } = await admin.query('select error_detail from analysis_jobs');
    expect(rows).toEqual([{ error_detail: 'The process ended during attempt 5.' }]);
    expect(await bench.analyses()).toEqual([]);
  });
});
