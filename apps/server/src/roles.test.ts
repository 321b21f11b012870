import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { propertySchema } from '@dss/domain';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addPhoto } from './photos/testing/uploads.ts';
import { connected, type Listener } from './realtime/testing/listener.ts';
import { ticketOf } from './realtime/testing/tickets.ts';
import { createVisitorClient } from './testing/client.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { writePages } from './testing/pages.ts';
import { tinyJpeg } from './testing/pictures.ts';
import {
  freePort,
  runServerProcess,
  whenReady,
  type RunningServer,
} from './testing/running-server.ts';

let folder: string;
let webDirectory: string;
let database: TestDatabase;
const servers: RunningServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-roles-'));
  webDirectory = await writePages(folder);
  database = await createTestDatabase();
});

afterEach(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process on the one database and the one photo store, and waits until it is ready. @returns its address */
async function start(role: string): Promise<string> {
  const { host, port: databasePort, superuser } = inject('postgres');
  const { user = '', database: name = '' } = database.connection;
  const urlFor = (login: string) =>
    `postgres://${login}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host)}`;
  const port = await freePort();
  const settings = {
    ROLE: role,
    DATABASE_URL: urlFor(user),
    DATABASE_OWNER_URL: urlFor(superuser),
  };
  const dataDir = path.join(folder, 'data');
  const server = runServerProcess({ webDirectory, dataDir, port, settings });
  servers.push(server);
  return whenReady(server);
}

describe('a web process with separate workers', () => {
  it('follows a job from its first step, even one queued before any worker ran', async () => {
    const web = await start('web');
    const owner = await createVisitorClient(web);
    const created = await owner.send('POST', '/api/properties', { address: '1 Test Way' });
    const { id } = propertySchema.parse(await created.json());
    const listener = await connected(web, { ticket: await ticketOf(owner) });
    await listener.follow(id);
    for (const [index, name] of ['front', 'back', 'side'].entries()) {
      await addPhoto(owner, id, name, await tinyJpeg(`#44884${index}`));
    }
    const started = await owner.fetch('/functions/v1/analyze_v2', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      body: JSON.stringify({ property_id: id }),
    });
    expect(started.status).toBe(202);
    const ready = await fetch(`${web}/readyz`);
    expect(ready.status).toBe(200);
    await vi.waitFor(() => expect(stepsOf(listener)).toEqual(['queued']));

    const worker = await start('worker');
    const result = await listener.hearsOf('analysis_added');
    await vi.waitFor(() => expect(stepsOf(listener).at(-1)).toBe('done'));
    expect(stepsOf(listener)).toEqual([...new Set(stepsOf(listener))]);
    const stored = await owner.fetch(`/api/properties/${id}/analyses/${result.analysis_id}`);
    expect(stored.status).toBe(200);

    const answers = await Promise.all(
      ['/healthz', '/readyz', '/api/properties', '/'].map((page) => fetch(worker + page)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);

    // A client of one process receives changes made through another.
    const second = await start('web');
    const elsewhere = await connected(second, { ticket: await ticketOf(owner) });
    await elsewhere.follow(id);
    await owner.send('PUT', `/api/properties/${id}/photos/front/placement`, { direction: 'north' });
    await elsewhere.hearsOf('placement_changed');
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all([listener.closed, elsewhere.closed])).toEqual([1001, 1001]);
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(servers.map(({ stderr }) => stderr())).toEqual(['', '', '']);
  }, 120_000);
});

/** The reported steps of the analysis, without consecutive repeats. */
function stepsOf(listener: Listener): string[] {
  const steps = listener
    .events()
    .flatMap((event) => (event.kind === 'analysis_progress' ? [event.job.step] : []));
  return steps.filter((step, index) => step !== steps[index - 1]);
}
