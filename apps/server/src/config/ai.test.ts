import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';
import { productionSettings } from '../testing/production-settings.ts';

const openAi = { OPENAI_API_KEY: 'sk-test' };
const compatible = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/' };

describe('the analyzer of photos', () => {
  it('is the built-in one without any key', () => {
    expect(readConfig({}).ai).toBeNull();
  });

  it('is OpenAI with a key, using its configured model within the configured limits', () => {
    expect(readConfig(openAi).ai).toEqual({
      provider: 'openai',
      model: 'gpt-5-2025-08-07',
      apiKey: 'sk-test',
      baseUrl: 'https://api.openai.com/v1',
      schemaVersion: 'v0.3',
      timeoutMs: 120_000,
      concurrency: 4,
      prices: { input: 1.25, cachedInput: 0.125, output: 10 },
      monthlyBudgetUsd: null,
      merge: false,
      sort: true,
    });
  });

  it('is the built-in one if that is chosen, whatever keys are set', () => {
    expect(readConfig({ ...openAi, AI_PROVIDER: 'built-in' }).ai).toBeNull();
  });

  it('is any server that speaks the protocol, even over plain http without a key', () => {
    expect(readConfig({ ...compatible, AI_MODEL: 'qwen3-vl' }).ai).toMatchObject({
      provider: 'openai-compatible',
      model: 'qwen3-vl',
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      prices: null,
    });
  });

  it.each([
    ['anthropic', 'ANTHROPIC_API_KEY', 'https://api.anthropic.com/v1'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'https://generativelanguage.googleapis.com/v1beta'],
  ])('is %s with its own key', (provider, keyName, baseUrl) => {
    const variables = { AI_PROVIDER: provider, AI_MODEL: 'a-model', [keyName]: 'key' };
    expect(readConfig(variables).ai).toMatchObject({ provider, apiKey: 'key', baseUrl });
  });

  it.each([
    [{ AI_PROVIDER: 'gpt' }, 'AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai' }, 'OPENAI_API_KEY is required where AI_PROVIDER is openai'],
    [{ AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k' }, 'AI_MODEL is required'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, 'GOOGLE_GENERATIVE_AI_API_KEY is required'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is required'],
    [{ AI_BASE_URL: 'http://localhost:1/v1' }, 'AI_PROVIDER must say what answers'],
    [{ AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL must be an http(s):// address'],
    [{ ...openAi, AI_SCHEMA_VERSION: 'v9' }, 'AI_SCHEMA_VERSION'],
    [{ ...openAi, AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY must be at least 1'],
    [{ ...openAi, AI_TIMEOUT_SECONDS: '1' }, 'AI_TIMEOUT_SECONDS must be at least 5'],
    [{ ...openAi, AI_MONTHLY_BUDGET_USD: 'much' }, 'AI_MONTHLY_BUDGET_USD must be an amount'],
    [{ ...openAi, AI_PRICE_OUTPUT: '1' }, 'AI_PRICE_INPUT is required with the other prices'],
    [{ ...openAi, AI_MERGE: 'yes' }, 'AI_MERGE'],
  ])('stops the start on %j, naming the variable', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });
});

describe('prices with the budget', () => {
  const budget = { AI_MONTHLY_BUDGET_USD: '50' };

  it('are read as given, with cached input at the price of other input by default', () => {
    const prices = { AI_PRICE_INPUT: '2', AI_PRICE_OUTPUT: '8' };
    expect(readConfig({ ...openAi, ...prices }).ai?.prices).toEqual({
      input: 2,
      cachedInput: 2,
      output: 8,
    });
  });

  it('are not assumed for another model or another address', () => {
    expect(readConfig({ ...openAi, AI_MODEL: 'gpt-9' }).ai?.prices).toBeNull();
    const proxy = { AI_BASE_URL: 'https://proxy.example/v1' };
    expect(readConfig({ ...openAi, ...proxy }).ai?.prices).toBeNull();
  });

  it('refuse a budget without prices, naming the missing ones', () => {
    const variables = { ...compatible, ...budget, AI_MODEL: 'qwen3-vl' };
    expect(() => readConfig(variables)).toThrow(
      /AI_MONTHLY_BUDGET_USD .*qwen3-vl.*AI_PRICE_INPUT and AI_PRICE_OUTPUT/,
    );
  });

  it('accept a budget for a model that is free', () => {
    const variables = { ...compatible, ...budget, AI_MODEL: 'qwen3-vl' };
    const free = { AI_PRICE_INPUT: '0', AI_PRICE_OUTPUT: '0' };
    expect(readConfig({ ...variables, ...free }).ai).toMatchObject({ monthlyBudgetUsd: 50 });
  });
});

describe('a model on this machine is looked for', () => {
  it('at the usual addresses where no provider is configured', () => {
    expect(readConfig({}).localModels).toMatchObject({
      urls: { ollama: 'http://127.0.0.1:11434', 'lm-studio': 'http://127.0.0.1:1234' },
      model: null,
    });
  });

  it.each(['http://localhost:5000/', 'http://[::1]:5000/', 'http://127.0.0.5:5000/'])(
    'at %s of this machine',
    (address) => {
      const { localModels } = readConfig({ OLLAMA_URL: address });
      expect(localModels?.urls.ollama).toBe(address.slice(0, -1));
    },
  );

  it.each(['OLLAMA_URL', 'LM_STUDIO_URL'])('at no address of another machine (%s)', (name) => {
    for (const address of ['http://gpu-box:11434', 'http://127.0.0.1.example.org', 'localhost']) {
      expect(() => readConfig({ [name]: address })).toThrow(name);
    }
  });

  it.each([
    { AI_PROVIDER: 'built-in' },
    openAi,
    { ...compatible, AI_MODEL: 'qwen3-vl' },
    productionSettings,
  ])('nowhere with %o', (variables) => {
    expect(readConfig(variables).localModels).toBeNull();
  });

  it('within the configured limits', () => {
    const limits = { AI_TIMEOUT_SECONDS: '60', AI_CONCURRENCY: '2', AI_SORT: 'off' };
    expect(readConfig(limits).localModels?.limits).toMatchObject({
      timeoutMs: 60_000,
      concurrency: 2,
      sort: false,
    });
  });
});
