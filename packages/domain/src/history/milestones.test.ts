import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesAsked } from '../scoring/arbitraries.ts';
import {
  changeSince,
  foldMilestones,
  milestoneGroups,
  sittingPauseHours,
  type GroupEnd,
  type ResultGroup,
  type StoredResult,
} from './milestones.ts';
import type { ResultFacts } from './result-changes.ts';

const hour = 60 * 60 * 1000;

type Stored = StoredResult & {
  readonly score: number;
  readonly answers: number;
  readonly photos: number;
  readonly done: number;
  readonly enough: boolean;
};

const result = (hours: number, given: Partial<Stored> = {}): Stored => ({
  at: hours * hour,
  reason: 'answer',
  weightsVersion: '1',
  score: 40,
  answers: 0,
  photos: 0,
  done: 0,
  enough: true,
  ...given,
});

const work = ['gutter_debris', 'roof_debris', 'zone0_firewood_lumber'] as const;

const factsOf = ({ weightsVersion, answers, photos, done }: Stored): ResultFacts => ({
  weightsVersion,
  provider: 'built-in',
  hazardTypes: [],
  reportedDone: work.slice(0, done),
  confirmedGone: [],
  photos: Array.from({ length: photos }, (_, photo) => ({ id: `${photo}`, labels: '' })),
  answers: Array.from({ length: answers }, (_, side) => ({
    questionId: 'roof_wood' as const,
    side: `${side}`,
    answer: 'no' as const,
  })),
  disputes: [],
});

const endOf = ({
  results,
  opensSitting,
}: ResultGroup<Stored>): GroupEnd<ReturnType<typeof figuresOf>>[] => {
  const last = results.at(-1);
  if (last === undefined) return [];
  return [
    { figures: figuresOf(last), facts: factsOf(last), opensSitting, results: results.length },
  ];
};

const figuresOf = ({ score, at, enough }: Stored) => ({
  created_at: `hour ${at / hour}`,
  dss_score: score,
  range: { low: score - 5, high: score + 5 },
  enough_seen: enough,
  exposure: null,
});

const milestonesOf = (results: readonly Stored[]) =>
  foldMilestones(milestoneGroups(results).flatMap(endOf), true);

describe('milestones', () => {
  it('fold the taps of an afternoon into one, with all it rests on', () => {
    const taps = Array.from({ length: 75 }, (_, tap) => result(tap / 30, { answers: tap + 1 }));
    const milestones = milestonesOf(taps);
    expect(milestones).toMatchObject([
      { kind: 'first', results: 75, difference: null, changes: { answers_given: ['roof_wood'] } },
    ]);
  });

  it.each([
    [sittingPauseHours, 1],
    [sittingPauseHours + 0.01, 2],
  ])('end after a pause of %s hours: %s', (pause, count) => {
    expect(milestonesOf([result(0), result(pause, { answers: 1 })])).toHaveLength(count);
  });

  it('keep finished work apart from what was said in the same sitting', () => {
    const milestones = milestonesOf([
      result(0, { answers: 1 }),
      result(1, { answers: 1, done: 1, score: 42, reason: 'action_done' }),
      result(1.1, { answers: 1, done: 2, score: 46, reason: 'action_done' }),
      result(2, { answers: 2, done: 2, score: 45 }),
    ]);
    expect(milestones.map(({ kind, difference }) => [kind, difference])).toEqual([
      ['first', null],
      ['work', 6],
      ['questions', -1],
    ]);
    expect(milestones[1]?.changes.work_said).toEqual(['gutter_debris', 'roof_debris']);
  });

  it('have the first result with other weights alone, whatever else is new in it', () => {
    const milestones = milestonesOf([
      result(0, { answers: 1 }),
      result(1, { answers: 2, weightsVersion: '2', score: 50 }),
      result(1.1, { answers: 3, weightsVersion: '2', score: 51 }),
    ]);
    expect(milestones.map(({ kind, results }) => [kind, results])).toEqual([
      ['first', 1],
      ['weights', 1],
      ['questions', 1],
    ]);
  });

  it('have new photos and other kinds of changes by the most telling of them', () => {
    expect(
      milestonesOf([
        result(0),
        result(10, { photos: 2, answers: 1 }),
        result(20, { photos: 2, answers: 1, score: 41 }),
      ]).map(({ kind }) => kind),
    ).toEqual(['first', 'photos', 'other']);
  });

  it('are none where nothing changed, or where work was said and taken back at once', () => {
    const milestones = milestonesOf([
      result(0),
      result(30, { reason: 'rerun' }),
      result(60, { done: 1, score: 44, reason: 'action_done' }),
      result(60.1, { reason: 'action_done' }),
    ]);
    expect(milestones).toMatchObject([{ kind: 'first', results: 4 }]);
  });

  it('have no difference where one of the two scores is only a range', () => {
    const milestones = milestonesOf([result(0, { enough: false }), result(10, { answers: 3 })]);
    expect(milestones.map(({ difference }) => difference)).toEqual([null, null]);
  });

  it('leave out the oldest group if what it follows is not known', () => {
    const ends = milestoneGroups([result(0), result(10, { answers: 1, score: 43 })]).flatMap(endOf);
    expect(foldMilestones(ends, false)).toMatchObject([{ kind: 'questions', difference: 3 }]);
  });

  const story = fc
    .array(
      fc.record({
        pause: fc.constantFrom(0.01, 1, 3.9, 5, 30, 900),
        reason: fc.constantFrom('answer', 'action_done', 'rerun', 'weights'),
        score: fc.integer({ min: 0, max: 100 }),
        answers: fc.integer({ min: 0, max: 3 }),
        photos: fc.integer({ min: 0, max: 2 }),
        done: fc.integer({ min: 0, max: 3 }),
        weightsVersion: fc.constantFrom('1', '1', '1', '2'),
      }),
      { minLength: 1, maxLength: 30 },
    )
    .map((each) => {
      let hours = 0;
      return each.map(({ pause, ...given }) => {
        hours += pause;
        return result(hours, given);
      });
    });

  it('are never invented: each ends with a stored result, and every result is in one', () => {
    fc.assert(
      fc.property(story, (results) => {
        expect(milestoneGroups(results).flatMap((group) => group.results)).toEqual(results);
        const milestones = milestonesOf(results);
        const stored = results.map(figuresOf);
        for (const milestone of milestones) {
          const { created_at: at, dss_score: score } = milestone;
          expect(stored).toContainEqual(
            expect.objectContaining({ created_at: at, dss_score: score }),
          );
        }
        expect(milestones.reduce((sum, each) => sum + each.results, 0)).toBe(results.length);
      }),
      { numRuns: timesAsked(100) },
    );
  });

  it('end with the score of today, to which the differences add up', () => {
    fc.assert(
      fc.property(story, (results) => {
        const milestones = milestonesOf(results);
        const now = results.at(-1)?.score ?? NaN;
        expect(milestones.at(-1)?.dss_score).toBe(now);
        const sum = milestones.reduce((points, { difference }) => points + (difference ?? 0), 0);
        expect((milestones[0]?.dss_score ?? NaN) + sum).toBe(now);
      }),
      { numRuns: timesAsked(100) },
    );
  });

  it('name new weights wherever a score was made with others than the one before', () => {
    fc.assert(
      fc.property(story, (results) => {
        const switches = results.filter(
          ({ weightsVersion }, index) =>
            index > 0 && results[index - 1]?.weightsVersion !== weightsVersion,
        );
        const named = milestonesOf(results).filter(({ kind }) => kind === 'weights');
        expect(named.map(({ created_at: at }) => at)).toEqual(
          switches.map((each) => figuresOf(each).created_at),
        );
      }),
      { numRuns: timesAsked(100) },
    );
  });
});

describe('the change since before', () => {
  it('counts from the oldest score, not from the present sitting', () => {
    const milestones = milestonesOf([
      result(0, { enough: false, score: 50 }),
      result(10, { answers: 1, score: 41 }),
      result(500, { answers: 2, score: 44 }),
      result(900, { answers: 3, score: 43 }),
      result(901, { answers: 3, done: 1, score: 47, reason: 'action_done' }),
    ]);
    expect(changeSince(milestones)).toEqual({
      points: 6,
      since: 'hour 10',
    });
  });

  it('counts from before a sitting that began with an analysis that changed nothing', () => {
    const milestones = milestonesOf([
      result(0),
      result(30, { reason: 'rerun' }),
      result(30.1, { done: 1, score: 44, reason: 'action_done' }),
    ]);
    expect(changeSince(milestones)).toEqual({ points: 4, since: 'hour 0' });
  });

  it.each<[string, Stored[]]>([
    ['in the first sitting', [result(0), result(1, { done: 1, reason: 'action_done' })]],
    ['while only a range is known', [result(0), result(90, { answers: 1, enough: false })]],
    ['before there is a result', []],
    [
      'if all that is older has other weights',
      [
        result(0),
        result(90, { weightsVersion: '2' }),
        result(91, { answers: 1, weightsVersion: '2' }),
      ],
    ],
  ])('is none %s', (_when, results) => {
    expect(changeSince(milestonesOf(results))).toBeNull();
  });

  it('never compares across other weights: it counts from the first score with those of now', () => {
    const milestones = milestonesOf([
      result(0, { score: 30 }),
      result(90, { weightsVersion: '2', score: 60 }),
      result(200, { weightsVersion: '2', score: 63, done: 1, reason: 'action_done' }),
    ]);
    expect(changeSince(milestones)).toEqual({
      points: 3,
      since: 'hour 90',
    });
  });

  const scored = fc.array(
    fc.record({
      pause: fc.constantFrom(1, 5, 900),
      score: fc.integer({ min: 0, max: 100 }),
      weightsVersion: fc.constantFrom('1', '2'),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('is always between two scores of the same weights', () => {
    fc.assert(
      fc.property(scored, (scores) => {
        let hours = 0;
        const results = scores.map(({ pause, ...given }, index) => {
          hours += pause;
          return result(hours, { ...given, answers: index });
        });
        const found = changeSince(milestonesOf(results));
        if (found === null) return;
        const from = results.find((each) => figuresOf(each).created_at === found.since);
        const now = results.at(-1);
        expect(from?.weightsVersion).toBe(now?.weightsVersion);
        expect(found.points).toBe((now?.score ?? NaN) - (from?.score ?? NaN));
      }),
      { numRuns: timesAsked(200) },
    );
  });
});
