import {
  markedDoneSchema,
  noEvidence,
  scoreHistorySchema,
  upkeepSchema,
  type HazardTypeId,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';

const mulch = 'zone0_combustible_mulch';
const today = new Date().toISOString().slice(0, 10);
const done = { done_on: today, cost_usd: 420, note: 'Two yards of gravel.' };

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const doneUrl = (id: string, stepId = 'replace_mulch') =>
  `/api/properties/${id}/plan/${stepId}/done`;

async function markDone(body: object = done, stepId?: string) {
  const response = await home.owner.send('PUT', doneUrl(home.propertyId, stepId), body);
  expect(response.status).toBe(200);
  return markedDoneSchema.parse(await response.json());
}

async function undo() {
  const response = await home.owner.send('DELETE', doneUrl(home.propertyId));
  expect(response.status).toBe(200);
  return markedDoneSchema.parse(await response.json());
}

const add = (imageId: string, ...shows: HazardTypeId[]) =>
  home.addPhoto(imageId, { direction: 'north', area: 'zone_0', shows });

/** Gives a photo the day on which its camera took it. */
const dated = (imageId: string, day: string) =>
  place.app.database.admin.query(
    'update images set server_evidence = $3 where property_id = $1 and image_id = $2',
    [home.propertyId, imageId, JSON.stringify({ ...noEvidence, taken_at: `${day}T08:00:00` })],
  );

const link = (imageId: string, repeats: string | null) =>
  home.owner.send('PUT', `${home.url}/photos/${imageId}/placement`, { repeats_image_id: repeats });

describe('saying that an action is done', () => {
  it('keeps it in the plan, with what was said last', async () => {
    await markDone();
    const said = { done_on: '2026-01-03', cost_usd: null, hours: 2.5, cubic_yards: 0.755 };
    const { plan } = await markDone({ ...said, note: ' ' });
    const kept = { ...said, cubic_yards: 0.76, note: null };
    expect(plan).toEqual({
      step_ids: ['replace_mulch'],
      done: [{ step_id: 'replace_mulch', ...kept }],
    });
  });

  it('isn’t undone by dropping it from the plan', async () => {
    await markDone();
    await home.owner.send('PUT', `${home.url}/plan`, {
      changes: [{ step_id: 'replace_mulch', planned: false }],
    });
    expect((await markDone(done, 'screen_vents')).plan.step_ids).toEqual([
      'replace_mulch',
      'screen_vents',
    ]);
  });

  it.each([
    ['a day that is still to come', { ...done, done_on: '2199-01-01' }],
    ['no day', { ...done, done_on: '2026-02-30' }],
    ['a negative cost', { ...done, cost_usd: -1 }],
    ['cents', { ...done, cost_usd: 1.5 }],
    ['less than no hours', { ...done, hours: -0.5 }],
    ['more cubic yards than any home has', { ...done, cubic_yards: 10_001 }],
    ['a long note', { ...done, note: 'n'.repeat(501) }],
  ])('refuses %s', async (_what, body) => {
    const response = await home.owner.send('PUT', doneUrl(home.propertyId), body);
    expect(response.status).toBe(400);
  });

  it('refuses a day before what it removes was reported, by an answer or a photo', async () => {
    const refused = async (day: string, again: boolean) => {
      const body = { ...done, done_on: day, done_again: again };
      return (await home.owner.send('PUT', doneUrl(home.propertyId), body)).status === 400;
    };
    const answered = place.app.clock.now().getTime();
    const daysAgo = (days: number) =>
      new Date(answered - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await home.answer({ question_id: 'mulch_at_wall', side: 'north', answer: 'yes' });
    expect(await refused(daysAgo(2), true)).toBe(true);
    expect(await refused(daysAgo(1), true)).toBe(false);
    // Its day is corrected, and held against what it settled.
    expect(await refused(daysAgo(2), false)).toBe(true);
    expect(await refused(daysAgo(0), false)).toBe(false);

    home = await place.newHome();
    await add('before', mulch);
    await dated('before', daysAgo(100));
    await home.analyze();
    expect(await refused(daysAgo(102), true)).toBe(true);
    expect(await refused(daysAgo(99), true)).toBe(false);
  });

  it('takes today of a calendar ahead of the server', async () => {
    const tomorrow = place.app.clock.now().getTime() + 14 * 60 * 60 * 1000;
    const theirs = new Date(tomorrow).toISOString().slice(0, 10);
    expect((await markDone({ ...done, done_on: theirs })).plan.done[0]?.done_on).toBe(theirs);
  });
});

it('an action that the guidance doesn’t know can’t be done', async () => {
  const response = await home.owner.send('PUT', doneUrl(home.propertyId, 'dig_a_moat'), done);
  expect(response.status).toBe(400);
});

describe('taking it back', () => {
  it('makes it a planned action again', async () => {
    await markDone();
    expect((await undo()).plan).toEqual({ step_ids: ['replace_mulch'], done: [] });
  });

  it('forgets what was said', async () => {
    await markDone();
    await undo();
    expect((await markDone({ ...done, note: null })).plan.done[0]?.note).toBeNull();
  });

  it('changes nothing where nothing is done', async () => {
    expect((await undo()).plan).toEqual({ step_ids: [], done: [] });
  });
});

describe('without a photo', () => {
  const yes = { question_id: 'mulch_at_wall', side: 'north', answer: 'yes' } as const;

  it('gives the points back by the owner’s word, until that is taken back', async () => {
    await add('before', mulch);
    await home.analyze();
    const before = made(await home.answer(yes));
    const { analysis } = await markDone();
    expect(made(analysis)).toMatchObject({
      reason: 'action_done',
      hazards: [],
      explanation: {
        as_seen: { score: before.dss_score },
        set_aside: [{ hazard_type: mulch, kind: 'already_fixed', dispute_id: null, answer: null }],
      },
      seen: {
        disputes: [
          {
            hazard_type: mulch,
            image_ids: ['before'],
            answers: [{ question_id: 'mulch_at_wall', side: 'north' }],
          },
        ],
      },
    });
    expect(made(analysis).dss_score).toBeGreaterThan(before.dss_score);
    const history = await home.owner.fetch(`${home.url}/score-history`);
    expect(scoreHistorySchema.parse(await history.json()).points.at(-1)?.changes).toMatchObject({
      work_said: [mulch],
      disputes_made: [],
    });
    expect(made((await undo()).analysis).hazards).toMatchObject([{ type: mulch }]);
  });

  it('settles what was known by then, looked at or not, and nothing that comes later', async () => {
    await add('before', mulch);
    await home.answer(yes);
    await markDone();
    expect((await home.analyze()).hazards).toEqual([]);
    expect(made(await home.answer({ ...yes, side: 'south' })).hazards).toMatchObject([
      { type: mulch, sides: ['south'] },
    ]);
    await home.answer({ ...yes, side: 'south', answer: null });
    await add('later', mulch);
    expect((await home.analyze()).hazards).toMatchObject([{ type: mulch, image_id: 'later' }]);
  });

  it('settles what was known by then also where the clock of the database is behind', async () => {
    place.app.clock.advance(60 * 60 * 1000);
    await add('before', mulch);
    await home.analyze();
    await home.answer(yes);
    expect(made((await markDone()).analysis).hazards).toEqual([]);
    await add('later', mulch);
    expect((await home.analyze()).hazards).toMatchObject([{ type: mulch, image_id: 'later' }]);
  });

  it('covers what was found since once the work is done again, not when its cost is changed', async () => {
    await add('before', mulch);
    await markDone();
    await add('later', mulch);
    expect((await home.analyze()).hazards).toHaveLength(1);
    expect(made((await markDone({ ...done, cost_usd: 1 })).analysis).hazards).toHaveLength(1);
    expect(made((await markDone({ ...done, done_again: true })).analysis).hazards).toEqual([]);
  });

  it('takes back what was said of a finding alone, too', async () => {
    await add('before', mulch);
    await home.analyze();
    const finding = { hazard_type: mulch, image_ids: ['before'], question_ids: [], whose: null };
    await home.dispute({ ...finding, kind: 'already_fixed', reason: 'Gone.' });
    expect(made((await undo()).analysis).hazards).toMatchObject([{ type: mulch }]);
    expect(await home.disputes()).toMatchObject([{ withdrawn_at: expect.any(String) }]);
  });
});

describe('a photo that repeats another', () => {
  it('settles what that one shows once its action is done, until that is taken back', async () => {
    await add('before', mulch);
    const before = await home.analyze();
    await add('after');
    expect((await link('after', 'before')).status).toBe(200);
    const unsaid = await home.analyze();
    expect(unsaid.hazards).toMatchObject([{ type: mulch, image_id: 'before' }]);

    const { analysis } = await markDone();
    expect(made(analysis)).toMatchObject({
      reason: 'action_done',
      hazards: [],
      explanation: {
        set_aside: [],
        after_photos: [
          {
            hazard_type: mulch,
            sides: ['north'],
            image_id: 'after',
            verdict: 'confirmed',
            evidence: [{ image_id: 'before', explanation: `There is ${mulch}.` }],
            still_seen: [],
          },
        ],
      },
      seen: {
        after_photos: [{ image_id: 'after', before_image_ids: ['before'], hazard_types: [mulch] }],
      },
    });
    expect(made(analysis).dss_score).toBeGreaterThan(before.dss_score);

    const history = await home.owner.fetch(`${home.url}/score-history`);
    expect(
      scoreHistorySchema.parse(await history.json()).points.at(-1)?.changes?.work_confirmed,
    ).toEqual([mulch]);

    const again = made((await undo()).analysis);
    expect(again.hazards).toMatchObject([{ type: mulch }]);
    expect(again.dss_score).toBe(unsaid.dss_score);
  });

  it('confirms nothing if its own date is before the hazard was known to be there', async () => {
    await add('before', mulch);
    await home.answer({ question_id: 'mulch_at_wall', side: 'north', answer: 'yes' });
    await markDone();
    await add('after');
    await link('after', 'before');
    await dated('after', '2007-05-24');
    const { hazards, explanation, seen } = await home.analyze();
    expect(explanation.after_photos).toMatchObject([{ image_id: 'after', verdict: 'too_old' }]);
    expect(seen?.after_photos).toMatchObject([{ image_id: 'after', too_old_for: [mulch] }]);
    // By its owner's word it is gone all the same.
    expect(hazards).toEqual([]);
    expect(explanation.set_aside).toMatchObject([{ hazard_type: mulch, kind: 'already_fixed' }]);
  });

  it('shows in the upkeep of the home, with the day of the work', async () => {
    const firewood = 'zone0_firewood_lumber';
    const woodpile = 'zone1_exposed_woodpile';
    await home.addPhoto('before', { direction: 'north', area: 'zone_0', shows: [firewood] });
    await markDone(done, 'move_firewood');
    await add('after');
    await link('after', 'before');
    await home.analyze();
    const response = await home.owner.fetch(`${home.url}/upkeep`);
    const { tasks } = upkeepSchema.parse(await response.json());
    expect(tasks.find(({ id }) => id === 'move_firewood')).toMatchObject({
      reason: 'unseen',
      found: [],
      cleared: [{ hazard_type: firewood, done_on: today }],
      unseen: expect.arrayContaining([expect.objectContaining({ hazard_type: woodpile })]),
    });
  });

  it('settles earlier tries from the same spot, too', async () => {
    await add('before', mulch);
    await markDone();
    await add('first-try', mulch);
    await link('first-try', 'before');
    await add('second-try');
    await link('second-try', 'first-try');
    const { hazards, explanation } = await home.analyze();
    expect(hazards).toEqual([]);
    const verdicts = explanation.after_photos.map(
      ({ image_id: id, verdict }) => `${id} ${verdict}`,
    );
    expect(verdicts.toSorted()).toEqual(['first-try still_seen', 'second-try confirmed']);
  });

  it('leaves the owner’s word while it is deleted', async () => {
    await add('before', mulch);
    await markDone();
    await add('after');
    await link('after', 'before');
    await home.analyze();
    const setAside = async () =>
      (await home.analyses())[0]?.explanation.set_aside.map(({ kind }) => kind);
    expect(await setAside()).toEqual([]);
    await home.owner.send('DELETE', `${home.url}/photos/after`);
    expect(await setAside()).toEqual(['already_fixed']);
    expect((await home.analyses())[0]?.hazards).toEqual([]);
    await home.owner.send('POST', `${home.url}/photos/after/restore`);
    expect(await setAside()).toEqual([]);
  });

  it('confirms nothing while the photo before it is deleted', async () => {
    await add('before', mulch);
    await markDone();
    await add('after');
    await link('after', 'before');
    await home.analyze();
    const verdicts = async () =>
      (await home.analyses())[0]?.explanation.after_photos.map(({ verdict }) => verdict);
    expect(await verdicts()).toEqual(['confirmed']);
    await home.owner.send('DELETE', `${home.url}/photos/before`);
    expect(await verdicts()).toEqual([]);
    await home.owner.send('POST', `${home.url}/photos/before/restore`);
    expect(await verdicts()).toEqual(['confirmed']);
  });

  it('is ignored if it names a later photo, itself, or one of another home', async () => {
    await add('before', mulch);
    await markDone();
    await link('before', 'before');
    await add('after');
    await link('before', 'after');
    expect((await home.analyze()).explanation.after_photos).toEqual([]);
    await link('after', 'nobody');
    expect((await home.analyze({ rerun: true })).explanation.after_photos).toEqual([]);
  });
});
