import { scoreHistorySchema, type ScoreHistory } from '@dss/domain';
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

/** Stores the newest result again, a minute later each time. */
async function repeatNewest(times: number): Promise<void> {
  const { rows } = await property.app.database.admin.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'analyses' and is_generated = 'NEVER'
        and column_name not in ('id', 'created_at')`,
  );
  const others = rows.map(({ column_name: name }) => name).join(', ');
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
