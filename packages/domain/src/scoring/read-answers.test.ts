import { describe, expect, it } from 'vitest';
import { directions } from '../zones/index.ts';
import { computeFigures } from './figures.ts';
import { nothingKnown } from './input.ts';
import { readAnswers } from './read-answers.ts';

describe('an answer', () => {
  it('reporting a hazard is a certain observation by the owner', () => {
    const facts = readAnswers([{ questionId: 'vents_fine_mesh', side: null, answer: 'no' }]);
    expect(facts.observations).toMatchObject([
      {
        hazardType: 'vents_unscreened',
        confidence: 1,
        source: 'owner',
        questionId: 'vents_fine_mesh',
        photoId: null,
      },
    ]);
  });

  it.each([
    ['things_at_wall', 'yes', undefined, { extent: 'moderate', distanceToStructureFt: null }],
    ['things_at_wall', 'yes', 'a_little', { extent: 'trace' }],
    ['things_at_wall', 'yes', 'a_lot', { extent: 'extensive' }],
    ['gutters_clean', 'no', 'a_lot', { extent: 'extensive' }],
    ['neighbor_near', 'yes', 'under_10_ft', { extent: 'extensive', distanceToStructureFt: 5 }],
    ['neighbor_near', 'yes', '10_to_30_ft', { extent: 'extensive', distanceToStructureFt: 20 }],
    ['things_at_wall', 'yes', 'under_10_ft', { extent: 'moderate', distanceToStructureFt: null }],
  ] as const)('to %s of %s and %s is read as such', (questionId, answer, amount, meant) => {
    const { observations } = readAnswers([{ questionId, side: 'south', answer, amount }]);
    expect(observations).toMatchObject([meant]);
  });

  it.each([
    [undefined, 20],
    ['20_to_40_percent', 20],
    ['over_40_percent', 40],
  ] as const)('about the slope below that says %s means %i percent', (amount, percent) => {
    const { downhill } = readAnswers([
      { questionId: 'slope_below', side: 'south', answer: 'yes', amount },
    ]);
    expect(downhill).toEqual([{ side: 'south', percent }]);
  });

  it('shown with a photo is an observation in that photo', () => {
    const photo = {
      photoId: 'a',
      area: 'zone_0',
      box: { x: 0, y: 0, width: 1, height: 0.5 },
    } as const;
    const { observations } = readAnswers([
      { questionId: 'firewood_at_wall', side: 'south', answer: 'yes', photo },
    ]);
    expect(observations).toMatchObject([
      { source: 'owner', questionId: 'firewood_at_wall', provider: null, ...photo },
    ]);
  });

  it('scores the same with a photo as without', () => {
    const answer = { questionId: 'firewood_at_wall', side: 'south', answer: 'yes' } as const;
    const photo = { photoId: 'a', area: null, box: null };
    expect(computeFigures({ ...nothingKnown, answers: [{ ...answer, photo }] })).toEqual(
      computeFigures({ ...nothingKnown, answers: [answer] }),
    );
  });

  it('for the whole house has no side, even if one is given', () => {
    const facts = readAnswers([{ questionId: 'roof_wood', side: 'north', answer: 'no' }]);
    expect(facts.absent).toEqual([
      { hazardType: 'roof_combustible_covering', side: null, questionId: 'roof_wood' },
    ]);
  });

  it('of “not sure” says nothing', () => {
    const facts = readAnswers([{ questionId: 'roof_wood', side: null, answer: 'not_sure' }]);
    expect(facts).toEqual({
      observations: [],
      absent: [],
      present: [],
      notApplicable: [],
      downhill: [],
      builtSince2008: false,
    });
  });

  it('of “no deck” takes the deck out of the score with everything under it', () => {
    const facts = readAnswers([
      { questionId: 'deck_unburnable', side: null, answer: 'not_applicable' },
    ]);
    expect(facts.notApplicable.map((cell) => cell.hazardType)).toEqual([
      'deck_combustible',
      'under_deck_fuel',
    ]);
  });

  it('of “does not apply” counts as “not sure” where that is impossible', () => {
    const answer = { questionId: 'roof_wood', side: null, answer: 'not_applicable' } as const;
    expect(computeFigures({ ...nothingKnown, answers: [answer] })).toEqual(
      computeFigures(nothingKnown),
    );
  });

  const fenceSomewhere = computeFigures({
    ...nothingKnown,
    answers: [{ questionId: 'fence_attached', side: null, answer: 'yes' }],
  }).hundredths;

  it('of “yes” for the whole house lowers the score', () => {
    expect(fenceSomewhere).toBeLessThan(computeFigures(nothingKnown).hundredths);
  });

  it('of “yes” for the whole house counts less than a “yes” for each side', () => {
    const everywhere = directions.map(
      (side) => ({ questionId: 'fence_attached', side, answer: 'yes' }) as const,
    );
    expect(fenceSomewhere).toBeGreaterThan(
      computeFigures({ ...nothingKnown, answers: everywhere }).hundredths,
    );
  });

  const unseen = computeFigures(nothingKnown);
  const afterMesh = (answer: 'yes' | 'no') =>
    computeFigures({
      ...nothingKnown,
      answers: [{ questionId: 'vents_fine_mesh', side: null, answer }],
    });

  it('raises the score when it is good', () => {
    expect(afterMesh('yes').hundredths).toBeGreaterThan(unseen.hundredths + 200);
  });

  it('lowers the score when it is bad', () => {
    expect(afterMesh('no').hundredths).toBeLessThan(unseen.hundredths);
  });

  it.each(['yes', 'no'] as const)('narrows the range when it is %s', (answer) => {
    const width = (range: { lowHundredths: number; highHundredths: number }) =>
      range.highHundredths - range.lowHundredths;
    expect(width(afterMesh(answer).range)).toBeLessThan(width(unseen.range));
  });
});
