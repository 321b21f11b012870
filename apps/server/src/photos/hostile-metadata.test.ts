import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { propertySchema } from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, createVisitorClient } from '../testing/client.ts';
import { placeDatabase } from '../testing/database.ts';
import { writePages } from '../testing/pages.ts';
import {
  freePort,
  runServerProcess,
  whenReady,
  type RunningServer,
} from '../testing/running-server.ts';
import { hostilePhotos } from './testing/hostile-metadata.ts';
import { putPhoto } from './testing/uploads.ts';

const megabyte = 1024 * 1024;
const longestAnswerMs = 200;
/** How often Linux counts a second of processor time in /proc. */
const ticksPerSecond = 100;
const maxGrowth = 200 * megabyte;
const memoryLimit = 1024 * megabyte;

interface Measured {
  readonly status: number;
  /**
   * The longest that the server's main thread worked while another client waited for one answer, in ms of processor time: what an
   * answer waits for on an idle machine, and doesn't grow with what others do on a busy one.
   */
  readonly longestAnswer: number;
  /** Peak memory of the server and its child processes, in bytes. */
  readonly peakMemory: number;
}

// Reads the memory of other processes from /proc, which only Linux has.
describe.skipIf(process.platform !== 'linux')('a photo with hostile metadata', () => {
  let folder: string;
  let server: RunningServer;
  let url: string;
  let photo: Buffer<ArrayBuffer>;
  let memoryBefore: number;
  let highestMemory = 0;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dss-hostile-metadata-')));
    const webDirectory = await writePages(folder);
    const dataDir = path.join(folder, 'data');
    placeDatabase(dataDir);
    const port = await freePort();
    server = runServerProcess({
      webDirectory,
      dataDir,
      port,
      // All uploads come from one network.
      settings: { RATE_LIMIT_NETWORK_FACTOR: '1000' },
    });
    url = await whenReady(server);
    photo = await ordinaryPhoto();
    await upload(photo);
    memoryBefore = (await upload(photo)).peakMemory;
  }, 120_000);

  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  });

  /** Uploads a photo while another client repeatedly requests `/healthz`. */
  async function upload(bytes: Buffer<ArrayBuffer>): Promise<Measured> {
    const processes = await processesOf(server);
    // A new visitor each time, so that no upload limit or photo limit is reached.
    const owner = await createVisitorClient(url);
    const made = await owner.send('POST', '/api/properties', { address: '1 Test Way' });
    const { id } = propertySchema.parse(await made.json());
    const peakMemory = await watchMemory(processes);
    const sent = putPhoto(owner, id, 'front', bytes);
    const ended = new AbortController();
    const status = sent.then((answer) => answer.status).finally(() => ended.abort());
    const stranger = createClient(url);
    let longestAnswer = 0;
    const watchAnswers = async () => {
      do {
        const before = await mainThreadTime(server);
        const answer = await stranger.fetch('/healthz');
        await answer.arrayBuffer();
        longestAnswer = Math.max(longestAnswer, (await mainThreadTime(server)) - before);
        await delay(10);
      } while (!ended.signal.aborted);
    };
    await Promise.all([watchAnswers(), status]);
    const peak = await peakMemory();
    highestMemory = Math.max(highestMemory, peak);
    return { status: await status, longestAnswer, peakMemory: peak };
  }

  it.each(hostilePhotos)(
    'never delays other answers over 200 ms or takes over 200 MB: $name',
    async ({ make }) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(10 * megabyte);

      const measured = await upload(bytes);

      expect([201, 422]).toContain(measured.status);
      expect(measured.peakMemory - memoryBefore).toBeLessThan(maxGrowth);
      expect(measured.longestAnswer).toBeLessThanOrEqual(longestAnswerMs);
    },
    120_000,
  );

  it('leaves a server with its database within a gigabyte', async () => {
    expect(highestMemory).toBeLessThan(memoryLimit);
    expect((await upload(photo)).status).toBe(201);
  });
});

/** A photo of 12 megapixels, about as large in bytes as a hostile one. */
function ordinaryPhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 110, sigma: 30 } as const;
  const background = { r: 74, g: 107, b: 58 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .withExif({ IFD2: { DateTimeOriginal: '2024:08:15 14:30:00' } })
    .toBuffer();
}

/** The ids of a process and all of its descendants. */
async function processesOf({ child }: RunningServer): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    await Promise.all(ids.map(async (id) => [id, await parentOf(id)] as const)),
  );
  const isBelow = (id: string | undefined): boolean =>
    id !== undefined && (id === String(child.pid) || isBelow(parents.get(id)));
  return ids.filter(isBelow);
}

/**
 * An upper bound of the processes' total memory at its peak from now on, in bytes: what they hold now, counting shared memory once, and the
 * growth of each. Linux notes each peak itself, so none is missed.
 * @returns to be called while they still run
 */
async function watchMemory(processes: readonly string[]): Promise<() => Promise<number>> {
  const before = await Promise.all(
    processes.map(async (id) => {
      // From here on, the peak is that of the time since, unless the process has just ended.
      await writeFile(`/proc/${id}/clear_refs`, '5').catch((error: unknown) => {
        if (!(error instanceof Error) || !/ENOENT|ESRCH/.test(error.message)) throw error;
      });
      return {
        id,
        shared: await memory(id, 'smaps_rollup', 'Pss'),
        resident: await memory(id, 'status', 'VmRSS'),
      };
    }),
  );
  return async () => {
    const peaks = before.map(async ({ id, shared, resident }) => {
      const peak = await memory(id, 'status', 'VmHWM');
      return shared + Math.max(0, peak - resident);
    });
    return (await Promise.all(peaks)).reduce((sum, peak) => sum + peak, 0);
  };
}

async function parentOf(id: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return /\) \S (\d+)/.exec(stat)?.[1];
}

/** A size that Linux reports of a process, in bytes; 0 once it has ended. */
async function memory(id: string, file: string, name: string): Promise<number> {
  const text = await readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
}

/** Processor time of the thread that answers requests, in ms. */
async function mainThreadTime({ child }: RunningServer): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/task/${child.pid}/stat`, 'utf8');
  // After the name, which may contain spaces, come the state and ten numbers; then user and system time.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (((user ?? 0) + (system ?? 0)) / ticksPerSecond) * 1000;
}
