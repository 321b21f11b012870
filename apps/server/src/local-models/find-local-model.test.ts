import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, type LocalModelsConfig } from '../config/index.ts';
import {
  startServiceServer,
  type ServiceProtocol,
  type ServiceServer,
} from '../external-http/testing/service-server.ts';
import { describeSearch } from './describe-search.ts';
import { findLocalModel } from './find-local-model.ts';
import {
  lmStudioWith,
  ollamaWith,
  olderLmStudioWith,
  type ServedModel,
} from './testing/local-servers.ts';

const gigabyte = 1024 ** 3;
const qwen: ServedModel = { name: 'qwen2.5vl:7b', gigabytes: 6, sees: true };
const small: ServedModel = { name: 'qwen2.5vl:3b', gigabytes: 3.2, sees: true };
const large: ServedModel = { name: 'qwen2.5vl:32b', gigabytes: 21, sees: true };
const blind: ServedModel = { name: 'llama3.1:8b', gigabytes: 4.9, sees: false };
const silence: ServiceProtocol = () => 'silence';

const servers: ServiceServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server on this machine, by default none. */
async function serve(protocol: ServiceProtocol | null): Promise<string> {
  const server = await startServiceServer(protocol ?? silence);
  if (protocol === null) await server.close();
  else servers.push(server);
  return server.url;
}

interface Machine {
  readonly ollama?: ServiceProtocol;
  readonly lmStudio?: ServiceProtocol;
  /** Longer than in the product where the time doesn't matter, because tests share their processors. */
  readonly limitMs?: number;
  readonly memoryGigabytes?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

async function search({
  ollama,
  lmStudio,
  limitMs = 5000,
  memoryGigabytes = 16,
  settings = {},
}: Machine) {
  const { localModels } = readConfig({
    OLLAMA_URL: await serve(ollama ?? null),
    LM_STUDIO_URL: await serve(lmStudio ?? null),
    ...settings,
  });
  const config = localModels ?? nowhere();
  return findLocalModel(config, { limitMs, memoryBytes: memoryGigabytes * gigabyte });
}

function nowhere(): LocalModelsConfig {
  throw new Error('no model is looked for');
}

describe('a model on this machine', () => {
  it('is found in Ollama if Ollama says that it can see', async () => {
    const { found } = await search({ ollama: ollamaWith([blind, qwen]) });
    expect(found).toMatchObject({
      provider: 'ollama',
      model: 'qwen2.5vl:7b',
      baseUrl: servers[0]?.url,
      apiKey: null,
    });
  });

  it('is found in LM Studio if LM Studio says that it can see', async () => {
    const { found } = await search({ lmStudio: lmStudioWith([blind, qwen]) });
    expect(found).toMatchObject({ provider: 'lm-studio', model: 'qwen2.5vl:7b' });
  });

  it.each([200, 404] as const)(
    'is found in an older LM Studio, which answers unknown paths with %i',
    async (status) => {
      const { found } = await search({ lmStudio: olderLmStudioWith([blind, qwen], status) });
      expect(found).toMatchObject({ provider: 'lm-studio', model: 'qwen2.5vl:7b' });
    },
  );

  it('is not one that Ollama runs in its cloud, where photos would go', async () => {
    const cloud = { ...large, gigabytes: 0, name: 'qwen3-vl:235b-cloud' };
    const remote = { ...qwen, elsewhere: true };
    const { found, offers } = await search({ ollama: ollamaWith([cloud, remote]) });
    expect(found).toBeNull();
    expect(offers.ollama).toBe('blind');
  });

  it('is used one photo at a time, free of charge, with more time than a service', async () => {
    const { found } = await search({ ollama: ollamaWith([qwen]) });
    expect(found).toMatchObject({
      timeoutMs: 280_000,
      concurrency: 1,
      prices: { input: 0, cachedInput: 0, output: 0 },
      monthlyBudgetUsd: null,
    });
  });
});

describe('of several models', () => {
  const ollama = ollamaWith([small, large, qwen]);

  it.each([
    [64, 'qwen2.5vl:32b'],
    [16, 'qwen2.5vl:7b'],
    [8, 'qwen2.5vl:3b'],
    [4, 'qwen2.5vl:3b'],
  ])('with %i GB of memory, %s is used', async (memoryGigabytes, model) => {
    expect((await search({ ollama, memoryGigabytes })).found).toMatchObject({ model });
  });

  it('the one that AI_MODEL names is used', async () => {
    const { found } = await search({ ollama, settings: { AI_MODEL: 'qwen2.5vl:3b' } });
    expect(found).toMatchObject({ model: 'qwen2.5vl:3b' });
  });

  it('none is used if AI_MODEL names another one', async () => {
    const { found } = await search({ ollama, settings: { AI_MODEL: 'gemma3:4b' } });
    expect(found).toBeNull();
  });

  it.each([404, 500])('one that Ollama refuses to describe with %i is left out', async (status) => {
    const { found, offers } = await search({
      ollama: (question) =>
        JSON.stringify(question.body) === JSON.stringify({ model: large.name })
          ? { status, json: { error: 'unable to load model' } }
          : ollama(question),
      memoryGigabytes: 64,
    });
    expect(offers.ollama).not.toBe('absent');
    expect(found).toMatchObject({ provider: 'ollama', model: 'qwen2.5vl:7b' });
  });

  it('the larger one is used, whichever server has it', async () => {
    const { found } = await search({ ollama: ollamaWith([small]), lmStudio: lmStudioWith([qwen]) });
    expect(found).toMatchObject({ provider: 'lm-studio', model: 'qwen2.5vl:7b' });
  });
});

describe('the start waits', () => {
  it('not until a silent server’s requests end by themselves', async () => {
    const url = await serve(silence);
    const { offers } = await findLocalModel({
      ...(readConfig({}).localModels ?? nowhere()),
      urls: { ollama: url, 'lm-studio': url },
    });
    expect(offers).toEqual({ ollama: 'slow', 'lm-studio': 'slow' });
    expect(servers[0]?.questions).not.toEqual([]);
    expect(servers[0]?.givenUp()).toBe(0);
  });

  it('for a slow server without losing what another one has', async () => {
    const { found, offers } = await search({
      ollama: silence,
      lmStudio: lmStudioWith([qwen]),
      limitMs: 1000,
    });
    expect(offers.ollama).toBe('slow');
    expect(found).toMatchObject({ provider: 'lm-studio' });
  });

  it('no longer for one that lists its models but says nothing about them', async () => {
    const lists = ollamaWith([qwen]);
    const { found, offers } = await search({
      ollama: (question) => (question.path === '/api/show' ? 'silence' : lists(question)),
      limitMs: 100,
    });
    expect(found).toBeNull();
    expect(offers.ollama).toBe('slow');
  });
});

describe('the terminal says in one line', () => {
  const said = async (machine: Machine) => describeSearch(await search(machine));

  it('which model looks at photos', async () => {
    expect(await said({ ollama: ollamaWith([qwen]) })).toBe(
      'Photos are looked at by qwen2.5vl:7b on this computer (Ollama). AI_PROVIDER=built-in turns that off.',
    );
  });

  it('how to get one if there is no server', async () => {
    expect(await said({})).toBe(
      'No AI model runs on this computer, so the built-in analyzer looks at photos. To have AI look at them, install Ollama (https://ollama.com), run "ollama pull qwen2.5vl:7b" and start again.',
    );
  });

  it.each([
    ['Ollama', { ollama: ollamaWith([blind]) }, 'ollama pull qwen2.5vl:7b'],
    ['LM Studio', { lmStudio: lmStudioWith([blind]) }, 'lms get qwen/qwen2.5-vl-7b'],
  ])('that no model of %s can see', async (server, machine, command) => {
    expect(await said(machine)).toBe(
      `${server} has no model that can see, so the built-in analyzer looks at photos. To have AI look at them, run "${command}" and start again.`,
    );
  });

  it('that a server was too slow', async () => {
    expect(await said({ ollama: silence, limitMs: 50 })).toBe(
      'Ollama did not answer in time, so the built-in analyzer looks at photos. To ask it again, start again.',
    );
  });

  it('that the model which AI_MODEL names is not there', async () => {
    const settings = { AI_MODEL: 'gemma3:4b' };
    expect(await said({ ollama: ollamaWith([qwen]), settings })).toBe(
      'Ollama has no model named gemma3:4b that can see, so the built-in analyzer looks at photos. AI_MODEL names another one.',
    );
  });

  it('nothing of another program that answers at the address of one', async () => {
    const page: ServiceProtocol = () => ({
      bytes: Buffer.from('<html>Hello</html>'),
      type: 'text/html',
    });
    expect(await said({ ollama: page, lmStudio: page })).toMatch(/^No AI model runs/);
  });
});
