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
/** Readings of all sorts before those that count: V8 compiles what runs often. */
const readingsToWarmUp = 8000;
/** How many requests are on their way at once. */
const atOnce = 4;
const idleMs = 10_000;
const pollMs = 250;
const analysisPatienceMs = 120_000;
const requestPatienceMs = 30_000;

/** Processor time of one operation in milliseconds, in the order of `kinds`. */
interface Cost {
  readonly name: string;
  readonly ms: readonly number[];
}

const visitorSchema = z.object({ visitor_token: z.string() });
const homeSchema = z.object({ id: z.uuid() });
const jobSchema = z.object({ job: z.object({ status: z.string() }).nullable() });
const photosSchema = z.object({ photos: z.array(z.object({ signed_url: z.string() })) });

/**
 * Measures what the operations of a home cost each kind of process, as processor time, which a busy machine changes less than the
 * time that somebody waits. What the processes do when nobody asks for anything is left out.
 * @returns a Markdown table, for `docs/scaling.md`
 */
export async function measureCosts(cluster: Cluster, signal: AbortSignal): Promise<string> {
  const photos = await Promise.all(
    Array.from({ length: photosOfHome }, (_, index) => shrunkPhoto(index)),
  );
  const newcomer = await newVisitor(cluster, signal);
  const owner = await newVisitor(cluster, signal);
  const create = async (index: number, visitor = newcomer): Promise<string> => {
    const address = `${index} Cost Street, Paradise, CA 95969`;
    return homeSchema.parse(await visitor.json('POST', '/api/properties', { address })).id;
  };
  const pathOf = (home: string, part = '') => `/api/properties/${home}${part}`;
  const upload = (home: string, index: number) =>
    owner.json('PUT', pathOf(home, `/photos/photo-${index}`), photos[index]);
  const analyze = async (home: string) => {
    await owner.json('POST', '/functions/v1/analyze_v2', { property_id: home });
    for (const startedAt = performance.now(); ; await delay(pollMs, undefined, { signal })) {
      const { job } = jobSchema.parse(await owner.json('GET', pathOf(home, '/analysis-job')));
      if (job?.status === 'done') return;
      const isLate = performance.now() - startedAt > analysisPatienceMs;
      if (job?.status === 'failed' || isLate) throw new Error(`an analysis is ${job?.status}`);
    }
  };

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
    const total = await spent(cluster, () => repeat(times, work, signal));
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
    const home = await create(index, owner);
    await repeat(photosOfHome, (photo) => upload(home, photo), signal);
    await analyze(home);
  }
  await repeat(homesToCreate, create, signal);
  const created = await measure('create a property', homesToCreate, create);
  const homes: string[] = [];
  for (let index = 0; index < homesToAssess; index += 1) homes.push(await create(index, owner));
  const homeAt = (index: number): string => homes[index % homes.length] ?? '';
  const taken = await measure('take a photo', homesToAssess * photosOfHome, (index) =>
    upload(homeAt(index), Math.floor(index / homesToAssess)),
  );
  const analyzed = await measure(`analyze ${photosOfHome} photos`, homesToAssess, (index) =>
    analyze(homeAt(index)),
  );

  const addresses: string[] = [];
  for (const home of homes) {
    const listed = photosSchema.parse(await owner.json('GET', pathOf(home, '/photos')));
    addresses.push(...listed.photos.map((photo) => photo.signed_url));
  }
  const read = (part: string) => (index: number) => owner.json('GET', pathOf(homeAt(index), part));
  const reading = [
    { name: 'read a property', perVisit: 1, work: read('') },
    { name: 'list its photos', perVisit: 1, work: read('/photos') },
    { name: 'read its newest result', perVisit: 1, work: read('/analyses?limit=1') },
    { name: 'read its analysis job', perVisit: 1, work: read('/analysis-job') },
    {
      name: 'show one photo',
      perVisit: photosOfHome,
      work: (at: number) => owner.bytes(addresses[at % addresses.length] ?? ''),
    },
    {
      name: `list ${homesToAssess + atOnce} homes`,
      perVisit: 0,
      work: () => owner.json('GET', '/api/properties'),
    },
  ];
  await repeat(readingsToWarmUp, async (at) => reading[at % reading.length]?.work(at), signal);
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

async function repeat(
  times: number,
  work: (index: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const inTurn = async () => {
    for (let index = next++; index < times; index = next++) {
      signal.throwIfAborted();
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
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

/** Somebody who asks for things. Both throw unless they are answered with success. */
interface Visitor {
  json(method: string, path: string, body?: unknown): Promise<unknown>;
  bytes(path: string): Promise<ArrayBuffer>;
}

async function newVisitor({ url }: Cluster, signal: AbortSignal): Promise<Visitor> {
  const ask = async (token: string | null, method: string, path: string, body?: unknown) => {
    const isPhoto = Buffer.isBuffer(body);
    const type = isPhoto ? 'image/jpeg' : 'application/json';
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': type }),
        Prefer: 'respond-async',
      },
      body: body === undefined ? null : isPhoto ? new Uint8Array(body) : JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestPatienceMs)]),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response;
  };
  const made: unknown = await (await ask(null, 'POST', '/api/visitors')).json();
  const { visitor_token: token } = visitorSchema.parse(made);
  return {
    json: async (...request) => {
      const answered: unknown = await (await ask(token, ...request)).json();
      return answered;
    },
    bytes: async (path) => (await ask(token, 'GET', path)).arrayBuffer(),
  };
}
