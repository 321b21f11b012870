import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInProvider } from '../../apps/server/src/analysis/observe/providers/built-in/index.ts';
import { createAiModel } from '../../apps/server/src/analysis/observe/providers/ai/index.ts';
import {
  answeredFinding,
  photoAnswer,
} from '../../apps/server/src/analysis/observe/providers/ai/testing/answers.ts';
import {
  startModelServer,
  type ModelServer,
  type Respond,
} from '../../apps/server/src/analysis/observe/providers/ai/testing/model-server.ts';
import { drawYard } from '../../apps/server/src/analysis/observe/providers/built-in/testing/drawn-yard.ts';
import { evaluate } from './evaluation.ts';
import { htmlReport } from './html-report.ts';
import { parseLabels, type Labels } from './labels.ts';
import { lookAtPhotos, type LookOptions } from './look-at-photos.ts';
import { evaluationTable } from './table.ts';

const log = pino({ level: 'silent' });
const labelTable = `file	green_veg_frac	dry_brown_veg_frac	sky_frac	dry_grass_visible	house_or_yard	note
green.jpg	0.42	0.00	0.45	n	y	<b>lawn</b>
dry.jpg	0.00	0.42	0.45	y	y
indoors.jpg	0.00	0.00	0.00	n	n
broken.jpg	0.10	0.10	0.10	n	?	no picture at all
`;

let folder: string;
let labels: Labels;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-labeled-'));
  const put = async (name: string, bytes: Buffer | string) =>
    writeFile(path.join(folder, name), bytes);
  await put('green.jpg', await drawYard({ ground: 'green grass' }));
  await put('dry.jpg', await drawYard({ ground: 'dry grass' }));
  await put('indoors.jpg', await drawYard({ ground: 'concrete', sky: false }));
  await put('broken.jpg', 'no picture');
  labels = parseLabels(labelTable, folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const looking = (changes: Pick<LookOptions, 'provider'> & Partial<LookOptions>): LookOptions => ({
  photosAtOnce: 2,
  looksHere: false,
  budgetUsd: null,
  signal: new AbortController().signal,
  report: () => undefined,
  ...changes,
});

describe('the built-in analyzer, evaluated on drawn yards', () => {
  const said: string[] = [];
  let looks: Awaited<ReturnType<typeof lookAtPhotos>>;
  let evaluation: ReturnType<typeof evaluate>;

  beforeAll(async () => {
    const provider = createBuiltInProvider();
    const report = (line: string) => void said.push(line);
    looks = await lookAtPhotos(labels.photos, looking({ provider, looksHere: true, report }));
    evaluation = evaluate(provider, labels, looks);
  });

  it('agrees with the areas that were drawn', () => {
    expect(evaluation.rank_correlation).toEqual({
      green: expect.closeTo(1, 0),
      dry: expect.closeTo(1, 0),
      sky: expect.any(Number),
    });
    for (const area of ['green', 'dry', 'sky'] as const) {
      expect(evaluation.area_mae[area]).toBeLessThan(0.15);
    }
  });

  it('is compared with a guess of the median', () => {
    // Medians of 0, 0 and 0.42, and of 0, 0.45 and 0.45.
    expect(evaluation.baseline_mae).toEqual({
      green: expect.closeTo(0.14),
      dry: expect.closeTo(0.14),
      sky: expect.closeTo(0.15),
    });
  });

  it('claims the dry grass alone', () => {
    expect(evaluation.claims.by_type['zone1_tall_dry_grass']).toMatchObject({
      count: 1,
      right: 1,
      base_rate: 1 / 3,
      recall: 1,
      counted: false,
    });
    expect(evaluation.claims.no_house_or_yard).toEqual({ photos: 1, findings: 0 });
  });

  it('fails on a file that is no picture', () => {
    expect(evaluation.photos).toEqual({
      labeled: 4,
      looked_at: 3,
      failed: [{ file: 'broken.jpg', reason: 'invalid_file_type' }],
    });
  });

  it('is timed, without the use of a model', () => {
    expect(evaluation.ms_per_photo).toBeGreaterThan(0);
    expect(evaluation.model_use).toBeNull();
  });

  it('reports each photo while it runs', () => {
    expect(said).toHaveLength(4);
  });

  it('is printed as a table', () => {
    const printed = evaluationTable(evaluation);
    expect(printed).toMatch(/\(zone1_tall_dry_grass\) +1 +2 +1 +1 +100 % +33 % +100 % +0/);
    expect(printed).toContain('Not looked at: broken.jpg: invalid_file_type');
  });

  it('is shown on a page with its photos', async () => {
    const html = await htmlReport(evaluation, labels, looks.looked);
    expect(html.match(/src="data:image\/jpeg;base64,/g)).toHaveLength(3);
    expect(html).toContain('class="box" title="zone1_tall_dry_grass"');
    expect(html).toContain('right: zone1_tall_dry_grass');
  });

  it('is shown on a page that runs nothing from its labels', async () => {
    const html = await htmlReport(evaluation, labels, looks.looked);
    // Words from outside are text, and nothing is loaded from anywhere.
    expect(html).toContain('&lt;b&gt;lawn');
    expect(html).not.toMatch(/https?:|<script|<b>/);
  });
});

describe('a model, evaluated', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  async function modelThat(respond: Respond) {
    server = await startModelServer(respond, { provider: 'openai-compatible' });
    return createAiModel(server.config, log, { firstWaitMs: 1, longestWaitMs: 1 }).provider;
  }

  describe('that claims dry grass everywhere', () => {
    let evaluation: ReturnType<typeof evaluate>;
    let maxAtOnce: number | undefined;

    beforeAll(async () => {
      const provider = await modelThat(() => ({
        answer: photoAnswer([answeredFinding('zone2_tall_dry_grass')], []),
        tokens: { input: 1000, cached: 0, output: 100 },
      }));
      evaluation = evaluate(
        provider,
        labels,
        await lookAtPhotos(labels.photos, looking({ provider })),
      );
      maxAtOnce = server?.maxAtOnce();
      await server?.close();
      server = undefined;
    });

    it('is called within its limit of calls at once', () => {
      expect(maxAtOnce).toBeLessThanOrEqual(2);
    });

    it('is counted with its wrong claims', () => {
      expect(evaluation.claims.by_type['zone1_tall_dry_grass']).toMatchObject({
        count: 3,
        right: 1,
      });
      expect(evaluation.claims.no_house_or_yard).toEqual({ photos: 1, findings: 1 });
      expect(evaluation.calibration).toMatchObject({
        claims: 3,
        ece: expect.closeTo(0.7 - 1 / 3),
      });
    });

    it('has no areas to measure', () => {
      expect(evaluation.area_mae).toEqual({ green: null, dry: null, sky: null });
    });

    it('is counted with its tokens, which cost money', () => {
      // 3 × (1000 × 1.25 + 100 × 10) millionths of a dollar.
      expect(evaluation.model_use).toMatchObject({
        calls: 3,
        input_tokens: 3000,
        output_tokens: 300,
        cost_usd: expect.closeTo(0.00675),
        calls_of_unknown_cost: 0,
      });
      expect(evaluationTable(evaluation)).toContain('300 out; cost: 0.006');
    });
  });

  it('is waited for when it asks for a pause', async () => {
    const provider = await modelThat(({ number }) =>
      number === 1
        ? { status: 429, headers: { 'retry-after-ms': '50' } }
        : { answer: photoAnswer([], []) },
    );
    const said: string[] = [];
    const [first] = labels.photos;
    if (first === undefined) throw new Error('no photo is labeled');
    const report = (line: string) => void said.push(line);
    const looks = await lookAtPhotos([first], looking({ provider, report }));

    expect(looks.looked).toHaveLength(1);
    expect(said[0]).toBe('the provider asks to wait 1 s');
  });

  it('is called no more once the budget is spent', async () => {
    const provider = await modelThat(() => ({ answer: photoAnswer([], []) }));
    const options = looking({ provider, photosAtOnce: 1, budgetUsd: 0.001 });
    const { looked, notLooked } = await lookAtPhotos(labels.photos, options);

    expect(looked).toHaveLength(1);
    expect(server?.calls).toHaveLength(1);
    expect(notLooked.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'the budget is spent'),
    );
  });

  it('is called no more after an interruption', async () => {
    const interrupted = new AbortController();
    const provider = await modelThat(async (call) => {
      interrupted.abort();
      await call.cutOff;
      return 'break' as const;
    });
    const options = looking({ provider, photosAtOnce: 1, signal: interrupted.signal });
    await expect(lookAtPhotos(labels.photos, options)).rejects.toThrow('aborted');
    expect(server?.calls).toHaveLength(1);
  });
});
