import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actionPlanSchema } from '@dss/domain';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createVisitorClient, type VisitorClient } from '../../apps/server/src/testing/client.ts';
import { writePages } from '../../apps/server/src/testing/pages.ts';
import {
  freePort,
  runServerProcess,
  type RunningServer,
} from '../../apps/server/src/testing/running-server.ts';

const program = path.join(import.meta.dirname, 'mcp.ts');

/** An assistant with these settings, and all that the program has told it or written so far. */
async function startAssistant(settings: Readonly<Record<string, string>>) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program],
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stderr: 'pipe',
  });
  const heard: string[] = [];
  transport.stderr?.on('data', (bytes: Buffer) => heard.push(bytes.toString()));
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    heard.push(text);
    return { text, isError };
  };
  return { client, call, heard };
}

type Assistant = Awaited<ReturnType<typeof startAssistant>>;

/** The same for one test. */
async function forThisTest(settings: Readonly<Record<string, string>>): Promise<Assistant> {
  const assistant = await startAssistant(settings);
  onTestFinished(() => assistant.client.close());
  return assistant;
}

const said = [
  { question: 'roof_wood', answer: 'no' },
  { question: 'vents_fine_mesh', answer: 'no' },
  { question: 'deck_unburnable', answer: 'no' },
  { question: 'mulch_at_wall', side: 'south', answer: 'yes' },
  { question: 'dry_grass_in_yard', side: 'south', answer: 'yes', amount: 'a_lot' },
];

describe('without a product and without a token', () => {
  const nowhere = { DSS_URL: 'http://127.0.0.1:9' };
  let call: Assistant['call'];
  let client: Client;

  beforeAll(async () => ({ call, client } = await startAssistant(nowhere)));

  afterAll(() => client.close());

  it('scores given facts with a range and rows that add up', async () => {
    const { text, isError } = await call('assess', { answers: said });
    expect(isError).toBe(false);
    const [, low, high] = /Likely (\d+) to (\d+) of 100/.exec(text) ?? [];
    const [, shown, rows = ''] = /From 100 to (\d+):\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const score = Number(shown);
    expect(score).toBeGreaterThanOrEqual(Number(low));
    expect(score).toBeLessThanOrEqual(Number(high));
    const points = rows.split('\n').map((row) => Number(row.split(' ')[0]));
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(score - 100, 5);
    expect(text).toContain(
      'Mulch or turf that burns within five feet [zone0_combustible_mulch], south',
    );
    expect(text).toContain('Screen the vents [screen_vents]: +');
    expect(text).toContain('neither an inspection nor a prediction');
  });

  it('names each question with what it takes', async () => {
    const { text } = await call('list_questions');
    expect(text).toContain('- roof_wood: Is any part of the roof covered with wood shakes');
    expect(text).toMatch(
      /- dry_grass_in_yard: .* \(may name a side; with yes: a_little \| a_lot\)/,
    );
  });

  it('refuses a side where the question is about the whole house', async () => {
    const answers = [{ question: 'roof_wood', side: 'north', answer: 'no' }];
    const { text, isError } = await call('assess', { answers });
    expect(isError).toBe(true);
    expect(text).toContain('asked about the whole house: leave the side out');
  });

  it('says what to set before it can read homes', async () => {
    const { text, isError } = await call('list_homes');
    expect(isError).toBe(true);
    expect(text).toContain('Set DSS_TOKEN');
  });

  it('says how to start a product where none answers', async () => {
    const assistant = await forThisTest({ ...nowhere, DSS_TOKEN: 'a token' });
    const { text, isError } = await assistant.call('list_homes');
    expect(isError).toBe(true);
    expect(text).toContain(
      'Nothing answers at http://127.0.0.1:9. Start the product with npm start',
    );
  });
});

describe('with a product', () => {
  let folder: string;
  let product: RunningServer;
  let origin: string;
  let visitor: VisitorClient;
  let token: string;
  let settings: Readonly<Record<string, string>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dss-mcp-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    product = runServerProcess({
      webDirectory: await writePages(folder),
      dataDir: path.join(folder, 'data'),
      port,
    });
    await vi.waitFor(() => expect(product.stdout(), product.stderr()).toContain('ready '), {
      timeout: 100_000,
      interval: 100,
    });
    visitor = await createVisitorClient(origin);
    token = String(visitor.headers['Authorization']).slice('Bearer '.length);
    settings = { DSS_URL: origin, DSS_TOKEN: token };
  });

  afterAll(async () => {
    product.child.kill('SIGINT');
    await product.ended;
    await rm(folder, { recursive: true, force: true });
  });

  it('adds a home, answers for it, explains it, and plans it, as its visitor', async () => {
    const { call, heard } = await forThisTest(settings);
    const added = await call('add_home', { address: '1420 Ridge Road, Placerville, CA' });
    const [home = ''] = /[0-9a-f-]{36}/.exec(added.text) ?? [];

    const unknown = await call('explain_home', { home });
    expect(unknown.isError).toBe(true);
    expect(unknown.text).toContain('has no result yet. Answer questions about it');

    const answered = await call('answer_questions', { home, answers: said });
    const explained = await call('explain_home', { home });
    expect(answered.isError, answered.text).toBe(false);
    expect(explained.text).toBe(answered.text);
    const assessed = await call('assess', { answers: said });
    const rowsOf = (text: string) => /From 100 to[\s\S]*?\n\n/.exec(text)?.[0];
    expect(rowsOf(explained.text)).toBe(rowsOf(assessed.text));

    await call('change_plan', { home, plan: ['screen_vents'] });
    const planned = await call('plan_home', { home, budget_usd: 300 });
    expect(planned.text).toMatch(/Screen the vents \[screen_vents\]: \+\d+ alone; .*, planned$/m);
    expect(planned.text).toContain('Budget: $300');
    const saved = await visitor.fetch(`/api/properties/${home}/plan`);
    expect(actionPlanSchema.parse(await saved.json()).step_ids).toEqual(['screen_vents']);

    expect((await call('list_homes')).text).toContain(`${home}: 1420 Ridge Road`);
    expect(heard.join('\n')).not.toContain(token);
  });

  it('opens no home of another visitor', async () => {
    const other = await createVisitorClient(origin);
    const created = await other.fetch('/api/properties', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ address: '1 Other Road, Paradise, CA' }),
    });
    const home = /[0-9a-f-]{36}/.exec(await created.text())?.[0];
    const { call } = await forThisTest(settings);
    for (const tool of ['explain_home', 'plan_home']) {
      const { text, isError } = await call(tool, { home });
      expect(isError).toBe(true);
      expect(text).toContain('the homes that list_homes names, and no others');
    }
    expect((await call('list_homes')).text).not.toContain('1 Other Road');
  });

  it('says which token to set where the product knows no such visitor', async () => {
    const { call, heard } = await forThisTest({ ...settings, DSS_TOKEN: 'not-of-this-product' });
    const { text, isError } = await call('list_homes');
    expect(isError).toBe(true);
    expect(text).toContain(`The token in DSS_TOKEN isn’t one of ${origin}`);
    expect(heard.join('\n')).not.toContain('not-of-this-product');
  });
});
