import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../owner-answers/index.ts';
import { anInput, timesAsked } from './arbitraries.ts';
import { computeFigures } from './figures.ts';
import { allSeen, observed, scoreExactly } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import { builtToCode } from './prevalence.ts';

/** With what the owner says of whether the house was built in 2008 or later. */
const saying = (answer: AnswerValue, input: ScoreInput = nothingKnown): ScoreInput => ({
  ...input,
  answers: [
    ...input.answers.filter(({ questionId }) => questionId !== 'built_since_2008'),
    { questionId: 'built_since_2008', side: null, answer },
  ],
});

const assumed = (input: ScoreInput) =>
  new Map(
    scoreExactly(input).rows.flatMap((row) =>
      row.kind === 'not_seen' ? [[row.hazard_type, row] as const] : [],
    ),
  );

const asksWhen = (input: ScoreInput) =>
  scoreExactly(input).next_questions.some(({ question_id: id }) => id === 'built_since_2008');

describe('a house built in 2008 or later', () => {
  it('is one in which faults of how it was built are rarer, where nobody has looked', () => {
    expect(builtToCode.map(({ id }) => id)).toEqual([
      'roof_combustible_covering',
      'gutter_unprotected_or_plastic',
      'chimney_no_spark_arrestor',
      'vents_unscreened',
      'eaves_open',
      'windows_single_pane',
      'siding_combustible',
      'deck_combustible',
    ]);
    const [typical, newer] = [assumed(nothingKnown), assumed(saying('yes'))];
    // The second of its part, so that no knee is reached in either.
    const vents = [typical, newer].map((rows) => rows.get('vents_unscreened')?.points ?? 0);
    expect(vents).toEqual([3, 1.8]);
    expect(scoreExactly(saying('yes')).hundredths).toBeGreaterThan(
      scoreExactly(nothingKnown).hundredths,
    );
  });

  it('clears nothing, and each row says whether it rests on that', () => {
    const { confidence_percent: confidencePercent, rows } = scoreExactly(saying('yes'));
    const typical = scoreExactly(nothingKnown);
    expect(confidencePercent).toBe(typical.confidence_percent);
    const unseen = rows.flatMap((row) => (row.kind === 'not_seen' ? [row] : []));
    expect(unseen).toHaveLength(assumed(nothingKnown).size);
    expect(new Set(unseen.flatMap((row) => (row.as_since_2008 ? [row.hazard_type] : [])))).toEqual(
      new Set(builtToCode.map(({ id }) => id)),
    );
    expect([...assumed(nothingKnown).values()].some((row) => row.as_since_2008)).toBe(false);
    expect(asksWhen(nothingKnown)).toBe(true);
    expect(scoreExactly(saying('yes')).next_questions).toHaveLength(
      typical.next_questions.length - 1,
    );
  });

  it('says nothing of a manufactured home', () => {
    const manufactured: ScoreInput = {
      ...nothingKnown,
      answers: [{ questionId: 'manufactured_home', side: null, answer: 'yes' }],
    };
    expect(scoreExactly(saying('yes', manufactured)).hundredths).toBe(
      scoreExactly(manufactured).hundredths,
    );
  });

  it('changes nothing of what was seen or answered, so that it isn’t asked', () => {
    const open = observed('eaves_open');
    const known = { ...allSeen, observations: [open] };
    expect(computeFigures(saying('yes', known))).toEqual(computeFigures(known));
    expect(asksWhen(known)).toBe(false);
  });

  it('never lowers a score nor an end of its range; any other answer changes neither', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const none = saying('not_sure', input);
        const [before, after] = [computeFigures(none), computeFigures(saying('yes', input))];
        expect(after.hundredths).toBeGreaterThanOrEqual(before.hundredths);
        expect(after.range.lowHundredths).toBeGreaterThanOrEqual(before.range.lowHundredths);
        expect(after.range.highHundredths).toBeGreaterThanOrEqual(before.range.highHundredths);
        expect(computeFigures(saying('no', input))).toEqual(before);
      }),
      { numRuns: timesAsked(40) },
    );
  });
});
