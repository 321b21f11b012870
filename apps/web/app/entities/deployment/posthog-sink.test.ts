import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { createPostHogSink, type ClosableSink } from './posthog-sink.ts';

/** A PostHog server that accepts only batches of events. */
const server = createServer((request, response) => {
  if (request.url?.startsWith('/batch/') !== true) throw new Error(`Nobody calls ${request.url}`);
  void read(request).then((batch) => {
    received.push(...batch);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":1}');
  });
});
const received: unknown[] = [];
const sinks: ClosableSink[] = [];

beforeEach(async () => {
  received.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const sink of sinks.splice(0)) sink.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('an event is sent at once with its label, without a profile', async () => {
  openSink().capture({ name: 'start-assessment', properties: { entry_point: 'home_hero' } });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    event: 'start-assessment',
    properties: { entry_point: 'home_hero', $process_person_profile: false },
  });
});

test('an event is sent without its visitor’s ids', async () => {
  openSink().capture({
    name: 'page-check-failed',
    properties: { path: '/property/0199-abc', score: '90', issues: 'titleShort' },
  });
  await expect.poll(() => received).toHaveLength(1);
  expect(JSON.stringify(received)).not.toContain('0199-abc');
  expect(received[0]).toMatchObject({ properties: { path: '/property/:id', score: '90' } });
});

test('nothing is sent after the sink is closed', async () => {
  const ended = openSink();
  ended.close();
  ended.capture({ name: 'start-assessment', properties: { entry_point: 'about' } });
  openSink().capture({ name: 'start-assessment', properties: { entry_point: 'faq' } });
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({ properties: { entry_point: 'faq' } });
});

function openSink(): ClosableSink {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const sink = createPostHogSink({
    key: 'phc_test',
    host: `http://127.0.0.1:${address.port}`,
    origin: 'https://score.example',
  });
  sinks.push(sink);
  return sink;
}

const batchSchema = z.object({ api_key: z.literal('phc_test'), batch: z.array(z.unknown()) });

async function read(request: IncomingMessage): Promise<unknown[]> {
  return batchSchema.parse(await json(request)).batch;
}
