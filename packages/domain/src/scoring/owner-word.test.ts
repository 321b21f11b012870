import { describe, expect, it } from 'vitest';
import { hazardCatalog } from '../hazards/index.ts';
import {
  goodAnswerOf,
  questionIds,
  questions,
  type AnswerAmount,
  type OwnerAnswer,
} from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import { allSeen, lookAt, observed, scoreExactly } from './fixtures.ts';
import { nothingKnown, type Dispute, type ScoreInput } from './input.ts';

const mulch = observed('zone0_combustible_mulch', 'south');
const withMulch: ScoreInput = { ...allSeen, observations: [mulch] };

const dispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: 'd1',
  hazardType: 'zone0_combustible_mulch',
  photoIds: ['photo'],
  questionIds: [],
  kind: 'not_there',
  whose: null,
  reason: 'It is lava rock.',
  ...changes,
});

const disputed = (...disputes: Dispute[]) => scoreExactly({ ...withMulch, disputes });

describe('a dispute', () => {
  it('with “not there” or “already fixed” sets the finding aside, leaving the score as seen', () => {
    for (const kind of ['not_there', 'already_fixed'] as const) {
      const result = disputed(dispute({ kind }));
      expect(result).toMatchObject({ hundredths: 10_000, as_seen: { score: 78 } });
      expect(result.set_aside).toMatchObject([
        { dispute_id: 'd1', kind, sides: ['south'], reason: 'It is lava rock.' },
      ]);
      expect(result.rows).toEqual([]);
      expect(result.actions.count).toBe(0);
    }
  });

  it('gives the same score as before when withdrawn', () => {
    expect(scoreExactly({ ...withMulch, disputes: [] })).toEqual(scoreExactly(withMulch));
  });

  it('about a neighbor’s land turns the finding into context', () => {
    const result = disputed(dispute({ kind: 'not_mine', whose: 'neighbor' }));
    expect(result).toMatchObject({
      hundredths: 10_000,
      as_seen: { score: 78 },
      set_aside: [],
    });
    expect(result.context).toMatchObject([
      { hazard_type: 'zone0_combustible_mulch', dispute_id: 'd1' },
    ]);
  });

  it('about a landlord’s decision leaves points deducted without promising a gain', () => {
    const result = disputed(dispute({ kind: 'not_mine', whose: 'landlord_or_association' }));
    expect(result).toMatchObject({
      hundredths: 7844,
      potential: { gain: 0 },
      actions: { count: 0 },
    });
    expect(result.rows[0]).toMatchObject({ removable: false, held_by: 'landlord_or_association' });
  });

  it('does not silence a newer photo of the same hazard', () => {
    const newer = observed('zone0_combustible_mulch', 'south', { photoId: 'newer' });
    const result = scoreExactly({
      ...withMulch,
      observations: [mulch, newer],
      disputes: [dispute()],
    });
    expect(result.hundredths).toBe(7844);
    expect(result.set_aside).toHaveLength(1);
  });

  it('counts as the owner’s word: an unseen area becomes clear', () => {
    const unseen = { ...nothingKnown, observations: [mulch] };
    const typical = scoreExactly(nothingKnown).hundredths;
    expect(scoreExactly({ ...unseen, disputes: [dispute()] }).hundredths).toBeGreaterThan(typical);
  });

  it('given twice is listed once, whichever came first', () => {
    const other = dispute({ id: 'd2', reason: 'It is gravel.' });
    expect(disputed(dispute(), other)).toEqual(disputed(other, dispute()));
    expect(disputed(other, dispute()).set_aside).toMatchObject([{ dispute_id: 'd1' }]);
  });

  it('about deleted evidence does nothing', () => {
    const result = scoreExactly({ ...nothingKnown, disputes: [dispute()] });
    expect(result.hundredths).toBe(scoreExactly(nothingKnown).hundredths);
  });
});

describe('when a photo contradicts an answer', () => {
  const answer = (value: OwnerAnswer['answer'], side: OwnerAnswer['side']): OwnerAnswer => ({
    questionId: 'mulch_at_wall',
    side,
    answer: value,
  });

  it('the hazard counts despite a “no”, with the disagreement listed', () => {
    const result = scoreExactly({ ...withMulch, answers: [answer('no', null)] });
    expect(result.hundredths).toBe(7844);
    expect(result.disagreements).toEqual([
      {
        hazard_type: 'zone0_combustible_mulch',
        sides: ['south'],
        photos: 'hazard',
        owner: 'clear',
        image_ids: ['photo'],
        question_ids: ['mulch_at_wall'],
      },
    ]);
  });

  it('and its side is unknown, it contradicts a “no” for each side as one for the house', () => {
    const sideless = observed('zone0_combustible_mulch', null);
    const denied = (...answers: OwnerAnswer[]) =>
      scoreExactly({ ...allSeen, observations: [sideless], answers }).disagreements;
    const forHouse = denied(answer('no', null));
    expect(forHouse).toMatchObject([{ sides: ['unknown'], image_ids: ['photo'] }]);
    expect(denied(...directions.map((side) => answer('no', side)))).toEqual(forHouse);
    expect(denied(...directions.slice(1).map((side) => answer('no', side)))).toEqual([]);
  });

  it('the hazard counts despite a “doesn’t apply”, with the disagreement listed', () => {
    const fence = observed('attached_combustible_fence', 'north');
    const result = scoreExactly({
      ...allSeen,
      observations: [fence],
      answers: [{ questionId: 'fence_attached', side: null, answer: 'not_applicable' }],
    });
    expect(result.hundredths).toBeLessThan(10_000);
    expect(result.disagreements).toMatchObject([
      {
        hazard_type: 'attached_combustible_fence',
        sides: ['north'],
        photos: 'hazard',
        owner: 'clear',
      },
    ]);
  });

  it('the hazard counts by a “yes” that photos deny, with the disagreement listed', () => {
    const result = scoreExactly({ ...allSeen, answers: [answer('yes', 'east')] });
    expect(result.hundredths).toBe(7844);
    expect(result.disagreements).toMatchObject([
      { sides: ['east'], photos: 'clear', owner: 'hazard', image_ids: ['photo-east'] },
    ]);
  });

  it('a dispute settles it', () => {
    const result = scoreExactly({
      ...withMulch,
      answers: [answer('no', null)],
      disputes: [dispute()],
    });
    expect(result).toMatchObject({ hundredths: 10_000, disagreements: [] });
  });

  it('no disagreement is listed if both say the same', () => {
    expect(scoreExactly({ ...withMulch, answers: [answer('yes', 'south')] }).disagreements).toEqual(
      [],
    );
    expect(scoreExactly({ ...allSeen, answers: [answer('no', null)] }).disagreements).toEqual([]);
  });
});

describe('a question', () => {
  it('is not asked again once answered, even with “not sure”', () => {
    const asked = (answers: readonly OwnerAnswer[]) =>
      scoreExactly({ ...nothingKnown, answers }).next_questions.map((next) => next.question_id);
    expect(asked([])).toContain('roof_clean');
    expect(asked([{ questionId: 'roof_clean', side: null, answer: 'not_sure' }])).not.toContain(
      'roof_clean',
    );
  });

  it('about sides stays open until each side is answered', () => {
    const answers = (['north', 'east', 'south'] as const).map(
      (side) => ({ questionId: 'plants_at_wall', side, answer: 'no' }) as const,
    );
    const asked = (given: readonly OwnerAnswer[]) =>
      scoreExactly({ ...nothingKnown, answers: given }).next_questions.some(
        (next) => next.question_id === 'plants_at_wall',
      );
    expect(asked(answers)).toBe(true);
    expect(asked([...answers, { questionId: 'plants_at_wall', side: 'west', answer: 'no' }])).toBe(
      false,
    );
  });

  it('is not asked when photos have settled it; what no photo settles still is', () => {
    const asked = scoreExactly(allSeen).next_questions.map((next) => next.question_id);
    expect(asked).toEqual(['slope_below', 'windows_tempered', 'manufactured_home', 'on_ridge']);
  });

  it('about what takes no points is asked all the same, after what moves a figure', () => {
    const asked = scoreExactly(nothingKnown).next_questions;
    expect(asked).toHaveLength(questionIds.length);
    const ridge = asked.find((next) => next.question_id === 'on_ridge');
    expect(ridge).toMatchObject({ expected_shrink: 0, certainty_gain: 0 });
    expect(ridge?.if_answered.yes).toEqual(ridge?.if_answered.no);
    const before = asked.slice(0, 30).map((next) => next.question_id);
    expect(before).not.toEqual(expect.arrayContaining(['on_ridge']));
  });

  it('about neighbors is asked of the sides not yet answered', () => {
    const clean = questions.flatMap((question) => {
      const answer = goodAnswerOf(question) ?? (question.id === 'neighbor_near' ? null : 'no');
      const sides = question.asked === 'whole_house' ? [null] : directions;
      return answer === null
        ? []
        : sides.map((side) => ({ questionId: question.id, side, answer }) as const);
    });
    const near = { questionId: 'neighbor_near', side: 'south', answer: 'yes' } as const;
    const sidesAsked = (...more: OwnerAnswer[]) =>
      scoreExactly({ ...nothingKnown, answers: [...clean, ...more] }).next_questions.map((next) => [
        next.question_id,
        next.sides,
        next.if_answered.yes.score,
      ]);
    expect(sidesAsked()).toEqual([['neighbor_near', directions, 89]]);
    expect(sidesAsked({ ...near, answer: 'no' })).toEqual([
      ['neighbor_near', directions.filter((side) => side !== 'south'), 89],
    ]);
    expect(sidesAsked({ ...near, amount: 'under_10_ft' })).toMatchObject([
      ['neighbor_near', directions.filter((side) => side !== 'south'), expect.any(Number)],
    ]);
  });

  it('about the slope below makes plants on that side count for more', () => {
    const brush = observed('zone2_brush_tree_continuity', 'south', { extent: 'moderate' });
    const input = { ...allSeen, observations: [brush] };
    const answer = { questionId: 'slope_below', answer: 'yes' } as const;
    const flat = scoreExactly(input).hundredths;
    expect(
      scoreExactly({ ...input, answers: [{ ...answer, side: 'south' }] }).hundredths,
    ).toBeLessThan(flat);
    expect(scoreExactly({ ...input, answers: [{ ...answer, side: 'north' }] }).hundredths).toBe(
      flat,
    );
  });
});

describe('a finding', () => {
  it('too uncertain to deduct leads to a question', () => {
    const unsure = { ...mulch, confidence: 0.3 };
    const result = scoreExactly({ ...allSeen, observations: [unsure] });
    expect(result.hundredths).toBe(10_000);
    expect(result.unsure).toMatchObject([
      { hazard_type: 'zone0_combustible_mulch', sides: ['south'] },
    ]);
  });

  it('smaller than what is typical for an unseen area counts as what is typical', () => {
    const small = { ...mulch, extent: 'trace', confidence: 0.4 } as const;
    const result = scoreExactly({ ...nothingKnown, observations: [small] });
    // Less than a tenth: it is there in the homes, too, in which nothing larger is.
    expect(scoreExactly(nothingKnown).hundredths - result.hundredths).toBeLessThan(10);
    const [row] = result.rows.filter((each) => each.kind === 'hazard');
    expect(row?.notes).toContain('below_typical');
    expect(row?.points).toBeGreaterThan(0);
  });

  it('about a neighbor’s building costs no points, and bars Excellent where the house has a weak point', () => {
    const near = observed('neighbor_structure_close', 'west');
    const result = scoreExactly({ ...allSeen, observations: [near] });
    expect(result.rows).toEqual([
      {
        kind: 'ceiling',
        ceiling: 'near_neighbor',
        limit: 89,
        points: 11,
        caused_by: ['neighbor_structure_close'],
        fix_together: 0,
      },
    ]);
    const weak = [near, observed('windows_single_pane')];
    expect(scoreExactly({ ...allSeen, observations: weak }).hundredths).toBe(7900);
    // A photo shows that it is near; how near, its owner says.
    const seenAtEight = weak.map((each) => ({ ...each, distanceToStructureFt: 8 }));
    expect(scoreExactly({ ...allSeen, observations: seenAtEight }).hundredths).toBe(7900);
    const touching = {
      questionId: 'neighbor_near',
      side: 'west',
      answer: 'yes',
      amount: 'under_10_ft',
    } as const;
    const told = { ...allSeen, observations: weak, answers: [...allSeen.answers, touching] };
    expect(scoreExactly(told).hundredths).toBe(6900);
    const unsure = [{ ...near, confidence: 0.8 }];
    expect(scoreExactly({ ...allSeen, observations: unsure }).hundredths).toBe(10_000);
    expect(result.context).toMatchObject([
      { hazard_type: 'neighbor_structure_close', sides: ['west'] },
    ]);
  });

  it('on the roof is one action with one in the gutters', () => {
    const result = scoreExactly({
      ...allSeen,
      observations: [observed('roof_debris'), observed('gutter_debris'), mulch],
    });
    expect(result.actions).toMatchObject({
      count: 2,
      step_ids: ['clean_roof_and_gutters', 'replace_mulch'],
    });
  });
});

describe('how much there is in the home as a whole', () => {
  const woodpile = { questionId: 'woodpile_in_yard', side: null, answer: 'yes' } as const;
  const said = (amount: AnswerAmount | undefined, disputes: readonly Dispute[] = []) =>
    scoreExactly({ ...nothingKnown, answers: [{ ...woodpile, amount }], disputes });

  it('holds for the sides that nobody has looked at', () => {
    const widthOf = ({ range }: ReturnType<typeof said>) => range.high - range.low;
    expect(said('a_little').hundredths).toBeGreaterThan(said(undefined).hundredths);
    expect(widthOf(said('a_little'))).toBeLessThanOrEqual(widthOf(said(undefined)));
  });

  it('holds once it is removed, so that removing it never costs points', () => {
    const removed: Dispute = {
      id: 'removed',
      hazardType: 'zone1_exposed_woodpile',
      photoIds: [],
      questionIds: ['woodpile_in_yard'],
      kind: 'already_fixed',
      whose: null,
      reason: '',
    };
    const { hundredths, potential } = said('a_little');
    const after = said('a_little', [removed]);
    expect(after.hundredths).toBeGreaterThan(hundredths);
    expect(after.score).toBe(potential.score);
  });
});

describe('coverage', () => {
  it('by a photo of unknown side counts as half a side, whichever side it is', () => {
    const sideless = { ...lookAt('south'), side: null };
    const result = scoreExactly({ ...nothingKnown, photos: [sideless] });
    const plants = result.rows.find(
      (row) => row.kind === 'not_seen' && row.hazard_type === 'zone0_vegetation',
    );
    expect(plants).toMatchObject({ sides: ['north', 'east', 'south', 'west'] });
    const unseen = scoreExactly(nothingKnown).rows.find(
      (row) => row.kind === 'not_seen' && row.hazard_type === 'zone0_vegetation',
    );
    expect(plants?.points).toBeLessThan(unseen?.points ?? 0);
    expect(result.coverage.directions_missing).toHaveLength(4);
  });

  it('of hazards that any wall can hide grows with each side seen', () => {
    const held = (count: number) => {
      const photos = directions.slice(0, count).map(lookAt);
      const { rows } = scoreExactly({ ...nothingKnown, photos });
      return rows.find((row) => row.kind === 'not_seen' && row.hazard_type === 'eaves_open')
        ?.points;
    };
    expect([0, 1, 2, 3, 4].map(held)).toEqual([3.6, 2.7, 1.8, 0.9, undefined]);
  });

  it('leaves out hazards that do not apply', () => {
    const result = scoreExactly({
      ...allSeen,
      photos: [],
      notApplicable: [{ hazardType: 'zone2_brush_tree_continuity', side: null }],
    });
    expect(
      result.rows.some(
        (row) => row.kind === 'not_seen' && row.hazard_type.startsWith('zone2_brush'),
      ),
    ).toBe(false);
  });
});

describe('a house without a west side', () => {
  const sides = directions.filter((side) => side !== 'west');
  const notApplicable = hazardCatalog
    .filter((hazard) => hazard.counted === 'per_side')
    .map(({ id }) => ({ hazardType: id, side: 'west' as const }));
  const threeSeen: ScoreInput = { ...nothingKnown, notApplicable, photos: sides.map(lookAt) };

  it('is seen whole in photos of its other sides', () => {
    expect(scoreExactly({ ...allSeen, notApplicable }).confidence_percent).toBe(100);
    const result = scoreExactly(threeSeen);
    expect(result.confidence_percent).toBe(100);
    expect(result.rows).toEqual([]);
  });

  it('is not seen whole while one of them is unseen', () => {
    const photos = sides.slice(1).map(lookAt);
    expect(scoreExactly({ ...threeSeen, photos }).confidence_percent).toBeLessThan(100);
  });

  it('is not asked about the slope below its west side', () => {
    const grass = observed('zone2_tall_dry_grass', 'south', { extent: 'moderate' });
    const { next_questions } = scoreExactly({ ...threeSeen, observations: [grass] });
    const slope = next_questions.find((next) => next.question_id === 'slope_below');
    expect([...(slope?.sides ?? [])].sort()).toEqual([...sides].sort());
  });

  it('contradicts a photo of unknown side by a “no” for each of its other sides', () => {
    const answers = sides.map(
      (side) => ({ questionId: 'mulch_at_wall', side, answer: 'no' }) as const,
    );
    const sideless = observed('zone0_combustible_mulch', null);
    const photographed = { ...threeSeen, observations: [sideless] };
    expect(scoreExactly({ ...photographed, answers }).disagreements).toMatchObject([
      { hazard_type: 'zone0_combustible_mulch', sides: ['unknown'], photos: 'hazard' },
    ]);
    expect(scoreExactly({ ...photographed, answers: answers.slice(1) }).disagreements).toEqual([]);
  });

  it('is shown clear by photos of its other sides, whatever the owner answered', () => {
    const answers = [{ questionId: 'eaves_closed', side: null, answer: 'no' } as const];
    expect(scoreExactly({ ...threeSeen, answers }).disagreements).toMatchObject([
      { hazard_type: 'eaves_open', photos: 'clear', owner: 'hazard' },
    ]);
  });
});
