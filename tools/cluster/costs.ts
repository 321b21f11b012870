import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import { shrunkPhoto } from '../bench/photos.ts';
import { newVisitor } from '../bench/product.ts';
import { figure, table } from '../bench/report.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { kinds, type Cluster } from './start-cluster.ts';

const photosOfHome = 8;
const homesToAssess = 24;
const homesToCreate = 400;
const readings = 2000;
/** Readings of all sorts before those that count: V8 compiles what runs often. */
const readingsToWarmUp = 8000;
/** How many requests are on their way at once. */
const atOnce = 4;
const idleMs = 10_000;
const patienceMs = 30_000;

/** Processor time of one operation in milliseconds, in the order of `kinds`. */
interface Cost {
  readonly name: string;
  readonly ms: readonly number[];
}

const photosSchema = z.object({ photos: z.array(z.object({ signed_url: z.string() })) });

/**
 * Measures what the operations of a home cost each kind of process, as processor time, which a busy machine changes less than the
 * time that somebody waits. What the processes do when nobody asks for anything is left out.
 * @returns a Markdown table
 */
export async function measureCosts(cluster: Cluster, signal: AbortSignal): Promise<string> {
  const photos = await Promise.all(
    Array.from({ length: photosOfHome }, (_, index) => shrunkPhoto(index)),
  );
  const newcomer = await newVisitor(cluster.url);
  const owner = await newVisitor(cluster.url);
  const upload = (home: string, index: number) =>
    owner.upload(home, `photo-${index}`, photos[index] ?? Buffer.alloc(0));
  const get = async (path: string) => {
    const response = await fetch(new URL(path, cluster.url), {
      headers: owner.headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return bytes;
  };
  const queue = pLimit(atOnce);
  const repeat = (times: number, work: (index: number) => Promise<unknown>) =>
    queue.map(Array(times).keys(), (index) => {
      signal.throwIfAborted();
      return work(index);
    });

  const costs: Cost[] = [];
  const idlePerMs = (await spent(cluster, () => delay(idleMs, undefined, { signal }))).map(
    (ms) => ms / idleMs,
  );
  const measure = async (
    name: string,
    times: number,
    work: (index: number) => Promise<unknown>,
  ) => {
    const startedAt = performance.now();
    const total = await spent(cluster, () => repeat(times, work));
    const elapsed = performance.now() - startedAt;
    const ms = total.map((each, kind) =>
      Math.max(0, (each - (idlePerMs[kind] ?? 0) * elapsed) / times),
    );
    const cost = { name, ms };
    costs.push(cost);
    return cost;
  };

  // Each process's first homes load code.
  for (let index = 0; index < atOnce; index += 1) {
    const home = await owner.createProperty();
    await repeat(photosOfHome, (photo) => upload(home, photo));
    await owner.analyze(home);
  }
  const create = () => newcomer.createProperty();
  await repeat(homesToCreate, create);
  const created = await measure('create a property', homesToCreate, create);
  const homes: string[] = [];
  for (let index = 0; index < homesToAssess; index += 1) homes.push(await owner.createProperty());
  const homeAt = (index: number): string => homes[index % homes.length] ?? '';
  const taken = await measure('take a photo', homesToAssess * photosOfHome, (index) =>
    upload(homeAt(index), Math.floor(index / homesToAssess)),
  );
  const analyzed = await measure(`analyze ${photosOfHome} photos`, homesToAssess, (index) =>
    owner.analyze(homeAt(index)),
  );

  const read = (part: string) => (index: number) => get(`/api/properties/${homeAt(index)}${part}`);
  const addresses: string[] = [];
  for (const index of homes.keys()) {
    const listed: unknown = JSON.parse(String(await read('/photos')(index)));
    addresses.push(...photosSchema.parse(listed).photos.map((photo) => photo.signed_url));
  }
  const reading = [
    { name: 'read a property', perVisit: 1, work: read('') },
    { name: 'list its photos', perVisit: 1, work: read('/photos') },
    { name: 'read its newest result', perVisit: 1, work: read('/analyses?limit=1') },
    { name: 'read its analysis job', perVisit: 1, work: read('/analysis-job') },
    {
      name: 'show one photo',
      perVisit: photosOfHome,
      work: (index: number) => get(addresses[index % addresses.length] ?? ''),
    },
    {
      name: `list ${homesToAssess + atOnce} homes`,
      perVisit: 0,
      work: () => get('/api/properties'),
    },
  ];
  await repeat(readingsToWarmUp, async (index) => reading[index % reading.length]?.work(index));
  const visit: [Cost, number][] = [];
  for (const { name, perVisit, work } of reading) {
    visit.push([await measure(name, readings, work), perVisit]);
  }
  return costTable([
    ...costs,
    sumOf(`**assess a home of ${photosOfHome} photos**`, [
      [created, 1],
      [taken, photosOfHome],
      [analyzed, 1],
    ]),
    sumOf('**visit its results**', visit),
  ]);
}

/** @returns milliseconds of processor time that each kind of process took meanwhile */
async function spent(cluster: Cluster, work: () => Promise<unknown>): Promise<number[]> {
  const used = () => Promise.all(kinds.map((kind) => cpuSeconds(cluster.processes(kind))));
  const before = await used();
  await work();
  const after = await used();
  return after.map((total, kind) => (total - (before[kind] ?? 0)) * 1000);
}

function sumOf(name: string, parts: readonly (readonly [Cost, number])[]): Cost {
  const ms = kinds.map((_, kind) =>
    parts.reduce((sum, [cost, times]) => sum + (cost.ms[kind] ?? 0) * times, 0),
  );
  return { name, ms };
}

/** Leaves out what is less than the clock can tell. */
function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(({ name, ms }) => [
    name,
    ...ms.map((each) => (each < 0.05 ? '' : `${figure(each)} ms`)),
  ]);
  return table(['', ...kinds], rows);
}
