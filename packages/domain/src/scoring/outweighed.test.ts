import { describe, expect, it } from 'vitest';
import { hazardCatalog } from '../hazards/index.ts';
import { builtInProvider } from '../observations/index.ts';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { disputesByAnswer } from './answer-disputes.ts';
import { allSeen, observed, scoreExactly } from './fixtures.ts';
import type { Dispute, NotApplicable } from './input.ts';

const no = { questionId: 'dry_grass_in_yard', side: 'north', answer: 'no' } as const;
const shown = { photoId: 'photo', area: null, box: null };

/** The result after an answer about dry grass, which an analyzer found in `photo` on the north side. */
function after(
  provider: string,
  { answer = no, disputes = [] }: { answer?: OwnerAnswer; disputes?: readonly Dispute[] } = {},
) {
  return scoreExactly({
    ...allSeen,
    observations: [{ ...observed('zone1_tall_dry_grass', 'north'), provider }],
    answers: [answer],
    disputes: [...disputesByAnswer(answer, [{ id: 'photo', side: 'north' }]), ...disputes],
  });
}

describe('a no about what the built-in analyzer read in a photo', () => {
  it('keeps the reading from costing points, and sets nothing aside', () => {
    const result = after(builtInProvider);
    expect(result.hundredths).toBe(scoreExactly(allSeen).hundredths);
    expect(result).toMatchObject({ rows: [], disagreements: [], set_aside: [] });
  });

  it('makes no second score', () => {
    const { score, as_seen: asSeen } = after(builtInProvider);
    expect(asSeen.score).toBe(score);
  });

  it('is said beside the reading', () => {
    expect(after(builtInProvider).outweighed).toMatchObject([
      {
        hazard_type: 'zone1_tall_dry_grass',
        sides: ['north'],
        answer: { question_id: 'dry_grass_in_yard', side: 'north' },
        evidence: [{ image_id: 'photo' }],
      },
    ]);
  });

  it('outweighs it for all sides if it is about the whole house', () => {
    expect(after(builtInProvider, { answer: { ...no, side: null } }).rows).toEqual([]);
  });

  describe('in a photo of unknown side', () => {
    const grass = { ...observed('zone1_tall_dry_grass', null), provider: builtInProvider };
    const west = { hazardType: 'zone1_tall_dry_grass' as const, side: 'west' as const };
    const told = (sides: readonly Direction[], notApplicable: readonly NotApplicable[] = []) => {
      const answers = sides.map((side) => ({ ...no, side }));
      return scoreExactly({ ...allSeen, observations: [grass], answers, notApplicable });
    };

    it('outweighs it once it was said of every side that exists', () => {
      const answer = { question_id: 'dry_grass_in_yard', side: null };
      const threeSides = directions.filter((side) => side !== west.side);
      expect(told(directions)).toMatchObject({ rows: [], outweighed: [{ answer }] });
      expect(told(threeSides).outweighed).toEqual([]);
      const bySide = hazardCatalog.filter(({ counted }) => counted === 'per_side');
      const gone = bySide.map(({ id }) => ({ ...west, hazardType: id }));
      expect(told(threeSides, gone)).toMatchObject({ rows: [], outweighed: [{ answer }] });
    });
  });

  it.each([
    ['on another side', { ...no, side: 'south' }],
    ['as “can’t tell”', { ...no, answer: 'not_sure' }],
    ['as a yes', { ...no, answer: 'yes' }],
  ] as const)('does not if it was said %s', (_how, answer) => {
    const { rows, outweighed } = after(builtInProvider, { answer });
    expect(rows.length).toBeGreaterThan(0);
    expect(outweighed).toEqual([]);
  });

  it('leaves what a model saw counted, as a disagreement', () => {
    const { rows, disagreements, outweighed } = after('model');
    expect(rows.some(({ kind }) => kind === 'hazard')).toBe(true);
    expect(disagreements).toMatchObject([{ photos: 'hazard', owner: 'clear' }]);
    expect(outweighed).toEqual([]);
  });
});

it('sets nothing aside either where the photo was shown as a “maybe”', () => {
  const result = after(builtInProvider, { answer: { ...no, photo: shown } });
  expect(result.as_seen.score).toBe(result.score);
  expect(result).toMatchObject({ set_aside: [], outweighed: [{ sides: ['north'] }] });
});

it('says nothing of how much there is where its owner does', () => {
  const little = { ...no, answer: 'yes', amount: 'a_little' } as const;
  const owners = scoreExactly({ ...allSeen, answers: [little] });
  expect(after(builtInProvider, { answer: little }).hundredths).toBe(owners.hundredths);
  expect(after('model', { answer: little }).hundredths).toBeLessThan(owners.hundredths);
});

it('gives way to a dispute, which sets it aside', () => {
  const dispute: Dispute = {
    id: 'd1',
    hazardType: 'zone1_tall_dry_grass',
    photoIds: ['photo'],
    questionIds: [],
    kind: 'not_there',
    whose: null,
    reason: 'It is gravel.',
  };
  const { set_aside: aside, outweighed } = after(builtInProvider, { disputes: [dispute] });
  expect(aside).toMatchObject([{ dispute_id: 'd1' }]);
  expect(outweighed).toEqual([]);
});
