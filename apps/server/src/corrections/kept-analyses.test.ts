import { computeScore } from '@dss/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withImageIds } from '../analysis/result/explanation.ts';
import { storedResultSchema } from '../analysis/result/stored-result.ts';
import { openHarness, type Home, type Harness } from './testing/harness.ts';

interface StoredRow {
  readonly id: string;
  readonly dss_score: number;
  readonly weights_version: string;
  readonly raw_json: unknown;
}

let place: Harness;
let home: Home;

/** The stored analyses of a home after each kind of action that makes one. */
const history: StoredRow[][] = [];

beforeAll(async () => {
  place = await openHarness();
  home = await place.newHome();
  const mulch = 'zone0_combustible_mulch';
  await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
  await home.addPhoto('roof', { area: 'roof', shows: ['roof_combustible_covering'] });
  const steps: (() => Promise<unknown>)[] = [
    () => home.analyze(),
    () => home.answer({ question_id: 'vents_fine_mesh', answer: 'no' }),
    () => home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' }),
    () =>
      home.dispute({
        hazard_type: mulch,
        image_ids: ['back'],
        question_ids: ['mulch_at_wall'],
        kind: 'not_mine',
        whose: 'landlord_or_association',
        reason: 'The landlord put it there.',
      }),
    () => home.owner.send('DELETE', `${home.url}/photos/roof`),
    () => home.answer({ question_id: 'neighbor_near', side: 'west', answer: 'yes' }),
    () => home.analyze({ rerun: true }),
  ];
  for (const step of steps) {
    await step();
    history.push(await storedRows());
  }
});

afterAll(() => place.close());

async function storedRows(): Promise<StoredRow[]> {
  const { rows } = await place.app.database.admin.query<StoredRow>(
    `select id, dss_score, weights_version, raw_json, to_json(analyses.*)::text as whole,
       (select json_agg(to_json(hazards.*) order by id)::text from hazards where analysis_id = analyses.id) as hazards
     from analyses where property_id = $1 order by created_at`,
    [home.propertyId],
  );
  return rows;
}

it('an analysis never changes, whatever is corrected later', () => {
  const last = history.at(-1) ?? [];
  expect(last).toHaveLength(7);
  for (const earlier of history) expect(last.slice(0, earlier.length)).toEqual(earlier);
});

it('an analysis can be recomputed exactly from what is stored with it', () => {
  for (const row of history.at(-1) ?? []) {
    const stored = storedResultSchema.parse(row.raw_json);
    const imageIds = new Map(Object.entries(stored.image_ids));
    const { hazards, ...explained } = withImageIds(computeScore(stored.input), imageIds);

    expect(explained).toEqual(stored.explanation);
    expect(stored.hazards).toMatchObject(hazards);
    expect(row).toMatchObject({
      dss_score: explained.score,
      weights_version: explained.weights_version,
    });
    expect(stored.coverage_missing).toEqual(explained.coverage.directions_missing);
  }
});
