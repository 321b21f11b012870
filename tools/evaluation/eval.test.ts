import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawYard } from '../../apps/server/src/analysis/observe/providers/built-in/testing/drawn-yard.ts';
import { parseEvalArguments } from './eval-arguments.ts';
import { BadInput } from '../../apps/server/src/terminal/outcome.ts';
import { runCommand } from '../testing/run-command.ts';

const program = path.join(import.meta.dirname, 'eval.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-eval-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runCommand(program, folder, args);

describe('the command for evaluating', () => {
  it('prints a table, writing the figures with a page of photos', async () => {
    await writeFile(path.join(folder, 'dry.jpg'), await drawYard({ ground: 'dry grass' }));
    await writeFile(
      path.join(folder, 'labels.tsv'),
      'file\tdry_brown_veg_frac\tdry_grass_visible\ndry.jpg\t0.42\ty\n',
    );
    const { code, stdout } = await run(
      '--provider=built-in',
      '--labels=labels.tsv',
      '--json=new/figures.json',
    );

    expect(code).toBe(0);
    expect(stdout).toContain('1 of 1 photos');
    const figures: unknown = JSON.parse(
      await readFile(path.join(folder, 'new/figures.json'), 'utf8'),
    );
    expect(figures).toMatchObject({
      area_mae: { green: null, dry: expect.any(Number), sky: null },
      baseline_mae: { green: null, dry: 0, sky: null },
      rank_correlation: { green: null, dry: null, sky: null },
      claims: {
        precision: null,
        count: 0,
        by_type: { zone1_tall_dry_grass: { count: 1, right: 1, base_rate: 1, recall: 1 } },
      },
      ms_per_photo: expect.any(Number),
    });
    const page = await readFile(path.join(folder, 'evaluations/built-in/report.html'), 'utf8');
    expect(page).toContain('data:image/jpeg;base64,');
  });

  it.each([
    ['a missing key', 'openai', 'labels.tsv', 'OPENAI_API_KEY is required'],
    ['a missing photo', 'built-in', 'gone.tsv', 'gone.jpg'],
  ])('exits with code 2, giving the reason for %s', async (_what, provider, table, reason) => {
    await writeFile(path.join(folder, 'gone.tsv'), 'file\tsky_frac\ngone.jpg\t0.5\n');
    const { code, stdout, stderr } = await run('--provider', provider, '--labels', table);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
  });
});

describe('its arguments', () => {
  it.each([
    [[], '--provider'],
    [['--provider', 'built-in'], '--labels'],
    [
      ['--provider', 'gpt', '--labels', 'a.tsv'],
      "no provider 'gpt'. Choose from: built-in, openai",
    ],
    [['--provider', 'built-in', '--labels', 'a.tsv', '--fast'], '--fast'],
  ])('are refused with the usage: %j', (args, reason) => {
    expect(() => parseEvalArguments(args)).toThrow(BadInput);
    expect(() => parseEvalArguments(args)).toThrow(reason);
    expect(() => parseEvalArguments(args)).toThrow('Usage: npm run eval');
  });

  it('write the report into a folder that git ignores by default', () => {
    const given = ['--provider', 'google', '--labels', 'a.tsv'];
    expect(parseEvalArguments(given)).toMatchObject({ out: 'evaluations/google', json: null });
    expect(parseEvalArguments([...given, '--out', 'b', '--json', 'c.json'])).toMatchObject({
      out: 'b',
      json: 'c.json',
    });
  });
});
