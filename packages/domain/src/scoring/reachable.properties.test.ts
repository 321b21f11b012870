import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questions } from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import { anInput, anUndisputedInput, scoreOnce, sharedRuns } from './arbitraries.ts';
import { computeFigures, whatIf } from './figures.ts';
import { lookAt } from './fixtures.ts';
import type { Dispute, ScoreInput } from './input.ts';
import type { ScoreResult } from './result.ts';
import { computeScore } from './score.ts';
import { scoringWeights } from './weights.ts';

const runs = sharedRuns(40);

/** The owner says that everything removable is fixed. */
function everythingFixed({ rows }: ScoreResult): Dispute[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'hazard' || !row.removable) return [];
    return [
      {
        id: row.hazard_type,
        hazardType: row.hazard_type,
        photoIds: row.evidence.flatMap((evidence) => evidence.image_id ?? []),
        questionIds: row.evidence.flatMap((evidence) => evidence.question_id ?? []),
        kind: 'already_fixed' as const,
        whose: null,
        reason: '',
      },
    ];
  });
}

/** Without what is too unsure to be a hazard: it is no promise, and setting a photo aside removes it too. */
const aCountedInput = anUndisputedInput.map((input) => ({
  ...input,
  observations: input.observations.filter(
    ({ confidence }) => confidence >= scoringWeights.confidence.question,
  ),
}));

const shownAtEachSide = directions.map((side) => ({ ...lookAt(side), photoId: `new ${side}` }));

const shownAreas = ['siding', 'zone_0', 'zone_1'] as const;

describe('what a score promises', { timeout: 60_000 }, () => {
  it('by fixing everything found is the score once the owner says that it is fixed', () => {
    fc.assert(
      fc.property(aCountedInput, (input) => {
        const result = scoreOnce(input);
        const fixed = whatIf(input, { disputes: everythingFixed(result) });
        expect(fixed.score).toBe(result.potential.score);
        expect([fixed.low, fixed.high]).toEqual([
          result.potential.range.low,
          result.potential.range.high,
        ]);
      }),
      runs,
    );
  });

  it('by photographing everything unseen is the score once clean photos of all sides are added', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { hundredths, confirming_unseen_gain: gain } = scoreOnce(input);
        const shown = computeFigures({ ...input, photos: [...input.photos, ...shownAtEachSide] });
        expect(shown.hundredths).toBe(hundredths + Math.round(gain * 100));
      }),
      runs,
    );
  });

  it('by doing both is the score after both', () => {
    fc.assert(
      fc.property(aCountedInput, (input) => {
        const result = scoreOnce(input);
        const best = whatIf(input, {
          disputes: everythingFixed(result),
          photos: shownAtEachSide,
        });
        expect(best.score).toBe(result.potential.with_everything_shown);
      }),
      runs,
    );
  });

  it('by fixing everything is a higher score within a higher range', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { potential, range, score } = scoreOnce(input);
        expect(potential.range.low).toBeLessThanOrEqual(potential.score);
        expect(potential.score).toBeLessThanOrEqual(potential.range.high);
        expect(potential.range.low).toBeGreaterThanOrEqual(range.low);
        expect(potential.range.high).toBeGreaterThanOrEqual(range.high);
        expect(potential.with_everything_shown).toBeGreaterThanOrEqual(potential.score);
        expect(potential.score).toBeGreaterThanOrEqual(score);
      }),
      runs,
    );
  });

  it('by doing all actions in order is the same as fixing everything', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { actions, potential, score } = scoreOnce(input);
        const scores = [score, ...actions.in_order.map((action) => action.score_after)];
        expect(scores).toEqual([...scores].sort((one, other) => one - other));
        expect(scores.at(-1)).toBe(potential.score);
      }),
      runs,
    );
  });

  it('for a photo of a side is the confidence with that photo', () => {
    fc.assert(
      fc.property(anUndisputedInput, (input) => {
        const { photo_gains: photoGains, confidence_percent } = scoreOnce(input);
        const judges = [...new Set(input.photos.flatMap((photo) => photo.judges))];
        if (judges.length === 0) return;
        for (const { side, certainty_gain } of photoGains) {
          const photo = { ...lookAt(side), photoId: 'new', areas: shownAreas, judges };
          const after = whatIf(input, { photos: [photo] });
          expect(after.confidence_percent).toBe(confidence_percent + certainty_gain);
        }
      }),
      runs,
    );
  });

  it('for an answer is the score with that answer', () => {
    fc.assert(
      fc.property(anUndisputedInput, (input) => {
        const [next] = scoreOnce(input).next_questions;
        const question = questions.find((each) => each.id === next?.question_id);
        if (!next || !question) return;
        const sides = question.asked === 'whole_house' ? [null] : next.sides;
        const answers = sides.map((side) => ({
          questionId: question.id,
          side,
          answer: 'no' as const,
        }));
        expect(whatIf(input, { answers })).toEqual(next.if_answered.no);
      }),
      runs,
    );
  });
});

describe('answering every question with yes or no', { timeout: 60_000 }, () => {
  it('leaves nothing unseen that a question could settle', () => {
    const cells = questions.flatMap(({ id, asked }) =>
      (asked === 'whole_house' ? [null] : directions).map((side) => ({ questionId: id, side })),
    );
    const answers = fc
      .array(fc.constantFrom('yes' as const, 'no' as const), {
        minLength: cells.length,
        maxLength: cells.length,
      })
      .map((values) =>
        cells.map((cell, index) => ({ ...cell, answer: values[index] ?? ('no' as const) })),
      );
    fc.assert(
      fc.property(anUndisputedInput, answers, (input, given) => {
        const answered: ScoreInput = { ...input, answers: given };
        const result = computeScore(answered);
        expect(result.confidence_percent).toBeGreaterThanOrEqual(95);
        expect(result.provisional).toBe(false);
        expect(result.next_questions).toEqual([]);
        expect(result.rows.filter((row) => row.kind === 'not_seen')).toEqual([]);
      }),
      runs,
    );
  });
});
