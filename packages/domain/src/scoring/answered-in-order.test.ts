import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import {
  goodAnswerOf,
  questionById,
  type OwnerAnswer,
  type QuestionId,
} from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import { anObservation } from './arbitraries.ts';
import { scoreExactly } from './fixtures.ts';
import { nothingKnown, type PhotoCoverage, type ScoreInput } from './input.ts';
import type { NextQuestion } from './result.ts';

/** What a photo lets a model judge of a wall and the ground before it, labeled with its side or not. */
function seen(photoId: string, side: PhotoCoverage['side']): PhotoCoverage {
  const areasInView = ['siding', 'zone_0', 'zone_1'] as const;
  const sideFrom = 'owner';
  return { photoId, side, sideFrom, areas: [], areasInView, usable: true, judges: hazardTypeIds };
}

const somePhotos = (labeled: boolean) =>
  fc.array(anObservation, { maxLength: 12 }).map((observations) => ({
    ...nothingKnown,
    observations,
    photos: ['a', 'b', 'c', 'd'].map((id, index) =>
      seen(id, labeled ? (directions[index] ?? null) : null),
    ),
  }));

/** More than there are sides and questions. */
const yesOrNo = fc.array(fc.constantFrom('yes' as const, 'no' as const), {
  minLength: 200,
  maxLength: 200,
});

/** The answers to one question: by side, as far as it is asked by side. */
function answersTo(
  { question_id: questionId, sides }: NextQuestion,
  nextAnswer: () => 'yes' | 'no',
): OwnerAnswer[] {
  const bySide = questionById(questionId).asked === 'each_side' ? sides : [null];
  return bySide.map((side) => ({ questionId, side, answer: nextAnswer() }));
}

type Scored = ReturnType<typeof scoreExactly>;

type Walk = { readonly results: readonly Scored[] };

/** Answers the first question until none is left. */
function walkThrough(home: ScoreInput, nextAnswer: () => 'yes' | 'no'): Walk {
  const results = [scoreExactly(home)];
  let input = home;
  for (;;) {
    const next = results.at(-1)?.next_questions[0];
    if (next === undefined) return { results };
    input = { ...input, answers: [...input.answers, ...answersTo(next, nextAnswer)] };
    results.push(scoreExactly(input));
  }
}

/** The same homes each time, so that what is measured on them stays comparable. */
const fixed = { seed: 12, numRuns: 2 };
const walks: Walk[] = [];

beforeAll(() => {
  for (const homes of [fc.constant(nothingKnown), somePhotos(false), somePhotos(true)]) {
    for (const [home, answers] of fc.sample(fc.tuple(homes, yesOrNo), fixed)) {
      const ahead = answers.values();
      walks.push(walkThrough(home, () => ahead.next().value ?? 'no'));
    }
  }
}, 60_000);

const widthOf = ({ exact }: Scored) => exact.highHundredths - exact.lowHundredths;

type Widening = { readonly questionId: QuestionId; readonly by: number };

/** How much each answer widened the range, in hundredths; negative where it narrowed. */
function widenings(): Widening[] {
  return walks.flatMap(({ results }) =>
    results.slice(1).flatMap((after, index) => {
      const before = results[index];
      const [asked] = before?.next_questions ?? [];
      if (!before || !asked) return [];
      return [{ questionId: asked.question_id, by: widthOf(after) - widthOf(before) }];
    }),
  );
}

describe('answering the first question until none is left', () => {
  it('never makes less known', () => {
    for (const { results } of walks) {
      const known = results.map((result) => result.confidence_percent);
      expect(known).toEqual([...known].sort((one, other) => one - other));
    }
  });

  it('narrows the range with most answers about what takes points', () => {
    const all = widenings().filter(
      ({ questionId }) => goodAnswerOf(questionById(questionId)) !== null,
    );
    const narrowing = all.filter(({ by }) => by < 0);
    expect(narrowing.length / all.length).toBeGreaterThan(0.8);
  });

  it('hardly ever widens the range', () => {
    const all = widenings();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ by }) => by >= 50).length / all.length).toBeLessThan(0.02);
  });

  it('never widens the range by much', () => {
    expect(Math.max(...widenings().map(({ by }) => by))).toBeLessThan(150);
  });
});
