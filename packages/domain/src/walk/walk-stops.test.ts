import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  goodAnswerOf,
  questionById,
  questionIds,
  type OwnerAnswer,
} from '../owner-answers/index.ts';
import { computeScore, nothingKnown, whatIf, type ScoreInput } from '../scoring/index.ts';
import { directionOf, houseSides, type HouseSide } from '../sides/index.ts';
import { directions } from '../zones/index.ts';
import {
  isAboutMissingSide,
  missingSideCells,
  mayBeAbsentAt,
  walkStops,
  type WalkStop,
} from './index.ts';

const facing = 'west';
const wholeWalk = walkStops({ start: 'front', missing: [] });

/** Any start, and any sides missing but one. */
const anyWalk = fc.record({
  start: fc.constantFrom(...houseSides),
  missing: fc.subarray([...houseSides], { maxLength: houseSides.length - 1 }),
});

const ids = (stops: readonly WalkStop[]) => stops.map(({ id }) => id);
const asked = (stops: readonly WalkStop[]) => stops.flatMap(({ questions }) => questions);

describe('the walk around the house', () => {
  it('goes around from the front, then to what is asked once', () => {
    expect(ids(wholeWalk).join(' ')).toBe(
      'front:wall front:yard right:wall right:yard back:wall back:yard left:wall left:yard ' +
        'roof walls attached grounds street',
    );
  });

  it('keeps its direction wherever it starts', () => {
    const sides = walkStops({ start: 'back', missing: [] }).map(({ side }) => side);
    expect([...new Set(sides)]).toEqual(['back', 'left', 'front', 'right', null]);
  });

  it('is 12 to 14 screens of 3 to 6 things, fewer where sides are missing', () => {
    expect(wholeWalk.length).toBeGreaterThanOrEqual(12);
    expect(wholeWalk.length).toBeLessThanOrEqual(14);
    for (const { questions } of wholeWalk) {
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(questions.length).toBeLessThanOrEqual(6);
    }
  });

  it('takes at most 45 taps with five photos and eight things to tap, each with its amount and side', () => {
    const [start, results, photos, found] = [1, 1, 5, 8];
    expect(start + wholeWalk.length + photos + found * 3 + results).toBeLessThanOrEqual(45);
  });

  it('asks all of the checklist that is about a hazard, but for the glass that counts for no points', () => {
    const walked = new Set(asked(wholeWalk));
    const left = questionIds.filter((id) => !walked.has(id));
    expect(left).toEqual(['windows_tempered', 'built_since_2008', 'manufactured_home']);
    for (const id of walked) expect(questionById(id).texts.en.tile, id).not.toBeNull();
  });

  it('asks each question about the whole house once, after every side has been seen', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const stops = walkStops(walk);
        const once = stops.filter(({ side }) => side === null);
        expect(stops.slice(-once.length)).toEqual(once);
        expect(asked(once)).toEqual(asked(wholeWalk.filter(({ side }) => side === null)));
        expect(asked(stops).filter((id) => questionById(id).asked === 'whole_house')).toEqual(
          asked(once).filter((id) => questionById(id).asked === 'whole_house'),
        );
      }),
    );
  });

  it('has no stops at sides that do not exist', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const sides = walkStops(walk).flatMap(({ side }) => side ?? []);
        expect(new Set(sides)).toEqual(
          new Set(houseSides.filter((side) => !walk.missing.includes(side))),
        );
      }),
    );
  });

  it('lets the owner say of everything that a home may lack that it isn’t there', () => {
    const absent = wholeWalk
      .filter(({ id }) => !id.endsWith(':yard') || id === 'front:yard')
      .flatMap((stop) => mayBeAbsentAt(stop).map(({ thing }) => thing));
    expect(absent).toEqual([
      'far_land',
      'gutters',
      'vents',
      'eaves',
      'deck',
      'chimney',
      'propane',
      'driveway',
    ]);
    for (const { questions } of wholeWalk.flatMap(mayBeAbsentAt)) {
      for (const id of questions) expect(questionById(id).notApplicable, id).not.toEqual([]);
    }
  });
});

/** Answers to all questions of some stops, the next of `isBad` for each, and of `isMore` for how much of it there is. */
function answersAt(
  stops: readonly WalkStop[],
  isBad: () => boolean,
  isMore?: () => boolean,
): OwnerAnswer[] {
  return stops.flatMap(({ side, questions }) =>
    questions.flatMap((questionId): OwnerAnswer[] => {
      const question = questionById(questionId);
      const good = goodAnswerOf(question) ?? 'no';
      const bad = good === 'yes' ? 'no' : 'yes';
      const sides =
        question.asked === 'whole_house' ? [null] : side ? [directionOf(side, facing)] : directions;
      return sides.map((each) => {
        const answer = isBad() ? bad : good;
        const [least, most] = amountsOf(question, answer);
        const amount = isMore?.() ? most : least;
        return { questionId, side: each, answer, ...(isMore && amount ? { amount } : {}) };
      });
    }),
  );
}

const isGood = () => false;
const isBad = () => true;

/** Takes its values from a list, again from the start once it is used up. */
function taken(values: readonly boolean[]): () => boolean {
  let index = -1;
  return () => {
    index += 1;
    return values[index % values.length] ?? false;
  };
}

const firstHalf = (stops: readonly WalkStop[]) => stops.slice(0, Math.ceil(stops.length / 2));

function known(missing: readonly HouseSide[]): ScoreInput {
  return { ...nothingKnown, notApplicable: missingSideCells(missing, facing) };
}

describe('the score of a walk without a photo', () => {
  const homes = [
    ['everything is fine', isGood],
    ['nothing is', isBad],
    ['every third thing is bad', taken([false, false, true])],
  ] as const;

  it.each(homes)('has a range of at most 12 points where %s', (_home, bad) => {
    const { range } = computeScore({ ...nothingKnown, answers: answersAt(wholeWalk, bad) });
    expect(range.high - range.low).toBeLessThanOrEqual(12);
  });

  const someAnswers = fc.array(fc.boolean(), { minLength: 1, maxLength: 80 });

  it('is at least 95 percent known in a range of 15 points for any home, start and missing sides', () => {
    fc.assert(
      fc.property(anyWalk, someAnswers, someAnswers, (walk, bad, more) => {
        const answers = answersAt(walkStops(walk), taken(bad), taken(more));
        const {
          confidence_percent: confidencePercent,
          low,
          high,
        } = whatIf(known(walk.missing), { answers });
        expect(confidencePercent).toBeGreaterThanOrEqual(95);
        expect(high - low).toBeLessThanOrEqual(15);
      }),
      { numRuns: 40 },
    );
  });

  it.each(houseSides)(
    'is at least 30 percent known after half of the stops from the %s on',
    (start) => {
      const missing = fc.subarray([...houseSides], { maxLength: houseSides.length - 1 });
      fc.assert(
        fc.property(missing, someAnswers, (gone, bad) => {
          const answers = answersAt(firstHalf(walkStops({ start, missing: gone })), taken(bad));
          const { confidence_percent: confidencePercent } = whatIf(known(gone), { answers });
          expect(confidencePercent).toBeGreaterThanOrEqual(30);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('a side that does not exist', () => {
  it('is neither asked about nor to be photographed', () => {
    const {
      coverage,
      next_questions: nextQuestions,
      photo_gains: photoGains,
    } = computeScore(known(['left']));
    const exist = directions.filter((side) => side !== directionOf('left', facing));
    expect(coverage.directions_missing).toEqual(exist);
    expect(photoGains.map(({ side }) => side).sort()).toEqual([...exist].sort());
    expect(new Set(nextQuestions.flatMap(({ sides }) => sides))).toEqual(new Set(exist));
  });

  it('takes its share of every hazard counted by side out of the score', () => {
    const { rows } = computeScore(known(['left']));
    const north = directionOf('left', facing);
    const unseen = rows.flatMap((row) => (row.kind === 'not_seen' ? row.sides : []));
    expect(unseen).not.toContain(north);
    expect(unseen).toContain(directionOf('right', facing));
  });
});

describe('an answer about a side that doesn’t exist', () => {
  it('doesn’t count where its owner named the side of the house', () => {
    const side = directionOf('left', null);
    expect(isAboutMissingSide({ side, saidAs: 'house' }, ['left'], null)).toBe(true);
    expect(isAboutMissingSide({ side, saidAs: 'house' }, ['right'], null)).toBe(false);
  });

  it('counts as long as a compass direction can’t be matched to a side', () => {
    const side = directionOf('left', 'south');
    expect(isAboutMissingSide({ side, saidAs: 'compass' }, ['left'], null)).toBe(false);
    expect(isAboutMissingSide({ side, saidAs: 'compass' }, ['left'], 'south')).toBe(true);
  });

  it('counts for the whole house', () => {
    expect(isAboutMissingSide({ side: null, saidAs: 'house' }, ['left'], 'south')).toBe(false);
  });
});
