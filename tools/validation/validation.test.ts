import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadInput } from '../../apps/server/src/terminal/outcome.ts';
import { compareWithLosses, type Comparison } from './compare.ts';
import { houseParts } from './parts.ts';
import { readInspections } from './read-inspections.ts';
import { validationReport } from './report.ts';
import { describeTypicalHomes } from './typical-homes.ts';
import {
  asCsv,
  destroyed,
  fires,
  homes,
  namesOnTheWeb,
  soundHome,
  withHazards,
  type InspectionRecord,
} from './testing/generated-inspections.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-validation-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function readText(text: string) {
  const file = path.join(folder, 'dins.csv');
  await writeFile(file, text);
  return readInspections(file);
}

const read = (records: readonly InspectionRecord[]) => readText(asCsv(records));

async function compared(records: readonly InspectionRecord[]): Promise<Comparison> {
  const comparison = compareWithLosses((await read(records)).homes);
  if (comparison === null) throw new Error('no fire has enough homes');
  return comparison;
}

const everyHazard = withHazards('roof', 'vents', 'eaves', 'windows', 'siding');
const common = { roof: 0.05, vents: 0.5, eaves: 0.5, windows: 0.4, siding: 0.3 };
/** Of the destroyed 70 in 100 have every hazard, of those that stood 40 in 100. */
const planted = [
  ...homes(140, destroyed, everyHazard),
  ...homes(60, destroyed),
  ...homes(120, everyHazard),
  ...homes(180),
];

describe('within-fire AUC', () => {
  it('comes out as it was planted', async () => {
    const { auc, fires: found } = await compared([
      ...planted,
      ...planted.map((home) => ({ ...home, INCIDENTNAME: 'Creek' })),
    ]);
    expect(found).toMatchObject([
      { name: 'CREEK 2020', destroyed: 200, standing: 300 },
      { name: 'RIDGE 2020', destroyed: 200, standing: 300 },
    ]);
    // A home with every hazard against one with none is right, equals count half.
    const truth = 0.7 * 0.6 + (0.7 * 0.4 + 0.3 * 0.6) / 2;
    expect(auc).toMatchObject({
      score: { value: expect.closeTo(truth), interval: { low: expect.closeTo(truth) } },
      checklist: { value: expect.closeTo(truth) },
      fit: { value: expect.closeTo(truth) },
      stories: { value: 0.5 },
    });
  });

  it('finds the planted log-odds, however severe each fire was', async () => {
    const logOdds = { roof: 0.9, vents: 0.3, eaves: 0.6, windows: 0.5, siding: 0 };
    const { logOdds: found } = await compared(fires({ logOdds, prevalences: common, seed: 1 }));
    for (const part of houseParts) {
      expect(Math.abs(found[part].value - logOdds[part])).toBeLessThan(0.15);
    }
    expect(found.eaves.interval.low).toBeGreaterThan(0);
    expect(found.siding.interval.low).toBeLessThan(0);
  });

  it('sees stories where only they matter', async () => {
    const several = { STRUCTURETYPE: 'Single Famliy Residence Multi Story' };
    const records = [
      ...homes(100, destroyed),
      ...homes(50, destroyed, several),
      ...homes(50),
      ...homes(100, several),
    ];
    const { auc } = await compared([
      ...records,
      ...records.map((home) => ({ ...home, INCIDENTNAME: 'Creek' })),
    ]);
    expect(auc.stories.value).toBeCloseTo((2 / 3) ** 2 + 2 / 9);
    expect(auc.score.value).toBe(0.5);
  });

  it('tells nothing where nothing was planted, though severe fires burned worse homes', async () => {
    const { auc } = await compared(fires({ logOdds: {}, prevalences: common, seed: 2 }));
    expect(Math.abs(auc.score.value - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(auc.fit.value - 0.5)).toBeLessThan(0.02);
  });
});

describe('the traps', () => {
  it('gain nothing from "Unknown", which is what inspectors find of destroyed homes', async () => {
    const nothing = fires({ logOdds: {}, prevalences: common, seed: 3 });
    const leaking = nothing.map((home, index) =>
      home['DAMAGE'] === destroyed['DAMAGE'] && index % 4 > 0
        ? { ...home, EAVES: 'Unknown', WINDOWPANE: index % 8 > 3 ? 'Unknown' : '' }
        : home,
    );
    const { auc, aucOfUnknown } = await compared(leaking);
    expect(aucOfUnknown.value).toBeGreaterThan(0.8);
    for (const { value } of [auc.score, auc.checklist, auc.fit]) {
      expect(Math.abs(value - 0.5)).toBeLessThan(0.02);
    }
  });

  it('leave the score as it is when burned decks and fences are recorded as none', async () => {
    const burned = {
      DECKPORCHONGRADE: 'No Deck/Porch',
      DECKPORCHELEVATED: 'No Deck/Porch',
      FENCEATTACHEDTOSTRUCTURE: 'No Fence',
    };
    const asTheyWere = planted.map((home) => ({ ...home, ...withHazards('deck', 'fence') }));
    const asFound = asTheyWere.map((home, index) =>
      home['DAMAGE'] === destroyed['DAMAGE'] && index % 2 === 0 ? { ...home, ...burned } : home,
    );
    const { auc } = await compared(asFound);
    expect(auc.score).toEqual((await compared(asTheyWere)).auc.score);
    expect(auc.score.value).toBeCloseTo(0.65);
    // Nor does "none" count as good where decks and fences are looked at.
    expect(auc.scoreAsRecorded.value).toBeCloseTo(0.65);
  });

  it('leave out fires before 2018, other buildings, and what nobody could assess', async () => {
    const {
      homes: kept,
      records,
      leftOut,
    } = await read([
      ...homes(2),
      ...homes(1, { DAMAGE: 'Affected (>0-10%)', INCIDENTSTARTDATE: '2018-07-23' }),
      ...homes(1, { INCIDENTSTARTDATE: String(Date.UTC(2025, 0, 7)) }),
      ...homes(3, { INCIDENTSTARTDATE: '10/8/2017 12:00:00 AM' }),
      ...homes(4, { STRUCTURETYPE: 'Mobile Home Double Wide' }),
      ...homes(5, { STRUCTURETYPE: 'Multi Family Residence Single Story' }),
      ...homes(6, { DAMAGE: 'Inaccessible' }),
      ...homes(7, { INCIDENTSTARTDATE: '' }),
      ...homes(8, { HAZARDTYPE: 'Flood' }),
    ]);
    expect(kept.map(({ fire, outcome }) => `${fire} ${outcome}`)).toEqual([
      'RIDGE 2020 undamaged',
      'RIDGE 2020 undamaged',
      'RIDGE 2018 damaged',
      'RIDGE 2025 undamaged',
    ]);
    expect(records).toBe(37);
    expect([...leftOut.values()].toSorted((one, other) => one - other)).toEqual([3, 6, 7, 8, 9]);
  });

  it.each([
    ['199 homes', [...homes(100, destroyed), ...homes(99)]],
    ['19 destroyed', [...homes(19, destroyed), ...homes(300)]],
    ['19 standing', [...homes(300, destroyed), ...homes(19)]],
    [
      'none of which the same is known',
      [...homes(200, destroyed, { EAVES: 'Unknown' }), ...homes(200)],
    ],
  ])('compare nothing with a fire of %s', async (_what, records) => {
    expect(compareWithLosses((await read(records)).homes)).toBeNull();
  });
});

describe('the table of inspections', () => {
  it('may have the column names of the service or of the web', async () => {
    const records = homes(1, withHazards('vents', 'fence'));
    const named = await readText(asCsv(records, (column) => namesOnTheWeb[column] ?? ''));
    expect(named).toEqual(await read(records));
    expect(named.homes[0]?.findings).toEqual({
      roof: 'fine',
      vents: 'hazard',
      eaves: 'fine',
      windows: 'fine',
      siding: 'fine',
      deck: 'fine',
      fence: 'hazard',
    });
  });

  it('counts a value that it does not know as unknown, and says so', async () => {
    const { homes: kept, unknownValues } = await read(homes(3, { EAVES: 'Combustible' }));
    expect(kept[0]?.findings.eaves).toBe('unknown');
    expect([...unknownValues]).toEqual([['EAVES: Combustible', 3]]);
  });

  it.each([
    [
      'a missing column',
      asCsv(homes(1), (column) => column.replace('EAVES', 'ROOFLINE')),
      'no column EAVES',
    ],
    ['a page instead of a table', '<!doctype html>\n<title>Sign in</title>\n', 'no column DAMAGE'],
    ['nothing at all', '', '--download'],
    ['a line that is cut off', `${asCsv(homes(2))}"1","No Damage"`, 'download it again'],
    ['a cell that is cut off', `${asCsv(homes(2))}"1","No Dam`, 'download it again'],
  ])('refuses %s, saying what to do', async (_what, text, said) => {
    await expect(readText(text)).rejects.toThrow(BadInput);
    await expect(readText(text)).rejects.toThrow(said);
  });

  it('says which file is missing', async () => {
    await expect(readInspections(path.join(folder, 'none.csv'))).rejects.toThrow(
      /none\.csv.*ENOENT/,
    );
  });
});

describe('what the weights want', () => {
  it('is counted among undamaged homes, in which a fence that is not there never was', async () => {
    const { homes: kept } = await read([
      ...homes(30, withHazards('fence', 'vents')),
      ...homes(70),
      ...homes(100, { VENTSCREEN: 'Unknown', FENCEATTACHEDTOSTRUCTURE: 'Non Combustible' }),
      ...homes(500, destroyed, everyHazard),
      ...homes(500, { DAMAGE: 'Minor (10-25%)' }, everyHazard),
    ]);
    const { prevalences } = describeTypicalHomes(kept);
    expect(prevalences).toMatchObject({
      vents: { share: 0.3, homes: 100 },
      fence: { share: 0.15, homes: 200 },
      siding: { share: 0, homes: 200 },
    });
  });

  it('is printed as the catalog writes it, beside what is there now', async () => {
    const inspections = await read([...planted, ...homes(200, { EAVES: 'Unenclosed' })]);
    const { homes: kept } = inspections;
    const text = validationReport(inspections, compareWithLosses(kept), describeTypicalHomes(kept));
    expect(text).toContain('700 inspections, of which 700 are of single-family homes that count.');
    expect(text).toMatch(
      /eaves_open +prevalence: derivedShare\(0\.64, \['dins'\]\), +500 homes +now 0\.6/,
    );
    expect(text).toMatch(/RIDGE 2020 +200 +500 +0\.\d{3}/);
    expect(text).toMatch(/vents_unscreened +windows_single_pane +1\.00/);
  });
});

it('knows each column by both names', () => {
  expect(Object.keys(namesOnTheWeb)).toEqual(Object.keys(soundHome));
});
