import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { shrunkPhoto } from '../bench/photos.ts';
import { figure, table } from '../bench/report.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { kinds, type Cluster } from './start-cluster.ts';

const photosOfHome = 8;
const homesToAssess = 24;
const homesToCreate = 400;
const readings = 2000;
/** Readings before those that count: V8 compiles what runs often. */
const readingsToWarmUp = 500;
/** How many requests are on their way at once. */
const atOnce = 4;
const pollMs = 250;
const patienceMs = 120_000;

/** Processor time of one operation in milliseconds, in the order of `kinds`. */
interface Cost {
  readonly name: string;
  readonly ms: readonly number[];
}

interface Home {
  readonly id: string;
  readonly visitor: string;
}

const visitorSchema = z.object({ visitor_token: z.string() });
const homeSchema = z.object({ id: z.uuid() });
const jobSchema = z.object({ job: z.object({ status: z.string() }).nullable() });
const photosSchema = z.object({ photos: z.array(z.object({ signed_url: z.string() })) });

/**
 * Measures what the operations of a home cost each kind of process, as processor time, which a busy machine changes little.
 * @returns a Markdown table, for `docs/scaling.md`
 */
export async function measureCosts(cluster: Cluster): Promise<string> {
  const { url } = cluster;
  const photos = await Promise.all(Array.from({ length: photosOfHome }, (_, i) => shrunkPhoto(i)));
  const { visitor_token: visitor } = visitorSchema.parse(
    await ask(url, null, 'POST', '/api/visitors'),
  );
  const create = async (index: number): Promise<Home> => {
    const address = `${index} Cost Street, Paradise, CA 95969`;
    const made = await ask(url, visitor, 'POST', '/api/properties', { address });
    return { id: homeSchema.parse(made).id, visitor };
  };
  const pathOf = ({ id }: Home, part = '') => `/api/properties/${id}${part}`;
  const upload = (home: Home, index: number) =>
    ask(url, home.visitor, 'PUT', pathOf(home, `/photos/photo-${index}`), photos[index]);
  const analyze = async (home: Home) => {
    await ask(url, home.visitor, 'POST', '/functions/v1/analyze_v2', { property_id: home.id });
    for (const startedAt = performance.now(); ; await delay(pollMs)) {
      const { job } = jobSchema.parse(
        await ask(url, home.visitor, 'GET', pathOf(home, '/analysis-job')),
      );
      if (job?.status === 'done') return;
      const isLate = performance.now() - startedAt > patienceMs;
      if (job?.status === 'failed' || isLate) throw new Error(`an analysis is ${job?.status}`);
    }
  };

  const costs: Cost[] = [];
  const measure = async (
    name: string,
    times: number,
    work: (index: number) => Promise<unknown>,
  ) => {
    const before = await used(cluster);
    await repeat(times, work);
    const after = await used(cluster);
    costs.push({
      name,
      ms: after.map((total, kind) => ((total - (before[kind] ?? 0)) * 1000) / times),
    });
  };
  const measureReading = async (name: string, path: (home: Home) => string) => {
    const read = (index: number) => ask(url, visitor, 'GET', path(homeAt(index)));
    await repeat(readingsToWarmUp, read);
    await measure(name, readings, read);
  };

  const homes: Home[] = [];
  const homeAt = (index: number): Home => {
    const home = homes[index % homes.length];
    if (home === undefined) throw new Error('there are no homes');
    return home;
  };
  // Each process's first homes load code.
  const first = await Promise.all(Array.from({ length: atOnce }, (_, index) => create(index)));
  await Promise.all(
    first.map(async (home) => {
      for (const index of photos.keys()) await upload(home, index);
      await analyze(home);
    }),
  );
  await repeat(homesToCreate, create);
  await measure('create a property', homesToCreate, create);
  for (let index = 0; index < homesToAssess; index += 1) homes.push(await create(index));
  await measure('take a photo', homesToAssess * photosOfHome, (index) =>
    upload(homeAt(index), Math.floor(index / homesToAssess)),
  );
  await measure(`analyze ${photosOfHome} photos`, homesToAssess, (index) => analyze(homeAt(index)));
  await measureReading('read a property', (home) => pathOf(home));
  await measureReading('list its photos', (home) => pathOf(home, '/photos'));
  await measureReading('read its newest result', (home) => pathOf(home, '/analyses?limit=1'));
  await measureReading('read its analysis job', (home) => pathOf(home, '/analysis-job'));
  await measureReading('list a page of homes', () => '/api/properties');
  const listed = await Promise.all(
    homes.map((home) => ask(url, visitor, 'GET', pathOf(home, '/photos'))),
  );
  const addresses = listed.flatMap((list) =>
    photosSchema.parse(list).photos.map((photo) => photo.signed_url),
  );
  await measure('show one photo from the bucket', readings, async (index) => {
    const shown = await fetch(new URL(addresses[index % addresses.length] ?? '', url));
    if (!shown.ok) throw new Error(`a photo was answered ${shown.status}`);
    await shown.arrayBuffer();
  });

  const [created, taken, analyzed, property, list, result, job, , shown] = costs;
  return costTable([
    ...costs,
    sumOf(`**assess a home of ${photosOfHome} photos**`, [
      [created, 1],
      [taken, photosOfHome],
      [analyzed, 1],
    ]),
    sumOf('**visit its results**', [
      [property, 1],
      [list, 1],
      [result, 1],
      [job, 1],
      [shown, photosOfHome],
    ]),
  ]);
}

function used(cluster: Cluster): Promise<number[]> {
  return Promise.all(kinds.map((kind) => cpuSeconds(cluster.processes(kind))));
}

async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const inTurn = async () => {
    for (let index = next++; index < times; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
}

function sumOf(name: string, parts: readonly (readonly [Cost | undefined, number])[]): Cost {
  const ms = kinds.map((_, kind) =>
    parts.reduce((sum, [cost, times]) => sum + (cost?.ms[kind] ?? 0) * times, 0),
  );
  return { name, ms };
}

function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(({ name, ms: [web = 0, ...others] }) => [
    name,
    ...[web, ...others].map((each) => (each < 0.05 ? '' : `${figure(each)} ms`)),
    `${figure(1000 / web)}/s`,
  ]);
  return table(['', ...kinds, 'one web core does'], rows);
}

/** @throws Error unless it is answered with success */
async function ask(
  url: string,
  visitor: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const isPhoto = Buffer.isBuffer(body);
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(visitor === null ? {} : { Authorization: `Bearer ${visitor}` }),
      ...(body === undefined
        ? {}
        : { 'Content-Type': isPhoto ? 'image/jpeg' : 'application/json' }),
      Prefer: 'respond-async',
    },
    body: body === undefined ? null : isPhoto ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
