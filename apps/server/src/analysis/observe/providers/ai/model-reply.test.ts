import { hazardById } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { readModelReply, typesToJudge } from './model-reply.ts';
import { answeredFinding, photoAnswer } from './testing/answers.ts';

/** Reads an answer whose only finding has these changes. */
function readFinding(changes: Parameters<typeof answeredFinding>[1]) {
  const answer = photoAnswer([answeredFinding('zone0_combustible_mulch', changes)]);
  return readModelReply(answer, 'zone_0').findings[0];
}

describe("reading a model's answer", () => {
  it('keeps an explanation in both languages', () => {
    expect(readFinding({})?.explanation).toEqual({
      text: 'Bark chips lie along the wall on the left.',
      textEs: 'Hay mantillo de corteza junto a la pared, a la izquierda.',
    });
  });

  it('falls back to English when the Spanish is empty', () => {
    expect(readFinding({ explanation_es: ' ' })?.explanation).toMatchObject({
      textEs: 'Bark chips lie along the wall on the left.',
    });
  });

  it.each([
    [0, 0],
    [0.62, 0.62],
    [1, 1],
    [85, 0.85],
    [100, 1],
  ])('reads a confidence of %s as %s', (confidence, read) => {
    expect(readFinding({ confidence })?.confidence).toBe(read);
  });

  it.each([900, 100.5, -0.1])('refuses a confidence of %s', (confidence) => {
    expect(() => readFinding({ confidence })).toThrow(/findings\[0\].confidence/);
  });

  it.each([
    ['keeps a box within the photo', [0.25, 0.5, 0.5, 0.25], [0.25, 0.5, 0.5, 0.25]],
    ['cuts a box to the photo', [0.75, -0.03125, 0.28125, 0.53125], [0.75, 0, 0.25, 0.5]],
    ['drops a box in pixels', [340, 200, 120, 90], null],
    ['drops a box in percent', [0, 0, 100, 50], null],
    ['drops a box without an area', [0.5, 0.5, 0, 0.2], null],
    ['drops a box that is turned inside out', [0.5, 0.5, -0.2, 0.2], null],
  ])('%s', (_title, box, read) => {
    const toBox = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => ({
      x,
      y,
      width,
      height,
    });
    expect(readFinding({ box: toBox(box) })?.box).toEqual(read === null ? null : toBox(read));
  });

  it.each([
    [12, 12],
    [0, 0],
    [-3, null],
    [1e9, null],
    [null, null],
  ])('reads a distance of %s ft as %s', (distance, read) => {
    expect(readFinding({ distance_to_structure_ft: distance })?.distanceToStructureFt).toBe(read);
  });

  it('gives a hazard its only possible area when the model names none', () => {
    const answer = photoAnswer([answeredFinding('roof_debris', { area: null })]);
    expect(readModelReply(answer, null).findings[0]?.area).toBe('roof');
  });
});

describe('an answer that can’t be used', () => {
  const refused = (answer: unknown) => () => readModelReply(answer, 'zone_0');

  it('names a hazard outside the catalog', () => {
    const finding = { ...answeredFinding(), type: 'all_clear' };
    expect(refused({ ...photoAnswer(), findings: [finding] })).toThrow(/findings\[0\].type/);
    expect(refused({ ...photoAnswer(), not_there: ['everything'] })).toThrow(/not_there/);
  });

  it.each([
    ['prose', 'The yard is fine.', 'expected object'],
    ['nothing', null, 'expected object'],
    ['a list', [], 'expected object'],
    ['an answer without its photo', { findings: [], not_there: [] }, 'shows'],
    ['an unknown side', answerShowing({ direction: 'up' }), 'shows.direction'],
    ['a confidence that is a text', answerFinding({ confidence: 'very' }), 'confidence'],
    ['an empty explanation', answerFinding({ explanation: '  ' }), 'explanation'],
    ['more than a photo can hold', photoAnswer(Array(41).fill(answeredFinding())), 'at most 40'],
  ])('is %s', (_title, answer, problem) => {
    expect(refused(answer)).toThrow(problem);
  });

  it('has no hazard if its photo shows no house or yard', () => {
    const answer = photoAnswer();
    const elsewhere = { ...answer, shows: { ...answer.shows, house_or_yard: false } };
    expect(readModelReply(elsewhere, 'zone_0')).toMatchObject({ findings: [], judged: [] });
  });
});

function answerFinding(changes: object) {
  return { ...photoAnswer(), findings: [{ ...answeredFinding(), ...changes }] };
}

function answerShowing(changes: object) {
  return { ...photoAnswer(), shows: { ...photoAnswer().shows, ...changes } };
}

describe('hazards that a photo can rule out', () => {
  it('are those that the model says, if an ordinary photo of that area would show them', () => {
    const answer = {
      ...photoAnswer(
        [answeredFinding('zone0_combustible_mulch')],
        ['zone0_firewood_lumber', 'roof_debris', 'chimney_no_spark_arrestor'],
      ),
      shows: { ...photoAnswer().shows, areas: [] },
    };
    expect(readModelReply(answer, 'zone_0').judged).toEqual([
      'zone0_combustible_mulch',
      'zone0_firewood_lumber',
    ]);
    expect(readModelReply(answer, 'roof').judged).toEqual(['roof_debris']);
    expect(readModelReply(answer, null).judged).toEqual([]);
  });

  it('count in the areas that the model sees, if the owner chose none', () => {
    const answer = {
      ...photoAnswer([], ['roof_debris', 'zone0_vegetation', 'chimney_no_spark_arrestor']),
      shows: { ...photoAnswer().shows, areas: ['roof'] },
    };
    expect(readModelReply(answer, null).judged).toEqual(['roof_debris']);
  });

  it('are never those that one photo rarely shows', () => {
    expect(typesToJudge('roof')).toContain('roof_debris');
    for (const area of ['roof', 'siding', 'zone_0', 'zone_1', 'zone_2'] as const) {
      const reliabilities = typesToJudge(area).map((type) => hazardById(type).photoReliability);
      expect(reliabilities).not.toContain('low');
    }
    expect(typesToJudge(null)).toEqual([]);
  });
});
