import { describe, expect, it } from 'vitest';
import { directions } from '../zones/index.ts';
import { computeFigures } from './figures.ts';
import { nothingKnown } from './input.ts';
import { readAnswers } from './read-answers.ts';

describe('an answer', () => {
  it('that tells of a hazard is a sure observation by the owner', () => {
    const told = readAnswers([{ questionId: 'vents_fine_mesh', side: null, answer: 'no' }]);
    expect(told.observations).toMatchObject([
      {
        hazardType: 'vents_unscreened',
        confidence: 1,
        source: 'owner',
        questionId: 'vents_fine_mesh',
        photoId: null,
      },
    ]);
  });

  it('for the whole house is not bound to a side even where one is given', () => {
    const told = readAnswers([{ questionId: 'roof_wood', side: 'north', answer: 'no' }]);
    expect(told.absent).toEqual([
      { hazardType: 'roof_combustible_covering', side: null, questionId: 'roof_wood' },
    ]);
  });

  it('of not sure tells nothing', () => {
    const told = readAnswers([{ questionId: 'roof_wood', side: null, answer: 'not_sure' }]);
    expect(told).toEqual({
      observations: [],
      absent: [],
      present: [],
      notApplicable: [],
      downhill: [],
    });
  });

  it('of no deck takes deck and what lies under it out of the score', () => {
    const told = readAnswers([
      { questionId: 'deck_unburnable', side: null, answer: 'not_applicable' },
    ]);
    expect(told.notApplicable.map((cell) => cell.hazardType)).toEqual([
      'deck_combustible',
      'under_deck_fuel',
    ]);
  });

  it('that does not apply where something must apply counts as not sure', () => {
    const answer = { questionId: 'roof_wood', side: null, answer: 'not_applicable' } as const;
    expect(computeFigures({ ...nothingKnown, answers: [answer] })).toEqual(
      computeFigures(nothingKnown),
    );
  });

  it('of yes for the whole house says that some side has it, and clears none', () => {
    const answers = [{ questionId: 'fence_attached', side: null, answer: 'yes' }] as const;
    const everywhere = directions.map(
      (side) => ({ questionId: 'fence_attached', side, answer: 'yes' }) as const,
    );
    const some = computeFigures({ ...nothingKnown, answers }).hundredths;
    expect(some).toBeLessThan(computeFigures(nothingKnown).hundredths);
    expect(some).toBeGreaterThan(
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
    expect(afterMesh('yes').hundredths).toBe(unseen.hundredths + 580);
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
