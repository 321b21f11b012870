import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceServer } from '../../apps/server/src/external-http/testing/service-server.ts';
import { BadInput, Failure } from '../../apps/server/src/terminal/outcome.ts';
import { downloadInspections } from './download.ts';
import { readInspections } from './read-inspections.ts';
import { readArguments } from './validate-arguments.ts';
import { startFeatureService, type Trouble } from './testing/feature-service.ts';
import { soundHome, withHazards } from './testing/generated-inspections.ts';
import { runCommand } from '../testing/run-command.ts';

const program = path.join(import.meta.dirname, 'validate.ts');
let folder: string;
let file: string;
let service: ServiceServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-download-'));
  file = path.join(folder, 'dins.csv');
});

afterEach(async () => {
  await service?.close();
  service = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** 250 homes in another order than that of their ids; their addresses are none of our business. */
const records = Array.from({ length: 250 }, (_, index) => ({
  ...soundHome,
  ...withHazards(...(index % 2 === 0 ? (['vents'] as const) : [])),
  OBJECTID: (index * 7) % 250,
  INCIDENTNAME: `"Ridge", ${(index * 7) % 250}`,
  INCIDENTSTARTDATE: Date.UTC(2020, 8, 8),
  EAVES: null,
  SITEADDRESS: '12 Ridge Road',
}));

async function layerOf(pageSize: number, trouble: Trouble = {}): Promise<string> {
  service = await startFeatureService(records, pageSize, trouble);
  return `${service.url}/arcgis/rest/services/DINS/FeatureServer/0`;
}

async function download(pageSize: number, trouble: Trouble = {}) {
  return downloadInspections(await layerOf(pageSize, trouble), file, () => {});
}

describe('downloading the inspections', () => {
  it('pages through the feature service, and what it writes can be read', async () => {
    expect(await download(100)).toBe(250);
    const { homes, records: read } = await readInspections(file);
    expect(read).toBe(250);
    expect(homes.map(({ fire }) => fire)).toEqual(
      Array.from({ length: 250 }, (_, index) => `"RIDGE", ${index} 2020`),
    );
    expect(homes[0]?.findings).toMatchObject({ roof: 'fine', eaves: 'unknown', vents: 'hazard' });
    expect(service?.questions.map(({ parameters }) => parameters.get('resultOffset'))).toEqual([
      null,
      '0',
      '100',
      '200',
    ]);
    expect(await readFile(file, 'utf8')).not.toContain('Ridge Road');
  });

  it('asks again after a failure', async () => {
    expect(await download(250, { first: ['break', { status: 503, json: {} }] })).toBe(250);
  });

  it.each([
    ['does not answer', { first: ['break', 'break', 'break'] }, Failure, 'unreachable'],
    ['has no such column', { without: 'EAVES' }, BadInput, 'Invalid field: EAVES'],
    ['is something else', { first: [{ json: { layers: [] } }] }, BadInput, 'feature service'],
    ['stops before its end', { stopsAfter: 120 }, Failure, '250 inspections and gave 120'],
  ] as const)('leaves no file when the service %s', async (_what, trouble, kind, said) => {
    const failure: unknown = await download(100, trouble).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(kind);
    expect(failure).toHaveProperty('message', expect.stringContaining(said));
    await expect(access(file)).rejects.toThrow('ENOENT');
  });
});

describe('the command', () => {
  const run = (...args: readonly string[]) => runCommand(program, folder, args);

  it('downloads, then says that no fire has enough homes', async () => {
    const downloaded = await run('--download', 'dins.csv', '--service', await layerOf(100));
    expect(downloaded).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('250 inspections'),
    });
    const { code, stderr } = await run('dins.csv');
    expect(code).toBe(1);
    expect(stderr).toContain('No fire has 200 homes');
    expect(stderr).toMatch(/vents_unscreened +prevalence: derivedShare\(0\.50, /);
  });

  it('ends with code 2 for what needs fixing', async () => {
    const { code, stderr } = await run('gone.csv');
    expect(code).toBe(2);
    expect(stderr).toContain('gone.csv');
  });
});

describe('its arguments', () => {
  it.each([
    [[], 'Which file?'],
    [['a.csv', 'b.csv'], 'One file only'],
    [['--fast', 'a.csv'], '--fast'],
  ])('are refused with the usage: %j', (args, said) => {
    expect(() => readArguments(args)).toThrow(BadInput);
    expect(() => readArguments(args)).toThrow(said);
    expect(() => readArguments(args)).toThrow('Usage: npm run validate');
  });
});
