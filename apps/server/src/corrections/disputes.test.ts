import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../testing/errors.ts';
import { made, openHarness, type Home, type Harness } from './testing/harness.ts';

const mulch = 'zone0_combustible_mulch';
const dispute = {
  hazard_type: mulch,
  image_ids: ['back'],
  question_ids: [],
  kind: 'not_there',
  reason: 'It is lava rock.',
} as const;
const withQuestion = { ...dispute, image_ids: [], question_ids: ['mulch_at_wall'] };

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

/** Analyzes a home with mulch at its south wall, which the photo 'back' shows. */
async function seen() {
  await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
  const analysis = await home.analyze();
  expect(analysis.hazards).toMatchObject([{ type: mulch, side: 'south', image_id: 'back' }]);
  return analysis;
}

const currentDispute = async () => {
  const [first, ...more] = await home.disputes();
  expect(more).toEqual([]);
  return first?.id ?? '';
};

describe('reading disputes', () => {
  it('lists them oldest first with their dates, including withdrawn ones', async () => {
    await seen();
    const before = place.app.clock.now().getTime();
    await home.dispute({ ...dispute, reason: '  It is lava rock.  ' });
    await home.withdraw(await currentDispute());
    await home.dispute({ ...dispute, kind: 'not_mine', whose: 'neighbor', reason: 'Theirs.' });

    const [first, second, ...more] = await home.disputes();
    expect(more).toEqual([]);
    expect(first).toEqual({
      ...dispute,
      id: expect.any(String),
      whose: null,
      created_at: expect.any(String),
      withdrawn_at: expect.any(String),
    });
    expect(second).toMatchObject({ kind: 'not_mine', whose: 'neighbor', withdrawn_at: null });
    const dates = [first?.created_at, first?.withdrawn_at, second?.created_at];
    const times = dates.map((date) => Date.parse(date ?? ''));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(before);
  });
});

describe('disputing a finding', () => {
  it.each(['not_there', 'already_fixed'])(
    'as %s sets it aside at once for a higher score, visibly',
    async (kind) => {
      const before = await seen();
      const looks = place.looks.length;

      const after = made(await home.dispute({ ...dispute, kind }));

      expect(after).toMatchObject({ reason: 'dispute', hazards: [], action_count: 0 });
      expect(after.dss_score).toBeGreaterThan(before.dss_score);
      expect(after.explanation.set_aside).toMatchObject([
        {
          hazard_type: mulch,
          sides: ['south'],
          kind,
          reason: 'It is lava rock.',
          dispute_id: await currentDispute(),
          evidence: [{ image_id: 'back' }],
        },
      ]);
      expect(after.explanation.as_seen).toEqual({
        score: before.dss_score,
        band: before.band,
        range: before.range,
      });
      expect(await home.analyses()).toEqual([after, before]);
      expect(place.looks).toHaveLength(looks);
    },
  );

  it('before the first analysis counts from that one on', async () => {
    await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    expect(await home.dispute(dispute)).toBeNull();

    expect((await home.analyze()).explanation.set_aside).toMatchObject([{ hazard_type: mulch }]);
  });

  it('holds when the photo is placed elsewhere, then read again', async () => {
    await seen();
    await home.dispute(dispute);
    await home.owner.send('PUT', `${home.url}/photos/back/placement`, { direction: 'east' });

    const again = await home.analyze({ rerun: true });
    expect(again.explanation.set_aside).toMatchObject([{ hazard_type: mulch, sides: ['east'] }]);
    expect(again.hazards).toEqual([]);
  });

  it("withdraws the owner's own answer as a finding", async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    const told = { question_id: 'mulch_at_wall', side: 'south', answer: 'yes' } as const;
    expect(made(await home.answer(told)).hazards).toMatchObject([{ type: mulch }]);

    const { hazards, explanation } = made(await home.dispute(withQuestion));
    expect(hazards).toEqual([]);
    expect(explanation.set_aside).toMatchObject([
      { evidence: [{ question_id: 'mulch_at_wall', image_id: null }] },
    ]);
  });

  it.each([
    ['without a reason', { reason: '' }],
    ['with a reason of blanks', { reason: '  \n ' }],
    ['with a reason of 1001 characters', { reason: 'x'.repeat(1001) }],
    ['with a reason that no text can hold', { reason: 'lava\u0000rock' }],
    ['of an unknown kind', { kind: 'unfair' }],
    ['to an unknown hazard', { hazard_type: 'dragon' }],
    ['to nothing that was seen or told', { image_ids: [] }],
    ["as somebody else's without saying whose", { kind: 'not_mine' }],
    ['as not there while saying whose', { whose: 'neighbor' }],
    ['as the property of nobody we know', { kind: 'not_mine', whose: 'the_moon' }],
    ['about an unknown question', { question_ids: ['moat_filled'] }],
  ])('is refused %s without changing anything', async (_case, changes) => {
    await seen();
    const body = { ...dispute, ...changes };

    await expectError(
      await home.owner.send('POST', `${home.url}/disputes`, body),
      'invalid_request',
    );
    expect(await home.disputes()).toEqual([]);
    expect(await home.analyses()).toHaveLength(1);
  });

  it('is refused about a photo of another property', async () => {
    const other = await place.newHome();
    await other.addPhoto('theirs', { direction: 'north', area: 'zone_0' });
    await seen();

    for (const image_ids of [['theirs'], ['back', 'theirs'], [randomUUID()]]) {
      const body = { ...dispute, image_ids };
      await expectError(
        await home.owner.send('POST', `${home.url}/disputes`, body),
        'photo_not_found',
      );
    }
    expect(await home.disputes()).toEqual([]);
    expect(await home.analyses()).toHaveLength(1);
  });
});

describe('withdrawing a dispute', () => {
  it('restores exactly the earlier score, however often it is done', async () => {
    const before = await seen();
    await home.dispute(dispute);
    const id = await currentDispute();

    const restored = made(await home.withdraw(id));
    const [{ withdrawn_at: date } = { withdrawn_at: null }] = await home.disputes();
    expect(restored.reason).toBe('dispute');
    expect(restored.explanation).toEqual(before.explanation);
    expect({ ...restored.hazards[0], id: '', analysis_id: '' }).toEqual({
      ...before.hazards[0],
      id: '',
      analysis_id: '',
    });

    place.app.clock.advance(1000);
    expect(await home.withdraw(id)).toEqual(restored);
    expect(await home.disputes()).toMatchObject([{ withdrawn_at: date }]);
    expect(await home.analyses()).toHaveLength(3);
  });

  it('restores the finding even if the dispute was sent twice or reworded', async () => {
    const before = await seen();
    await home.dispute(dispute);
    await home.dispute(dispute);
    expect(await home.disputes()).toHaveLength(1);
    await home.dispute({ ...dispute, reason: 'Really not there' });
    const active = (await home.disputes()).filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(active).toMatchObject([{ reason: 'Really not there' }]);

    const restored = made(await home.withdraw(active[0]?.id ?? ''));
    expect(restored.explanation).toEqual(before.explanation);
  });

  it('leaves other disputes alone', async () => {
    await seen();
    await home.dispute(dispute);
    const id = await currentDispute();
    await home.dispute({ ...dispute, kind: 'already_fixed' });

    const { explanation } = made(await home.withdraw(id));
    expect(explanation.set_aside).toMatchObject([{ kind: 'already_fixed' }]);
  });

  it.each([randomUUID(), 'first'])('finds no dispute under %s', async (id) => {
    await seen();

    await expectError(
      await home.owner.send('DELETE', `${home.url}/disputes/${id}`),
      'dispute_not_found',
    );
  });

  it('finds no dispute of another home, even of the same owner', async () => {
    await seen();
    await home.dispute(dispute);
    const other = await place.app.newProperty(home.owner);

    await expectError(
      await home.owner.send(
        'DELETE',
        `/api/properties/${other}/disputes/${await currentDispute()}`,
      ),
      'dispute_not_found',
    );
    expect(await home.disputes()).toMatchObject([{ withdrawn_at: null }]);
  });
});
