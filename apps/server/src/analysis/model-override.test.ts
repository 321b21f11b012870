import { analysisSchema, errorBodySchema } from '@dss/domain';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAnalyzer } from './observe/create-analyzer.ts';
import { photoAnswer } from './observe/providers/ai/testing/answers.ts';
import { startModelServer, type ModelServer } from './observe/providers/ai/testing/model-server.ts';
import { openAnalysisBench, type AnalysisBench } from './testing/analysis-bench.ts';

const log = pino({ level: 'silent' });
const operator = { asOperator: true };
let server: ModelServer;
let bench: AnalysisBench;

beforeEach(async () => {
  server = await startModelServer(() => ({ answer: photoAnswer() }));
  const analyzer = await createAnalyzer(server.config, log);
  bench = await openAnalysisBench(analyzer.provider, undefined, { ...analyzer, sorter: null });
  await bench.addPhoto('front', { direction: 'north', area: 'zone_0' });
  await bench.startWorking();
});

afterEach(async () => {
  await bench.close();
  await server.close();
});

/** The models that the server was asked for. */
const askedModels = () =>
  server.calls.map(({ body }) => z.object({ model: z.string() }).parse(JSON.parse(body)).model);

async function modelOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return analysisSchema.parse(await response.json()).model_name;
}

describe("an operator's model override", () => {
  it('decides which model looks, as the result says', async () => {
    const chosen = { model: 'gpt-5-mini', schema_version: 'v0.3' };
    expect(await modelOf(await bench.analyze(chosen, operator))).toBe('gpt-5-mini');
    expect(askedModels()).toEqual(['gpt-5-mini']);
    expect(await modelOf(await bench.analyze({}, operator))).toBe(server.config.model);
    expect(askedModels()).toEqual(['gpt-5-mini', server.config.model]);
  });

  it('names a version of the schema that the product knows', async () => {
    const response = await bench.analyze({ schema_version: 'v0.2' }, operator);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.code).toBe('invalid_analysis_request');
  });

  it('counts from nobody else, however it is asked for', async () => {
    const chosen = { model: 'gpt-5-mini', schema_version: 'v0.2' };
    expect(await modelOf(await bench.analyze(chosen))).toBe(server.config.model);
    expect(askedModels()).toEqual([server.config.model]);
  });
});

describe('a model without a known price', () => {
  it("can't be chosen where a budget is to be kept", async () => {
    const { withModel } = await createAnalyzer({ ...server.config, monthlyBudgetUsd: 5 }, log);
    expect(withModel('gpt-5-mini')).toBeNull();
    expect(withModel(server.config.model)?.modelName).toBe(server.config.model);
  });
});
