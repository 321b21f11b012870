import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import {
  startServiceServer,
  type ServiceReply,
  type ServiceServer,
} from '../../../../external-http/testing/service-server.ts';
import type { ModelCall, PhotoToObserve } from '../provider.ts';
import { createAiModel } from './index.ts';
import { photoAnswer } from './testing/answers.ts';
import { startModelServer, type ModelServer, type Respond } from './testing/model-server.ts';

const log = pino({ level: 'silent' });
const patience = { firstWaitMs: 1, longestWaitMs: 50 };
const photo: PhotoToObserve = {
  workingCopy: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  area: 'zone_0',
  caption: 'left of the door',
};

let server: ModelServer;
let studio: ServiceServer | undefined;

afterEach(async () => {
  await server.close();
  await studio?.close();
  studio = undefined;
});

async function look(provider: 'ollama' | 'lm-studio', respond: Respond, baseUrl?: string) {
  server = await startModelServer(respond, { provider });
  const { provider: model } = createAiModel(
    { ...server.config, baseUrl: baseUrl ?? server.config.baseUrl },
    log,
    patience,
  );
  const counted: ModelCall[] = [];
  const reply = await model.observe(photo, new AbortController().signal, (call) =>
    counted.push(call),
  );
  return { reply, counted };
}

describe.each(['ollama', 'lm-studio'] as const)('a photo read by a model in %s', (provider) => {
  it('is sent with its instructions and enough context for them', async () => {
    const { reply } = await look(provider, () => ({ answer: photoAnswer() }));
    const [call] = server.calls;
    expect(reply.findings).toMatchObject([{ type: 'zone0_combustible_mulch' }]);
    expect(call?.pictures).toEqual([photo.workingCopy]);
    expect(call?.texts).toEqual([
      '<photo_data>\n{"area":"zone_0","caption":"left of the door"}\n</photo_data>',
    ]);
    expect(call?.instructions).toContain('Often mistaken for it: Brown decomposed granite');
    expect(JSON.stringify(call?.schema)).toContain('"zone0_combustible_mulch"');
  });

  it('is counted in tokens', async () => {
    const tokens = { input: 6000, cached: 0, output: 500 };
    const { counted } = await look(provider, () => ({ answer: photoAnswer(), tokens }));
    expect(counted).toMatchObject([{ outcome: 'answered', tokens: { input: 6000, output: 500 } }]);
  });

  it.each([
    [400, 'rejected'],
    [404, 'unavailable'],
    [500, 'server_error'],
  ])('answered with %i is %s', async (status, reason) => {
    await expect(look(provider, () => ({ status, message: 'no' }))).rejects.toMatchObject({
      reason,
    });
  });

  it.each([
    ['in prose', { answer: 'I see a nice yard.' }, 'malformed', 2],
    ['outside the protocol', 'no protocol', 'malformed', 2],
    ['endlessly', 'go on and on', 'too_long', 1],
    ['by breaking off', 'break off', 'unreachable', 4],
  ] as const)('answered %s is not read', async (_how, answer, reason, calls) => {
    await expect(look(provider, () => answer)).rejects.toMatchObject({ reason });
    expect(server.calls).toHaveLength(calls);
  });

  it.each([307, 308])('is not sent on to where a %i points', async (status) => {
    const elsewhere = await startServiceServer(() => ({ status: 500, json: {} }));
    studio = elsewhere;
    const headers = { Location: `${elsewhere.url}/v1/chat/completions` };
    const looked = look(provider, () => ({ status, headers }));
    await expect(looked).rejects.toMatchObject({ reason: 'unreachable' });
    expect(elsewhere.questions).toEqual([]);
  });

  it('whose answer was cut off is sent again with a request to be shorter', async () => {
    const whole = JSON.stringify(photoAnswer());
    await look(provider, ({ number }) =>
      number === 1 ? { answer: whole.slice(0, 200), ending: 'length' } : { answer: whole },
    );
    expect(server.calls[1]?.texts.at(-1)).toContain('too long');
  });
});

describe('a model in LM Studio', () => {
  const instance = (id: string, contextLength: number) => ({
    id,
    config: { context_length: contextLength },
  });

  /** LM Studio, which answers chat completions by the name of the model that they name. */
  async function studioThat(listsModels: () => ServiceReply): Promise<string> {
    studio = await startServiceServer(({ method, path }) => {
      if (method === 'GET' && path === '/api/v1/models') return listsModels();
      if (method !== 'POST' || path !== '/v1/chat/completions') throw new Error(path);
      const message = { role: 'assistant', content: JSON.stringify(photoAnswer()) };
      return { json: { id: '1', choices: [{ index: 0, message, finish_reason: 'stop' }] } };
    });
    return studio.url;
  }
  const modelsAsked = () =>
    studio?.questions.flatMap(({ path, body }) => (path === '/v1/chat/completions' ? [body] : []));

  it('that is loaded with enough context is not loaded again', async () => {
    const loaded = [instance('small', 4096), instance('roomy', 32_768)];
    const url = await studioThat(() => ({
      json: { models: [{ key: 'qwen/qwen2.5-vl-7b', loaded_instances: loaded }] },
    }));
    await look('lm-studio', () => 'break', url);
    expect(modelsAsked()).toMatchObject([{ model: 'roomy' }]);
  });

  it('of an older version is asked as it is', async () => {
    const url = await studioThat(() => ({ json: { error: 'Unexpected endpoint or method.' } }));
    await look('lm-studio', () => 'break', url);
    expect(modelsAsked()).toMatchObject([{ model: 'qwen/qwen2.5-vl-7b' }]);
  });
});
