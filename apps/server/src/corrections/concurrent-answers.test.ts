import { questions } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { made, openHarness, type Home, type Harness } from './testing/harness.ts';

const screened = { question_id: 'vents_fine_mesh', answer: 'yes' } as const;
const asked = questions.filter((question) => question.asked === 'whole_house').slice(0, 20);

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

/** Holds the property's lock, so that requests queue for it in the order of their arrival. */
async function holdLock() {
  const { admin } = place.app.database;
  const key = 'hashtextextended($1, 0)';
  await admin.query(`select pg_advisory_lock(${key})`, [home.propertyId]);
  return {
    waiting: (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await admin.query(
          `select pid from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(rows).toHaveLength(count);
      }),
    release: () => admin.query(`select pg_advisory_unlock(${key})`, [home.propertyId]),
  };
}

describe('an answer while an analysis runs', () => {
  it('is in its result, even if there was no earlier one to rescore', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const letGo = place.holdProvider();
    await home.startAnalyzing();
    expect(await home.answer(screened)).toBeNull();
    letGo();
    await home.untilAnalyzed();

    const analyses = await home.analyses();
    expect(analyses).toMatchObject([{ reason: 'requested' }]);
    expect(JSON.stringify(analyses[0]?.explanation.rows)).not.toContain('vents_unscreened');
  });

  it('rescores the earlier result at once, then counts in the new one, too', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    const letGo = place.holdProvider();
    await home.startAnalyzing();
    const atOnce = made(await home.answer(screened));
    expect(atOnce.coverage_missing).toEqual(['east', 'south', 'west']);
    letGo();
    await home.untilAnalyzed();

    const [newest, ...earlier] = await home.analyses();
    expect(newest?.coverage_missing).toEqual(['east', 'west']);
    expect(JSON.stringify(newest?.explanation.rows)).not.toContain('vents_unscreened');
    expect(earlier.map(({ reason }) => reason)).toEqual(['answer', 'requested']);
  });

  it.each(['the answer first', 'the analysis first'])(
    'is in the newest result with the newest photos when both end at once, %s',
    async (order) => {
      await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
      await home.analyze();
      await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
      const lock = await holdLock();
      const letGo = place.holdProvider();
      await home.startAnalyzing();
      let answering: Promise<unknown>;
      if (order === 'the answer first') {
        answering = home.answer(screened);
        await lock.waiting(1);
        letGo();
      } else {
        letGo();
        await lock.waiting(1);
        answering = home.answer(screened);
      }
      await lock.waiting(2);
      await lock.release();
      await answering;
      await home.untilAnalyzed();

      const [newest, ...earlier] = await home.analyses();
      expect(earlier).toHaveLength(2);
      expect(newest?.coverage_missing).toEqual(['east', 'west']);
      expect(JSON.stringify(newest?.explanation.rows)).not.toContain('vents_unscreened');
    },
  );

  it('is the newest result even if the clock was set back', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    place.app.clock.advance(-60_000);
    const answered = made(await home.answer(screened));
    const rerun = await home.analyze({ rerun: true });
    place.app.clock.advance(60_000);

    const newestFirst = await home.analyses();
    expect(newestFirst.slice(0, 2)).toEqual([rerun, answered]);
  });
});

describe('twenty answers at once', () => {
  it('are all in the newest result', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();

    await Promise.all(asked.map(({ id }) => home.answer({ question_id: id, answer: 'not_sure' })));

    expect(await home.answers()).toHaveLength(20);
    const analyses = await home.analyses();
    expect(analyses).toHaveLength(21);
    const open = analyses.map(({ explanation }) =>
      asked.filter(({ id }) => explanation.next_questions.some((next) => next.question_id === id)),
    );
    expect(open[0]).toEqual([]);
    expect(open.map((left) => left.length)).toEqual(Array.from({ length: 21 }, (_, age) => age));
    const times = analyses.map((analysis) => Date.parse(analysis.created_at));
    expect(new Set(times).size).toBe(21);
  });

  it('to the same question leave one answer, the one in the newest result', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    const values = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'yes' : 'no'));

    await Promise.all(values.map((answer) => home.answer({ ...screened, answer })));

    const [kept, ...more] = await home.answers();
    expect(more).toEqual([]);
    const hazards = (await home.analyses())[0]?.hazards.map((hazard) => hazard.type);
    expect(hazards).toEqual(kept?.answer === 'no' ? ['vents_unscreened'] : []);
  });

  it('while the property is deleted leave nothing behind, stored or not', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    const answering = asked.map(({ id }) =>
      home.owner.send('PUT', `${home.url}/answers`, {
        answers: [{ question_id: id, answer: 'yes' }],
      }),
    );
    const deleted = await home.owner.send('DELETE', home.url);
    const answered = await Promise.all(answering);

    expect(deleted.status).toBe(204);
    await makeDeletionsFinal(place.app);
    expect(
      answered.map(({ status }) => status).filter((status) => status !== 200 && status !== 404),
    ).toEqual([]);
    for (const table of ['owner_answers', 'analyses', 'hazards']) {
      const { rows } = await place.app.database.admin.query(
        `select 1 from ${table} where property_id = $1`,
        [home.propertyId],
      );
      expect(rows, table).toEqual([]);
    }
  });
});
