import type { Analysis, ScoreExplanation } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, openHarness, type Home, type Harness } from './testing/harness.ts';

const screened = { question_id: 'vents_fine_mesh', answer: 'yes' } as const;

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const typesNotSeen = ({ rows }: ScoreExplanation) =>
  rows.flatMap((row) => (row.kind === 'not_seen' ? [row.hazard_type] : []));

async function jobs(): Promise<number> {
  const { rows } = await place.app.database.admin.query<{ count: string }>(
    'select count(*) from analysis_jobs where property_id = $1',
    [home.propertyId],
  );
  return Number(rows[0]?.count);
}

async function hashes(): Promise<string[]> {
  const { rows } = await place.app.database.admin.query<{ inputs_hash: string }>(
    'select inputs_hash from analyses where property_id = $1 order by created_at',
    [home.propertyId],
  );
  return rows.map((row) => row.inputs_hash);
}

describe('an answer before the first analysis', () => {
  it('counts in that analysis, without scoring anything before', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });

    expect(await home.answer(screened)).toBeNull();
    expect(await home.analyses()).toEqual([]);

    const first = await home.analyze();
    expect(first.reason).toBe('requested');
    expect(typesNotSeen(first.explanation)).not.toContain('vents_unscreened');
    expect(typesNotSeen(first.explanation)).toContain('windows_single_pane');
  });
});

describe('an answer about a home without photos', () => {
  it('scores it from its answers alone', async () => {
    const first = made(await home.answer(screened));

    expect(first).toMatchObject({ reason: 'answer', provider: 'owner', photos: [], hazards: [] });
    expect(typesNotSeen(first.explanation)).not.toContain('vents_unscreened');
    expect(await home.analyses()).toEqual([first]);
    expect(await jobs()).toBe(0);
  });

  it('keeps counting once there are photos', async () => {
    await home.answer(screened);
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const next = await home.analyze();

    expect(next).toMatchObject({ reason: 'requested', photos: [{ image_id: 'front' }] });
    expect(typesNotSeen(next.explanation)).not.toContain('vents_unscreened');
  });

  it('scores nothing when it is withdrawn', async () => {
    expect(await home.answer({ ...screened, answer: null })).toBeNull();
  });
});

describe('an answer after an analysis', () => {
  it('rescores at once in a new row, without reading a photo or queueing a job', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const before = await home.analyze();
    const looks = place.looks.length;

    const after = made(await home.answer(screened));

    expect(after.analysis_id).not.toBe(before.analysis_id);
    expect(after).toMatchObject({
      reason: 'answer',
      provider: before.provider,
      model_name: before.model_name,
      schema_version: before.schema_version,
    });
    expect(after.dss_score).toBeGreaterThan(before.dss_score);
    expect(typesNotSeen(after.explanation)).not.toContain('vents_unscreened');
    expect(await home.analyses()).toEqual([after, before]);
    expect(place.looks).toHaveLength(looks);
    expect(await jobs()).toBe(1);
    expect(await home.untilAnalyzed()).toMatchObject({ analysis_id: before.analysis_id });
  });

  it('that reports a hazard costs points, with the question as its only evidence', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const before = await home.analyze();
    const after = made(await home.answer({ ...screened, answer: 'no' }));

    expect(after.dss_score).toBeLessThan(before.dss_score);
    expect(after.hazards).toMatchObject([{ type: 'vents_unscreened', image_id: null }]);
    expect(after.explanation.rows[0]).toMatchObject({
      hazard_type: 'vents_unscreened',
      confirmed: true,
      evidence: [{ source: 'owner', question_id: 'vents_fine_mesh', image_id: null }],
    });
  });

  describe('with a photo', () => {
    const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const wood = 'zone0_firewood_lumber';
    const yes = { question_id: 'firewood_at_wall', side: 'south', answer: 'yes' } as const;
    const evidenceOfWood = ({ explanation }: Analysis) =>
      explanation.rows.flatMap((row) =>
        row.kind === 'hazard' && row.hazard_type === wood ? row.evidence : [],
      );

    beforeEach(async () => {
      await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
      await home.analyze();
    });

    it('has that photo as evidence, with what the owner marked in it', async () => {
      await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
      const after = made(await home.answer({ ...yes, image_id: 'back', box }));

      expect(evidenceOfWood(after)).toMatchObject([
        { source: 'owner', question_id: yes.question_id, image_id: 'back', side: 'south', box },
      ]);
      expect(after.hazards).toMatchObject([
        { type: wood, image_id: 'back', side: 'south', area: 'zone_0', box },
      ]);
    });

    it('is only taken there where nothing is marked: no evidence of it', async () => {
      await home.addPhoto('back', { direction: 'south', area: 'roof' });
      const after = made(await home.answer({ ...yes, image_id: 'back' }));
      expect(evidenceOfWood(after)).toMatchObject([
        { source: 'owner', image_id: null, stop_image_id: 'back', box: null },
      ]);
      expect(after.hazards).toMatchObject([{ type: wood, image_id: null, area: null }]);
    });

    it('has it once it arrives after the answer', async () => {
      const before = made(await home.answer({ ...yes, image_id: 'back', box }));
      expect(evidenceOfWood(before)).toMatchObject([{ source: 'owner', image_id: null }]);

      await home.addPhoto('back', { direction: 'south', area: 'zone_0' });

      const [ofOwner] = evidenceOfWood(await home.analyze());
      expect(ofOwner).toMatchObject({ source: 'owner', image_id: 'back' });
    });

    it("never has somebody else's photo", async () => {
      const other = await place.newHome();
      await other.addPhoto('theirs', { direction: 'south', area: 'zone_0' });
      const after = made(await home.answer({ ...yes, image_id: 'theirs', box }));

      expect(evidenceOfWood(after)).toMatchObject([{ source: 'owner', image_id: null, box: null }]);
    });

    it('still counts when a finding in that photo is disputed', async () => {
      await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [wood] });
      await home.analyze();
      await home.dispute({
        hazard_type: wood,
        image_ids: ['back'],
        question_ids: [],
        kind: 'not_there',
        reason: 'Stone.',
      });
      const after = made(await home.answer({ ...yes, image_id: 'back' }));

      expect(evidenceOfWood(after)).toMatchObject([{ source: 'owner' }]);
      expect(after.explanation.set_aside).toMatchObject([{ hazard_type: wood }]);
    });
  });

  describe('that something in a photo is not there', () => {
    const wood = 'zone0_firewood_lumber';
    const no = { question_id: 'firewood_at_wall', side: 'south', answer: 'no' } as const;
    const sidesWithWood = ({ explanation }: Analysis) =>
      explanation.rows.flatMap((row) =>
        row.kind === 'hazard' && row.hazard_type === wood ? row.sides.map(({ side }) => side) : [],
      );

    beforeEach(async () => {
      await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [wood] });
    });

    it('sets aside what that photo shows, without a disagreement', async () => {
      const before = await home.analyze();
      const after = made(await home.answer({ ...no, image_id: 'back' }));

      expect(sidesWithWood(before)).toEqual(['south']);
      expect(sidesWithWood(after)).toEqual([]);
      expect(after.dss_score).toBeGreaterThan(before.dss_score);
      expect(after.explanation).toMatchObject({
        disagreements: [],
        set_aside: [
          {
            hazard_type: wood,
            dispute_id: null,
            answer: { question_id: no.question_id, side: 'south' },
          },
        ],
      });
      expect(await home.disputes()).toEqual([]);
    });

    it('counts it again once the answer is taken back', async () => {
      const before = await home.analyze();
      await home.answer({ ...no, image_id: 'back' });
      const after = made(await home.answer({ ...no, answer: null }));

      expect(sidesWithWood(after)).toEqual(['south']);
      expect(after.dss_score).toBe(before.dss_score);
    });

    it('says nothing of a later photo', async () => {
      await home.analyze();
      await home.answer({ ...no, image_id: 'back' });
      await home.addPhoto('later', { direction: 'south', area: 'zone_0', shows: [wood] });

      expect(sidesWithWood(await home.analyze())).toEqual(['south']);
    });

    it('reads no photo again', async () => {
      await home.analyze();
      const looks = place.looks.length;
      await home.answer({ ...no, image_id: 'back' });
      await home.addPhoto('next', { direction: 'north', area: 'zone_0' });
      await home.analyze();

      expect(place.looks).toHaveLength(looks + 1);
    });
  });

  it('given twice makes one analysis', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    const once = await home.answer(screened);

    expect(await home.answer(screened)).toEqual(once);
    expect(await home.analyses()).toHaveLength(2);
  });

  it('withdrawn restores the earlier score', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const before = await home.analyze();
    await home.answer({ ...screened, answer: 'no' });
    const back = made(await home.answer({ ...screened, answer: null }));

    expect(back.explanation).toEqual(before.explanation);
    expect(await home.analyses()).toHaveLength(3);
  });

  it('is in the result that is reused for five minutes, so no photo is read again for it', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    const before = await home.analyze();
    const answered = made(await home.answer(screened));
    const looks = place.looks.length;

    expect((await home.analyze()).analysis_id).toBe(answered.analysis_id);
    expect(await jobs()).toBe(1);
    const back = made(await home.answer({ ...screened, answer: null }));
    expect((await home.analyze()).analysis_id).toBe(back.analysis_id);
    expect(place.looks).toHaveLength(looks);

    const [first, second, third] = await hashes();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    expect(back.analysis_id).not.toBe(before.analysis_id);
    place.app.clock.advance(5 * 60_000);
    expect((await home.analyze()).reason).toBe('requested');
  });

  it('counts a photo that moved since on its new side, and the next analysis is a new one', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0' });
    await home.analyze();
    await home.owner.send('PUT', `${home.url}/photos/front/placement`, { direction: 'south' });
    const answered = made(await home.answer(screened));
    expect(answered.coverage_missing).toEqual(['north', 'east', 'west']);

    const moved = await home.analyze();
    expect(moved.coverage_missing).toEqual(['north', 'east', 'west']);
    expect(typesNotSeen(moved.explanation)).not.toContain('vents_unscreened');
  });
});

describe('a deleted photo', () => {
  it('is no longer evidence for any hazard or side in the next score', async () => {
    const mulch = 'zone0_combustible_mulch';
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    const before = await home.analyze();
    expect(before.hazards).toMatchObject([{ type: mulch, image_id: 'front' }]);
    await home.owner.send('DELETE', `${home.url}/photos/front`);
    const deleted = (await home.analyses())[0];
    expect(deleted).toMatchObject({ reason: 'photo_deleted', hazards: [] });
    // A new photo under the same client id is a different photo.
    await home.addPhoto('front', { direction: 'west', area: 'zone_0' });

    const after = made(await home.answer(screened));

    expect(after.hazards).toEqual([]);
    expect(after.photos.map((photo) => photo.image_id)).toEqual(['back']);
    expect(after.coverage_missing).toEqual(['north', 'east', 'west']);
    expect(JSON.stringify(after.explanation)).not.toContain('front');
    expect((await home.analyses())[2]).toEqual(before);
  });
});
