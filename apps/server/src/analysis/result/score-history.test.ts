import {
  milestonesSchema,
  scoreHistorySchema,
  type Milestones,
  type ScoreHistory,
} from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { anOwnedProperty } from '../../testing/owned-property.ts';

const property = anOwnedProperty();

async function history(): Promise<ScoreHistory> {
  const response = await property.owner.fetch(`/api/properties/${property.id}/score-history`);
  expect(response.status).toBe(200);
  return scoreHistorySchema.parse(await response.json());
}

async function answer(...given: readonly (readonly [string, 'yes' | 'no'])[]): Promise<void> {
  const answers = given.map(([id, value]) => ({ question_id: id, side: null, answer: value }));
  const path = `/api/properties/${property.id}/answers`;
  expect((await property.owner.send('PUT', path, { answers })).status).toBe(200);
}

/** The columns of a result but its id and time, between commas. */
async function otherColumns(): Promise<string> {
  const { rows } = await property.app.database.admin.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'analyses' and is_generated = 'NEVER'
        and column_name not in ('id', 'created_at')`,
  );
  return rows.map(({ column_name: name }) => name).join(', ');
}

/** Stores the newest result again, a minute later each time. */
async function repeatNewest(times: number): Promise<void> {
  const others = await otherColumns();
  await property.app.database.admin.query(
    `insert into analyses (id, created_at, ${others})
       select gen_random_uuid(), newest.created_at + make_interval(mins => time), ${others}
       from (select * from analyses where property_id = $1 order by created_at desc limit 1) newest,
         generate_series(1, $2::int) time`,
    [property.id, times],
  );
}

describe('the history of a score', () => {
  it('is empty before there is a result', async () => {
    expect(await history()).toEqual({ points: [], earlier: 0 });
  });

  it('begins with a result that follows none', async () => {
    await answer(['firewood_at_wall', 'yes']);
    const { points, earlier } = await history();
    expect(points).toMatchObject([{ reason: 'answer', changes: null, enough_seen: false }]);
    expect(earlier).toBe(0);
  });

  it('says what each answer changed', async () => {
    await answer(['firewood_at_wall', 'yes'], ['gutters_clean', 'no']);
    await answer(['firewood_at_wall', 'no'], ['roof_clean', 'no']);

    const { points } = await history();

    expect(points).toHaveLength(2);
    expect(points[0]?.changes).toBeNull();
    expect(points[1]?.changes).toMatchObject({
      hazards_appeared: ['roof_debris'],
      hazards_gone: ['zone0_firewood_lumber'],
      answers_given: expect.arrayContaining(['firewood_at_wall', 'roof_clean']),
      answers_taken_back: [],
      photos_added: 0,
      new_method: null,
    });
    expect(points[1]?.range.low).toBeLessThanOrEqual(points[1]?.dss_score ?? 0);
  });

  it('says of each result how exposed the home was, as far as was known then', async () => {
    await answer(['neighbor_near', 'no']);
    await answer(['slope_below', 'yes']);

    const { points } = await history();

    expect(points.map(({ exposure }) => exposure)).toMatchObject([null, { level: 'moderate' }]);
  });

  it('shows the newest hundred, the oldest of them with what it follows', async () => {
    await answer(['firewood_at_wall', 'yes']);
    await repeatNewest(119);

    const { points, earlier } = await history();

    expect(points).toHaveLength(100);
    expect(earlier).toBe(20);
    expect(points[0]?.changes).toMatchObject({ hazards_appeared: [], hazards_gone: [] });
    const times = points.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted());
  });
});

async function milestones(): Promise<Milestones> {
  const response = await property.owner.fetch(`/api/properties/${property.id}/milestones`);
  expect(response.status).toBe(200);
  return milestonesSchema.strict().parse(await response.json());
}

/** Makes all results so far older by some days. */
async function daysPass(days: number): Promise<void> {
  await property.app.database.admin.query(
    'update analyses set created_at = created_at - make_interval(days => $2) where property_id = $1',
    [property.id, days],
  );
}

describe('the milestones of a home', () => {
  it('are none before there is a result', async () => {
    expect(await milestones()).toEqual({ milestones: [], earlier: 0 });
  });

  it('sum up what was answered in a sitting, and compare it with the sitting before', async () => {
    await answer(['firewood_at_wall', 'yes']);
    await answer(['gutters_clean', 'no']);
    await daysPass(40);
    await answer(['firewood_at_wall', 'no']);
    await answer(['roof_clean', 'no']);

    const { milestones: found, earlier } = await milestones();
    const { points } = await history();

    expect(earlier).toBe(0);
    expect(found).toMatchObject([
      { kind: 'first', results: 2, analysis_id: points[1]?.analysis_id },
      {
        kind: 'questions',
        results: 2,
        analysis_id: points[3]?.analysis_id,
        dss_score: points[3]?.dss_score,
        changes: {
          answers_given: expect.arrayContaining(['firewood_at_wall', 'roof_clean']),
          hazards_gone: ['zone0_firewood_lumber'],
        },
      },
    ]);
  });

  it('go back to the first result, however many there are since', async () => {
    await answer(['firewood_at_wall', 'yes']);
    await daysPass(40);
    await answer(['firewood_at_wall', 'no']);
    await repeatNewest(150);

    const { milestones: found } = await milestones();

    expect(found.map(({ kind, results }) => [kind, results])).toEqual([
      ['first', 1],
      ['questions', 151],
    ]);
  });

  it('lead to the results that were stored then', async () => {
    await answer(['firewood_at_wall', 'yes']);
    await daysPass(40);
    await answer(['firewood_at_wall', 'no']);
    const [first] = (await milestones()).milestones;

    const path = `/api/properties/${property.id}/score-history?through=${first?.analysis_id}`;
    const { points, earlier } = scoreHistorySchema.parse(
      await (await property.owner.fetch(path)).json(),
    );

    expect(points.map(({ analysis_id: id }) => id)).toEqual([first?.analysis_id]);
    expect(earlier).toBe(0);
  });

  it('have the newest hundred, and say how many are older', async () => {
    await answer(['firewood_at_wall', 'yes']);
    await answer(['firewood_at_wall', 'no']);
    // The two in turns, five hours apart: each differs from the one before.
    await property.app.database.admin.query(
      `insert into analyses (id, created_at, ${await otherColumns()})
         select gen_random_uuid(), now() - make_interval(hours => 5 * (200 - time)), ${await otherColumns()}
         from generate_series(1, 120) time join (
           select *, row_number() over (order by created_at) - 1 as number from analyses where property_id = $1
         ) stored on stored.number = time % 2`,
      [property.id],
    );

    const { milestones: found, earlier } = await milestones();

    expect(found).toHaveLength(100);
    expect(earlier).toBe(21);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['questions']));
  });
});
