import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInProvider } from '../../apps/server/src/analysis/observe/providers/built-in/index.ts';
import { evaluate, type Evaluation } from './evaluation.ts';
import { readLabels } from './labels.ts';
import { lookAtPhotos, type LookOptions, type Looks } from './look-at-photos.ts';
import { labeledPhoto } from './testing/labeled-look.ts';

/** Real photos of private homes: they lie beside the project, never in it. */
const folder = path.resolve(import.meta.dirname, '../../../shared/photos');
const present = existsSync(path.join(folder, 'labels.tsv'));
if (!present) {
  process.stderr.write(`Labeled photos not found in ${folder}: their tests are skipped.\n`);
}

describe.skipIf(!present)('the built-in analyzer on labeled photos', () => {
  const provider = createBuiltInProvider();
  const looking: LookOptions = {
    provider,
    photosAtOnce: 1,
    looksHere: true,
    budgetUsd: null,
    signal: new AbortController().signal,
    report: () => undefined,
  };
  let looks: Looks;
  let evaluation: Evaluation;

  beforeAll(async () => {
    const labels = await readLabels(path.join(folder, 'labels.tsv'));
    looks = await lookAtPhotos(labels.photos, looking);
    evaluation = evaluate(provider, labels, looks);
  }, 300_000);

  it('looks at every one of them', () => {
    expect(evaluation.photos.labeled).toBeGreaterThan(0);
    expect(evaluation.photos.failed).toEqual([]);
  });

  it('takes every one of them for a photograph', () => {
    expect(looks.looked.filter(({ reply }) => !reply.shows.photograph)).toEqual([]);
  });

  it.each([
    { area: 'green', most: 0.1, correlation: 0.7 },
    { area: 'dry', most: 0.085, correlation: 0.5 },
    { area: 'sky', most: 0.08, correlation: 0.7 },
  ] as const)('measures $area areas as people see them', ({ area, most, correlation }) => {
    expect(evaluation.area_mae[area]).toBeLessThanOrEqual(most);
    const constantGuess = evaluation.baseline_mae[area] ?? 0;
    expect(evaluation.area_mae[area]).toBeLessThanOrEqual(0.9 * constantGuess);
    expect(evaluation.rank_correlation[area]).toBeGreaterThanOrEqual(correlation);
  });

  it('is right in at least 80 % of its claims', () => {
    expect(evaluation.claims.precision).toBeGreaterThanOrEqual(0.8);
  });

  it('finds at least 40 % of the dry grass', () => {
    expect(evaluation.claims.by_type['zone1_tall_dry_grass']?.recall).toBeGreaterThanOrEqual(0.4);
  });

  it('takes less than 250 ms of a processor core per photo', () => {
    expect(evaluation.ms_per_photo).toBeLessThan(250);
  });

  it('claims nothing on photos of neither house nor yard, whatever area they are labeled with', async () => {
    const files = await readdir(path.join(folder, 'houses/negative'));
    const photos = files.flatMap((file) =>
      ([null, 'zone_0', 'zone_1', 'zone_2'] as const).map((area) =>
        labeledPhoto({
          file: `${file} as ${area}`,
          path: path.join(folder, 'houses/negative', file),
          houseOrYard: 'n',
          area,
        }),
      ),
    );
    const others = { hazards: [], photos };
    const { claims } = evaluate(provider, others, await lookAtPhotos(photos, looking));
    expect(claims.no_house_or_yard).toEqual({ photos: 4 * files.length, findings: 0 });
    expect(files.length).toBeGreaterThan(0);
  });
});
