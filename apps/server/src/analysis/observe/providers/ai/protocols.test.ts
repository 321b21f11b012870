import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AiConfig } from '../../../../config/index.ts';
import type { ModelCall, PhotoToObserve } from '../provider.ts';
import { createAiModel } from './index.ts';
import { answeredFinding, photoAnswer } from './testing/answers.ts';
import { startModelServer, type ModelServer, type Respond } from './testing/model-server.ts';

const log = pino({ level: 'silent' });
const photo: PhotoToObserve = {
  workingCopy: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  area: 'zone_0',
  caption: 'left of the door',
};
const providers = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;

let server: ModelServer;

afterEach(() => server.close());

async function look(respond: Respond, changes: Partial<AiConfig>) {
  server = await startModelServer(respond, changes);
  const { provider } = createAiModel(server.config, log, { firstWaitMs: 1, longestWaitMs: 50 });
  const counted: ModelCall[] = [];
  const reply = await provider.observe(photo, new AbortController().signal, (call) =>
    counted.push(call),
  );
  return { reply, counted };
}

describe.each(providers)('a photo read by %s', (provider) => {
  describe('with an answer', () => {
    const answer = photoAnswer([answeredFinding('zone0_combustible_mulch')]);

    it('is sent with what its owner says', async () => {
      await look(() => ({ answer }), { provider });
      const [call] = server.calls;
      expect(call?.pictures).toEqual([photo.workingCopy]);
      expect(call?.texts).toEqual([
        '<photo_data>\n{"area":"zone_0","caption":"left of the door"}\n</photo_data>',
      ]);
    });

    it('is sent with the catalog of hazards', async () => {
      await look(() => ({ answer }), { provider });
      const [call] = server.calls;
      expect(call?.instructions).toContain('Often mistaken for it: Brown decomposed granite');
      expect(JSON.stringify(call?.schema)).toContain('"zone0_combustible_mulch"');
    });

    it('has the findings of that answer', async () => {
      const { reply } = await look(() => ({ answer }), { provider });
      expect(reply).toMatchObject({
        findings: [
          {
            type: 'zone0_combustible_mulch',
            confidence: 0.7,
            distanceToStructureFt: 1,
            explanation: { textEs: expect.stringContaining('mantillo') },
          },
        ],
        shows: { houseOrYard: true, areas: ['zone_0', 'siding'], structure: true },
      });
    });
  });

  it('is counted in tokens, cached ones separately, with their cost', async () => {
    const tokens = { input: 6000, cached: 4000, output: 500 };
    const { counted } = await look(() => ({ answer: photoAnswer(), tokens }), { provider });
    expect(counted).toMatchObject([
      {
        purpose: 'observe',
        outcome: 'answered',
        tokens: { input: 6000, cachedInput: 4000, output: 500 },
        // 2000 x 1.25 + 4000 x 0.125 + 500 x 10 millionths of a dollar
        costMicroUsd: 8000,
      },
    ]);
  });

  it.each([
    [400, 'rejected', 1],
    [401, 'unauthorized', 1],
    [404, 'unavailable', 1],
    [429, 'rate_limited', 4],
    [500, 'server_error', 4],
    [503, 'overloaded', 4],
    [529, 'overloaded', 4],
  ])('answered with %s is %s after %s calls', async (status, reason, calls) => {
    const outcome = look(() => ({ status }), { provider });
    await expect(outcome).rejects.toMatchObject({ name: 'PhotoNotObservable', reason });
    expect(server.calls).toHaveLength(calls);
  });

  it('is retried until a later call works', async () => {
    const { reply, counted } = await look(
      ({ number }) => (number < 3 ? { status: 500 } : { answer: photoAnswer() }),
      { provider },
    );
    expect(reply.findings).toHaveLength(1);
    expect(counted.map((call) => call.outcome)).toEqual([
      'server_error',
      'server_error',
      'answered',
    ]);
  });

  it('that the model declines to read is not retried', async () => {
    const outcome = look(() => ({ answer: "I can't help with that.", ending: 'refused' }), {
      provider,
    });
    await expect(outcome).rejects.toMatchObject({ reason: 'refused' });
    expect(server.calls).toHaveLength(1);
  });

  it('answered in prose is sent again once with the error, then fails', async () => {
    const outcome = look(() => ({ answer: 'The yard looks fine to me!' }), { provider });
    await expect(outcome).rejects.toMatchObject({ reason: 'malformed' });
    expect(server.calls).toHaveLength(2);
    const [, second] = server.calls;
    expect(second?.texts).toContain('The yard looks fine to me!');
    expect(second?.texts.at(-1)).toContain('It is not the JSON that was asked for');
  });

  it('answered outside the protocol is sent again once, then fails', async () => {
    const outcome = look(() => 'no protocol', { provider });
    await expect(outcome).rejects.toMatchObject({ reason: 'malformed' });
    expect(server.calls).toHaveLength(2);
  });

  it('answered endlessly is aborted without a retry', async () => {
    const outcome = look(() => 'go on and on', { provider });
    await expect(outcome).rejects.toMatchObject({ reason: 'too_long' });
    expect(server.calls).toHaveLength(1);
    await server.calls[0]?.cutOff;
  });

  it('whose answer breaks off is sent again', async () => {
    const { reply } = await look(
      ({ number }) => (number === 1 ? 'break off' : { answer: photoAnswer() }),
      { provider },
    );
    expect(reply.findings).toHaveLength(1);
    expect(server.calls).toHaveLength(2);
  });

  it('whose answer was cut off is sent again with a request to be shorter', async () => {
    const whole = JSON.stringify(photoAnswer());
    const { reply } = await look(
      ({ number }) =>
        number === 1 ? { answer: whole.slice(0, 200), ending: 'length' } : { answer: whole },
      { provider },
    );
    expect(reply.findings).toHaveLength(1);
    expect(server.calls[1]?.texts.at(-1)).toContain('too long');
  });
});

describe('the schema for answers', () => {
  it('requires every field while allowing no others, as strict modes demand', async () => {
    await look(() => ({ answer: photoAnswer() }), {});
    const objects = objectsIn(server.calls[0]?.schema);
    expect(objects.length).toBeGreaterThan(3);
    for (const { properties, required, additionalProperties } of objects) {
      expect(required.toSorted()).toEqual(Object.keys(properties).toSorted());
      expect(additionalProperties).toBe(false);
    }
  });
});

const objectSchema = z.object({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.unknown(),
});

function objectsIn(schema: unknown): z.infer<typeof objectSchema>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = objectSchema.safeParse(schema);
  return [...(own.success ? [own.data] : []), ...Object.values(schema).flatMap(objectsIn)];
}
