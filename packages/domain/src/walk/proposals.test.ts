import { describe, expect, it } from 'vitest';
import type { Evidence } from '../scoring/result.ts';
import { evidenceOf, hazardRow } from '../scoring/explained-fixtures.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import type { QuestionId } from '../owner-answers/index.ts';
import { proposalAt, walkStops } from './index.ts';

type Home = Parameters<typeof proposalAt>[1];

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const stops = walkStops({ start: 'front', missing: [] });

/** What a model saw in a photo. The front faces south, so the back is the north side. */
const seen = (changes: Partial<Evidence> = {}) =>
  evidenceOf({ image_id: 'back', side: 'north', box, confidence: 0.9, ...changes });

const counted = (type: HazardTypeId, ...evidence: Evidence[]) => hazardRow(type, { evidence });

const withWood = (...evidence: Evidence[]) => ({
  rows: [counted('zone0_firewood_lumber', ...evidence)],
  unsure: [],
  context: [],
});

function proposed(
  stopId: string,
  questionId: QuestionId,
  explanation: Home['explanation'],
  changes: Partial<Home> = {},
) {
  const stop = stops.find(({ id }) => id === stopId);
  if (stop === undefined) throw new Error(`there is no stop ${stopId}`);
  const home = { facing: 'south', missing: [], answers: [], imageIds: ['front', 'back'] } as const;
  return proposalAt({ stop, questionId }, { ...home, explanation, ...changes });
}

const woodAtBack = (explanation: Home['explanation'], changes: Partial<Home> = {}) =>
  proposed('back:wall', 'firewood_at_wall', explanation, changes);

function said(changes: Partial<Home['answers'][number]>): Pick<Home, 'answers'> {
  const answer = {
    question_id: 'firewood_at_wall',
    side: 'north',
    side_said_as: 'house',
    answer: 'no',
    image_id: null,
    answered_at: '2026-07-01T10:00:00.000Z',
  } as const;
  return { answers: [{ ...answer, ...changes }] };
}

describe('a finding in a photo', () => {
  it('is proposed at the stop that asks about it, with its photo and box', () => {
    expect(woodAtBack(withWood(seen()))).toEqual({
      hazardType: 'zone0_firewood_lumber',
      imageId: 'back',
      side: 'north',
      box,
      sure: true,
    });
  });

  it('is not proposed at another side', () => {
    expect(proposed('front:wall', 'firewood_at_wall', withWood(seen()))).toBeNull();
  });

  it('is not proposed for another question', () => {
    expect(proposed('back:wall', 'plants_at_wall', withWood(seen()))).toBeNull();
  });

  it('of an unknown side is not proposed at any side', () => {
    expect(woodAtBack(withWood(seen({ side: null })))).toBeNull();
  });

  it('is proposed where all of the house is asked about, whichever side it is on', () => {
    const explanation = {
      rows: [counted('zone1_exposed_woodpile', seen())],
      unsure: [],
      context: [],
    };
    expect(proposed('grounds', 'woodpile_in_yard', explanation)?.imageId).toBe('back');
  });

  it('is not proposed where all of the house is asked about once its side has its answer', () => {
    const explanation = {
      rows: [counted('zone1_exposed_woodpile', seen())],
      unsure: [],
      context: [],
    };
    const answered = said({ question_id: 'woodpile_in_yard', answer: 'yes' });
    expect(proposed('grounds', 'woodpile_in_yard', explanation, answered)).toBeNull();
  });

  it('is proposed for the newest of the photos that show it', () => {
    const both = [seen({ confidence: 0.4 }), seen({ image_id: 'front', confidence: 0.9 })];
    expect(woodAtBack(withWood(...both))?.imageId).toBe('back');
    expect(woodAtBack(withWood(...both), { imageIds: ['back', 'front'] })?.imageId).toBe('front');
  });

  it('of a photo that was deleted is not proposed', () => {
    expect(woodAtBack(withWood(seen()), { imageIds: ['front'] })).toBeNull();
  });

  it('that the owner reported is not proposed back', () => {
    const own = seen({ source: 'owner', provider: null, question_id: 'firewood_at_wall' });
    expect(woodAtBack(withWood(own))).toBeNull();
  });

  it('is proposed as unsure if the built-in analyzer measured it', () => {
    expect(woodAtBack(withWood(seen({ provider: 'built-in' })))?.sure).toBe(false);
  });

  it('is proposed as unsure if it is too unsure to cost points', () => {
    const unsure = [
      {
        hazard_type: 'zone0_firewood_lumber' as const,
        sides: [],
        confidence: 0.3,
        evidence: [seen()],
      },
    ];
    expect(woodAtBack({ rows: [], unsure, context: [] })?.sure).toBe(false);
  });

  it('is proposed where it only limits the score, unless it is a neighbor’s by the owner’s word', () => {
    const nearby = (disputeId: string | null) =>
      proposed('back:yard', 'neighbor_near', {
        rows: [],
        unsure: [],
        context: [
          {
            hazard_type: 'neighbor_structure_close',
            sides: ['north'],
            confidence: 0.9,
            evidence: [seen()],
            dispute_id: disputeId,
            reason: '',
          },
        ],
      });
    expect(nearby(null)).toMatchObject({ imageId: 'back', sure: true });
    expect(nearby('a-dispute')).toBeNull();
  });
});

describe('the owner’s word', () => {
  it('that it is there settles what any photo shows', () => {
    expect(woodAtBack(withWood(seen()), said({ answer: 'yes' }))).toBeNull();
  });

  describe.each(['no', 'not_sure', 'not_applicable'] as const)('“%s”', (answer) => {
    it('of a photo settles what that one shows', () => {
      const answered = said({ answer, image_id: 'back' });
      expect(woodAtBack(withWood(seen()), answered)).toBeNull();
    });

    it('of a photo settles what an earlier one shows', () => {
      const answered = { ...said({ answer, image_id: 'front' }), imageIds: ['back', 'front'] };
      expect(woodAtBack(withWood(seen()), answered)).toBeNull();
    });

    it('of a photo leaves open what a later one shows', () => {
      const answered = said({ answer, image_id: 'front' });
      expect(woodAtBack(withWood(seen()), answered)).not.toBeNull();
    });

    it('said before a photo was looked at leaves open what it shows', () => {
      expect(woodAtBack(withWood(seen()), said({ answer }))).not.toBeNull();
    });
  });

  const measured = withWood(seen({ provider: 'built-in' }));

  it('settles what the built-in analyzer measures later', () => {
    expect(woodAtBack(measured, said({ answer: 'no' }))).toBeNull();
    expect(woodAtBack(measured, said({ answer: 'no', side: 'south' }))).not.toBeNull();
  });

  it('leaves open what the built-in analyzer measures if it is “can’t tell”', () => {
    expect(woodAtBack(measured, said({ answer: 'not_sure' }))).not.toBeNull();
  });
});
