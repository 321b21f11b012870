import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { AiConfig } from '../../../../config/index.ts';
import type { CountCall, PhotoToObserve } from '../provider.ts';
import type { RetryDelays } from './ask-model.ts';
import { createAiModel } from './index.ts';
import { photoAnswer } from './testing/answers.ts';
import {
  startModelServer,
  testKey,
  type ModelServer,
  type Respond,
} from './testing/model-server.ts';

const photo: PhotoToObserve = { workingCopy: Buffer.from('a picture'), area: null, caption: null };
const quick: RetryDelays = { firstWaitMs: 1, longestWaitMs: 2000 };
const answered = { answer: photoAnswer() };

let server: ModelServer;
const logLines: string[] = [];

afterEach(() => server.close());

/** Starts a local model server and returns a function that makes one look. */
async function startLooking(
  respond: Respond,
  changes: Partial<AiConfig> = {},
  patience: RetryDelays = quick,
) {
  logLines.length = 0;
  server = await startModelServer(respond, changes);
  const log = pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) });
  const { provider } = createAiModel(server.config, log, patience);
  return (signal: AbortSignal = new AbortController().signal, count?: CountCall) =>
    provider.observe(photo, signal, count);
}

describe('calls at once', () => {
  it('never exceed the configured number, however many photos wait', async () => {
    const gates: (() => void)[] = [];
    const look = await startLooking(
      () => new Promise((resolve) => gates.push(() => resolve(answered))),
    );
    const looks = Array.from({ length: 9 }, () => look());
    await expect.poll(() => gates.length).toBe(4);
    for (let done = 0; done < looks.length; done++) {
      await expect.poll(() => gates.length).toBeGreaterThan(done);
      gates[done]?.();
    }
    await Promise.all(looks);
    expect(server.calls).toHaveLength(9);
    expect(server.maxAtOnce()).toBe(4);
  });
});

describe('the time limit', () => {
  it('aborts a slow call without repeating it', async () => {
    const never = new Promise<never>(() => undefined);
    const look = await startLooking(() => never, { timeoutMs: 1000 });
    await expect(look()).rejects.toMatchObject({ reason: 'timed_out' });
    expect(server.calls).toHaveLength(1);
    await server.calls[0]?.cutOff;
  });
});

describe('waiting between tries', () => {
  it.each([
    ['retry-after-ms', '150', 150],
    ['retry-after', '1', 1000],
    ['retry-after', new Date(Date.now() + 900_000).toUTCString(), null],
  ])('honors %s: %s', async (header, value, waitMs) => {
    const look = await startLooking(({ number }) =>
      number === 1 ? { status: 429, headers: { [header]: value } } : answered,
    );
    const startedAt = performance.now();
    if (waitMs === null) {
      await expect(look()).rejects.toMatchObject({ name: 'ProviderBackoffError' });
      return;
    }
    await look();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(waitMs - 5);
  });

  it('reads how long Google asks to wait from the body of its answer', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' }];
    const body = { error: { code: 429, message: 'slow down', status: 'EXHAUSTED', details } };
    const look = await startLooking(() => ({ status: 429, body }), { provider: 'google' });
    await expect(look()).rejects.toMatchObject({ waitMs: expect.closeTo(37_000, -2) });
  });

  it('returns a long wait instead of sleeping through it', async () => {
    const look = await startLooking(() => ({ status: 429, headers: { 'retry-after': '90' } }));
    await expect(look()).rejects.toMatchObject({
      name: 'ProviderBackoffError',
      waitMs: expect.closeTo(90_000, -2),
    });
    expect(server.calls).toHaveLength(1);
  });

  it('does not wait for exhausted credit', async () => {
    const look = await startLooking(() => ({ status: 429, message: 'insufficient_quota' }));
    await expect(look()).rejects.toMatchObject({ reason: 'rate_limited' });
    expect(server.calls).toHaveLength(1);
  });

  it('retries when the connection breaks', async () => {
    const look = await startLooking(({ number }) => (number === 1 ? 'break' : answered));
    await expect(look()).resolves.toMatchObject({ shows: { houseOrYard: true } });
    expect(server.calls).toHaveLength(2);
  });

  it("gives up on a server that doesn't exist", async () => {
    const look = await startLooking(() => answered);
    await server.close();
    await expect(look()).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('canceling', () => {
  it('aborts running calls, so that no waiting one starts', async () => {
    const look = await startLooking(() => new Promise(() => undefined));
    const canceled = new AbortController();
    const looks = Array.from({ length: 6 }, () => look(canceled.signal));
    await expect.poll(() => server.calls.length).toBe(4);
    canceled.abort(new Error('no longer wanted'));
    for (const each of await Promise.allSettled(looks)) {
      expect(each).toMatchObject({ status: 'rejected', reason: { message: 'no longer wanted' } });
    }
    await Promise.all(server.calls.map((call) => call.cutOff));
    expect(server.calls).toHaveLength(4);
  });

  it('ends a wait between two tries', async () => {
    const look = await startLooking(() => ({ status: 429, headers: { 'retry-after': '1' } }));
    const canceled = new AbortController();
    const looking = look(canceled.signal);
    // Written when the wait begins; until then, the answer to the first try may still be on its way.
    await expect.poll(() => logLines.join('')).toContain('asking the model again');
    canceled.abort(new Error('no longer wanted'));
    await expect(looking).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.calls).toHaveLength(1);
  });
});

describe('the log', () => {
  it('contains neither the key nor the photo, even if the provider repeats them', async () => {
    const message = `Incorrect API key provided: ${testKey}`;
    const look = await startLooking(({ number }) =>
      number === 1 ? { status: 500, message } : { status: 401, message },
    );
    const error: unknown = await look().catch((failure: unknown) => failure);
    pino({}, { write: (line: string) => logLines.push(line) }).error({ err: error });
    const logged = logLines.join('');
    expect(logged).toContain('Incorrect API key provided: [key]');
    expect(logged).not.toContain(testKey);
    expect(logged).not.toContain(photo.workingCopy.toString('base64'));
  });
});
