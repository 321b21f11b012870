import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../testing/errors.ts';
import { made, openHarness, type Harness, type Home } from './testing/harness.ts';

const screened = { question_id: 'vents_fine_mesh', answer: 'yes' } as const;
const dayMs = 24 * 60 * 60 * 1000;

let place: Harness;

beforeAll(async () => {
  place = await openHarness();
});

afterAll(() => place.close());

describe('reading answers', () => {
  it('gives none if there are none', async () => {
    const { answers } = await place.newHome();

    expect(await answers()).toEqual([]);
  });
});

describe('answering', () => {
  it('keeps each answer with its date until a newer one replaces it or null withdraws it', async () => {
    const { answer, answers } = await place.newHome();
    const before = place.app.clock.now().getTime();
    await answer(screened, { question_id: 'roof_wood', answer: 'no' });
    const [roof, vents] = await answers();
    expect([roof, vents]).toMatchObject([
      { question_id: 'roof_wood', side: null, answer: 'no' },
      { question_id: 'vents_fine_mesh', side: null, answer: 'yes' },
    ]);
    expect(Date.parse(kept(vents).answered_at)).toBeGreaterThanOrEqual(before);

    place.app.clock.advance(dayMs);
    await answer({ ...screened, answer: 'no' });
    const replaced = await answers();
    expect(replaced[0]).toEqual(roof);
    expect(replaced[1]).toMatchObject({ answer: 'no' });
    expect(Date.parse(kept(replaced[1]).answered_at)).toBeGreaterThanOrEqual(before + dayMs);

    await answer({ ...screened, answer: null }, { question_id: 'gaps_sealed', answer: null });
    expect(await answers()).toEqual([roof]);
  });

  it('keeps the order of answers that arrive together', async () => {
    const { answer, answers } = await place.newHome();
    await answer(screened, { question_id: 'roof_wood', answer: 'no' });
    const [roof, vents] = await answers();
    expect(Date.parse(kept(roof).answered_at)).toBeGreaterThan(Date.parse(kept(vents).answered_at));
  });

  const mulch = (side: 'north' | 'south', value: string | null) =>
    ({ question_id: 'mulch_at_wall', side, answer: value }) as const;

  it('withdraws the answer about one side alone', async () => {
    const { answer, answers } = await place.newHome();
    await answer(mulch('north', 'yes'), mulch('south', 'not_sure'));
    await answer(mulch('south', null));

    expect(await answers()).toMatchObject([
      { question_id: 'mulch_at_wall', side: 'north', answer: 'yes' },
    ]);
  });

  it('replaces the answer for the whole house by one about a side', async () => {
    const { answer, answers } = await place.newHome();
    await answer({ question_id: 'mulch_at_wall', answer: 'no' }, mulch('north', 'yes'));

    expect(await answers()).toMatchObject([
      { question_id: 'mulch_at_wall', side: 'north', answer: 'yes' },
    ]);
  });

  it('keeps that something is somewhere when one side is said to be without it', async () => {
    const { answer, answers } = await place.newHome();
    await answer({ question_id: 'mulch_at_wall', answer: 'yes' });
    await answer(mulch('north', 'no'), mulch('south', 'not_sure'));
    expect((await answers()).map(({ side, answer: said }) => [side, said])).toEqual(
      expect.arrayContaining([
        [null, 'yes'],
        ['north', 'no'],
        ['south', 'not_sure'],
      ]),
    );
    await answer(mulch('south', 'yes'));
    expect((await answers()).map(({ side }) => side)).not.toContain(null);
  });

  it('replaces answers about sides by one for the whole house', async () => {
    const { answer, answers } = await place.newHome();
    await answer(mulch('north', 'yes'), mulch('south', 'not_sure'));

    await answer({ question_id: 'mulch_at_wall', answer: 'no' });
    expect(await answers()).toMatchObject([
      { question_id: 'mulch_at_wall', side: null, answer: 'no' },
    ]);
  });

  it('takes an answer about one side as one for the whole house if the question has no sides', async () => {
    const { answer, answers } = await place.newHome();
    await answer({ ...screened, side: 'east' });

    expect(await answers()).toMatchObject([{ question_id: 'vents_fine_mesh', side: null }]);
  });

  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const photoOf = async (answers: Home['answers']) =>
    (await answers()).map(({ image_id: imageId, box: marked }) => [imageId, marked]);

  it('keeps what was marked in the photo of an answer, which may arrive later', async () => {
    const { answer, answers } = await place.newHome();
    await answer({ ...mulch('north', 'yes'), image_id: 'back-1', box });

    expect(await photoOf(answers)).toEqual([['back-1', box]]);
  });

  it('keeps the photo when the same answer is given again without one', async () => {
    const { answer, answers } = await place.newHome();
    await answer({ ...mulch('north', 'yes'), image_id: 'back-1', box });
    await answer(mulch('north', 'yes'));

    expect(await photoOf(answers)).toEqual([['back-1', box]]);
  });

  it.each([
    ['another answer', mulch('north', 'no'), [[null, null]]],
    ['null', { ...mulch('north', 'yes'), image_id: null }, [[null, null]]],
    ['another photo', { ...mulch('north', 'yes'), image_id: 'back-2' }, [['back-2', null]]],
  ])('replaces the photo of an answer by that of %s', async (_what, second, photos) => {
    const { answer, answers } = await place.newHome();
    await answer({ ...mulch('north', 'yes'), image_id: 'back-1', box });
    await answer(second);

    expect(await photoOf(answers)).toEqual(photos);
  });

  const firewood = { question_id: 'firewood_at_wall', side: 'north', answer: 'yes' } as const;
  const amountsOf = async (answers: Home['answers']) =>
    (await answers()).map(({ amount }) => amount);

  it('counts how much an answer says there is', async () => {
    const { answer } = await place.newHome();
    const pointsFor = async (amount: string | null) =>
      kept(made(await answer({ ...firewood, amount })).hazards[0]).points;
    const unsaid = await pointsFor(null);

    expect(await pointsFor('a_little')).toBeLessThan(unsaid);
    expect(await pointsFor('a_lot')).toBeGreaterThan(unsaid);
  });

  it.each([
    ['the same answer without one', firewood, ['a_lot']],
    ['the same answer with another', { ...firewood, amount: 'a_little' }, ['a_little']],
    ['the same answer that says none', { ...firewood, amount: null }, [null]],
    ['another answer', { ...firewood, answer: 'not_sure' }, [null]],
  ])('keeps, replaces or drops the amount with %s', async (_what, second, amounts) => {
    const { answer, answers } = await place.newHome();
    await answer({ ...firewood, amount: 'a_lot' });
    await answer(second);

    expect(await amountsOf(answers)).toEqual(amounts);
  });

  it.each([
    ['an unknown amount', { ...firewood, amount: 'heaps' }],
    ['an amount that the question does not take', { ...firewood, amount: 'under_10_ft' }],
    ['an amount of what is there in full or not', { ...mulch('north', 'yes'), amount: 'a_lot' }],
    ['an amount of what is not there', { ...firewood, answer: 'no', amount: 'a_lot' }],
    ['an amount of no answer', { ...firewood, answer: null, amount: 'a_lot' }],
  ])('refuses %s without storing anything', async (_what, refused) => {
    const { owner, url, answers } = await place.newHome();
    const body = { answers: [screened, refused] };

    await expectError(await owner.send('PUT', `${url}/answers`, body), 'invalid_request');
    expect(await answers()).toEqual([]);
  });

  it.each([
    ['a box without its photo', { answers: [{ ...screened, box }] }],
    [
      'a box outside the photo',
      { answers: [{ ...screened, image_id: 'a', box: { ...box, x: 2 } }] },
    ],
    ['an impossible photo id', { answers: [{ ...screened, image_id: '../a' }] }],
    ['an unknown question', { answers: [{ question_id: 'moat_filled', answer: 'yes' }] }],
    ['an unknown answer', { answers: [{ question_id: 'roof_wood', answer: 'maybe' }] }],
    ['an unknown side', { answers: [{ ...screened, side: 'up' }] }],
    ['a missing answer', { answers: [{ question_id: 'roof_wood' }] }],
    ['no answers', { answers: [] }],
    ['too many answers', { answers: Array.from({ length: 201 }, () => screened) }],
    ['no list', {}],
  ])('refuses %s without storing anything', async (_what, body) => {
    const { owner, url, answers } = await place.newHome();

    await expectError(await owner.send('PUT', `${url}/answers`, body), 'invalid_request');
    expect(await answers()).toEqual([]);
  });

  it('refuses a body of a megabyte without storing anything', async () => {
    const { owner, url, answers } = await place.newHome();
    const body = { answers: [screened], more: 'x'.repeat(1024 * 1024) };

    await expectError(await owner.send('PUT', `${url}/answers`, body), 'body_too_large');
    expect(await answers()).toEqual([]);
  });

  it('stores a list of answers whole or not at all', async () => {
    const { owner, url, answers } = await place.newHome();
    const body = { answers: [screened, { question_id: 'moat_filled', answer: 'yes' }] };

    await expectError(await owner.send('PUT', `${url}/answers`, body), 'invalid_request');
    expect(await answers()).toEqual([]);
  });

  it('is for the owner alone, not for someone who may only look', async () => {
    const home = await place.newHome();
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    const viewer = await place.app.newVisitor();
    await place.app.database.admin.query(
      `insert into property_grants (property_id, actor_kind, actor_id, "right")
       select $1, 'visitor', id, 'view' from visitors order by created_at desc limit 1`,
      [home.propertyId],
    );
    const seen = await viewer.fetch(`${home.url}/answers`);
    expect(seen.status).toBe(200);

    for (const answer of ['yes', null]) {
      const body = { answers: [{ ...screened, answer }] };
      await expectError(
        await viewer.send('PUT', `${home.url}/answers`, body),
        'property_not_found',
      );
    }
    expect(await home.answers()).toEqual([]);
    expect(await home.analyses()).toHaveLength(1);
  });
});

function kept<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing was kept');
  return value;
}
