import { describe, expect, it } from 'vitest';
import { hazardById } from '../hazards/index.ts';
import { computeFigures } from '../scoring/figures.ts';
import { nothingKnown } from '../scoring/input.ts';
import { directions } from '../zones/index.ts';
import { questionIds } from './question-id.ts';
import { hazardTypesOf, questions } from './questions/index.ts';
import { readAnswers } from './read-answers.ts';
import { questionTextsEn } from './text/en/index.ts';
import { questionTextsEs } from './text/es/index.ts';

describe('the checklist', () => {
  it('has every question once', () => {
    expect(questions.map((question) => question.id).toSorted()).toEqual(
      [...questionIds].toSorted(),
    );
  });

  it.each([
    ['English', questionTextsEn, /^[A-Z].*\?/],
    ['Spanish', questionTextsEs, /¿\p{L}.*\?/u],
  ])('asks in words and with a reason in %s', (_language, texts, asked) => {
    expect(Object.keys(texts)).toEqual(Object.keys(questionTextsEn));
    expect(new Set(Object.values(texts).map(({ question }) => question)).size).toBe(
      questionIds.length,
    );
    for (const { question, why } of Object.values(texts)) {
      expect(question).toMatch(asked);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it('means opposite things by yes and no', () => {
    for (const { id, yes, no } of questions) {
      if (id === 'slope_below') continue;
      const [hazards, clear] = [
        [...yes.hazards, ...no.hazards].map((told) => told.hazardType),
        [...yes.clear, ...no.clear],
      ];
      expect(hazards.length, id).toBe(1);
      expect(clear, id).toEqual(hazards);
    }
  });

  it('asks side by side only about hazards that count by side', () => {
    for (const question of questions) {
      if (question.asked !== 'each_side') continue;
      for (const hazardType of hazardTypesOf(question)) {
        expect(hazardById(hazardType).counted, question.id).toBe('per_side');
      }
    }
  });

  it('asks about everything that a photo rarely shows', () => {
    const asked = new Set(questions.flatMap(hazardTypesOf));
    for (const hazardType of [
      'roof_combustible_covering',
      'vents_unscreened',
      'windows_single_pane',
      'chimney_no_spark_arrestor',
      'neighbor_structure_close',
    ] as const) {
      expect(asked.has(hazardType), hazardType).toBe(true);
    }
  });
});

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
    expect(told.clear).toEqual([
      { hazardType: 'roof_combustible_covering', side: null, questionId: 'roof_wood' },
    ]);
  });

  it('of not sure tells nothing', () => {
    const told = readAnswers([{ questionId: 'roof_wood', side: null, answer: 'not_sure' }]);
    expect(told).toEqual({
      observations: [],
      clear: [],
      known: [],
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

  it('is worth giving: a good one raises the score, and any narrows the range', () => {
    const width = (range: { lowHundredths: number; highHundredths: number }) =>
      range.highHundredths - range.lowHundredths;
    const unseen = computeFigures(nothingKnown);
    const screened = computeFigures({
      ...nothingKnown,
      answers: [{ questionId: 'vents_fine_mesh', side: null, answer: 'yes' }],
    });
    const open = computeFigures({
      ...nothingKnown,
      answers: [{ questionId: 'vents_fine_mesh', side: null, answer: 'no' }],
    });
    expect(screened.hundredths).toBe(unseen.hundredths + 580);
    expect(open.hundredths).toBeLessThan(unseen.hundredths);
    expect(width(screened.range)).toBeLessThan(width(unseen.range));
    expect(width(open.range)).toBeLessThan(width(unseen.range));
  });
});
