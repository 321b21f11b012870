import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { photoAnswer } from './observe/providers/ai/testing/answers.ts';
import type { Respond } from './observe/providers/ai/testing/model-server.ts';
import { drawLawnStrip } from './observe/providers/built-in/testing/drawn-yard.ts';
import { openModelBench, type ModelBench } from './testing/model-bench.ts';
import { analysisOf } from './testing/replies.ts';

const answered: Respond = () => ({ answer: photoAnswer() });

let lawn: Buffer;
let bench: ModelBench;

beforeAll(async () => {
  lawn = await drawLawnStrip();
});

afterEach(() => bench.close());

/** A home of two photos and a model in Ollama. */
async function benchWith(respond: Respond): Promise<void> {
  bench = await openModelBench(respond, { provider: 'ollama' });
  for (const imageId of ['p1', 'p2']) {
    await bench.addPhoto(imageId, { direction: 'north', area: 'zone_1' }, lawn);
  }
  await bench.startWorking();
}

describe('a model in Ollama', () => {
  it('is named by the result', async () => {
    await benchWith(answered);
    expect(await analysisOf(await bench.analyze())).toMatchObject({
      provider: 'ollama',
      model_name: 'qwen2.5vl:7b',
      model_failure: null,
    });
  });

  it('that is quit is replaced by the built-in analyzer', async () => {
    await benchWith(answered);
    await bench.server.quit();
    expect(await analysisOf(await bench.analyze())).toMatchObject({
      provider: 'built-in',
      model_failure: {
        reason: 'unreachable',
        provider: 'ollama',
        model_name: 'qwen2.5vl:7b',
        next_try_at: expect.any(String),
      },
    });
  });

  it('that was quit is used again once it is back', async () => {
    await benchWith(answered);
    await bench.server.quit();
    await bench.analyze();
    await bench.server.comeBack();
    await bench.retryNow();
    await vi.waitFor(async () => {
      expect((await bench.analyses())[0]).toMatchObject({
        provider: 'ollama',
        reason: 'model_retry',
        model_failure: null,
      });
    });
  });

  it.each([
    ['refuses pictures', { status: 400, message: 'this model takes no images' }, 'rejected'],
    ['answers in prose', { answer: 'What a lovely yard!' }, 'malformed'],
  ] as const)(
    'that claims to see but %s is replaced, as the result says',
    async (_how, reply, reason) => {
      await benchWith(() => reply);
      const analysis = await analysisOf(await bench.analyze());
      expect(analysis).toMatchObject({
        provider: 'built-in',
        model_failure: { reason, provider: 'ollama', model_name: 'qwen2.5vl:7b' },
      });
      expect(analysis.photos.map(({ provider }) => provider)).toEqual(['built-in', 'built-in']);
    },
  );
});
