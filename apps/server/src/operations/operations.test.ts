import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { ReadinessChecks } from './index.ts';

const answering: ReadinessChecks = {
  database: () => Promise.resolve(),
  storage: () => Promise.resolve(),
  queue: () => Promise.resolve(),
};
let failing: Partial<ReadinessChecks> = {};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    readiness: {
      database: () => (failing.database ?? answering.database)(),
      storage: () => (failing.storage ?? answering.storage)(),
      queue: () => (failing.queue ?? answering.queue)(),
    },
  });
});

afterAll(() => app.close());

async function readiness(broken: Partial<ReadinessChecks>) {
  failing = broken;
  const response = await app.stranger.fetch('/readyz');
  return { status: response.status, body: await response.json() };
}

describe('/healthz', () => {
  it("says that the process is alive even while its parts don't answer", async () => {
    failing = { database: () => Promise.reject(new Error('down')) };
    const response = await app.stranger.fetch('/healthz');

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('/readyz', () => {
  it('says that the product is ready when every part answers', async () => {
    expect(await readiness({})).toEqual({
      status: 200,
      body: { status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' },
    });
  });

  it.each(['database', 'storage', 'queue'] as const)('names the %s when it fails', async (part) => {
    const answer = await readiness({ [part]: () => Promise.reject(new Error(`no ${part}`)) });

    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      status: 'failed',
      database: 'ok',
      storage: 'ok',
      queue: 'ok',
      [part]: 'failed',
    });
    expect(app.logLines.join('')).toContain(`no ${part}`);
  });

  it('does not wait for a part that never answers', async () => {
    const answer = await readiness({ queue: () => new Promise(() => {}) });

    expect(answer).toMatchObject({ status: 503, body: { queue: 'failed', database: 'ok' } });
  }, 10_000);

  it('checks the real database as well as the real storage', async () => {
    const real = await startTestApp();
    try {
      const response = await real.stranger.fetch('/readyz');
      expect(response.status).toBe(200);
    } finally {
      await real.close();
    }
  });
});
