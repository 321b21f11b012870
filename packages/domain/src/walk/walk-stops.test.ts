import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goodAnswerOf,
  questionById,
  questionIds,
  type OwnerAnswer,
  type QuestionId,
} from '../owner-answers/index.ts';
import { computeScore, nothingKnown, whatIf, type ScoreInput } from '../scoring/index.ts';
import { directionOf, houseSides, type HouseSide } from '../sides/index.ts';
import { directions } from '../zones/index.ts';
import {
  askedAbout,
  isAboutMissingSide,
  missingSideCells,
  mostQuestionsAtStop,
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
  it('goes around from the front door, then to the roof and the home as a whole', () => {
    expect(ids(wholeWalk).join(' ')).toBe(
      'front:step_back front:wall front:yard right:step_back right:wall right:yard ' +
        'back:step_back back:wall back:yard left:step_back left:wall left:yard roof house',
    );
  });

  it('keeps its direction wherever it starts', () => {
    const sides = walkStops({ start: 'back', missing: [] }).map(({ side }) => side);
    expect([...new Set(sides)]).toEqual(['back', 'left', 'front', 'right', null]);
  });

  it('takes at most 75 taps with six photos, and something found in answer to every question', () => {
    const toStart = 1;
    const photos = 6;
    // Which side it is on is asked where the stop doesn't say, and answered by a tap.
    const sidesOfFinds = (stops: readonly WalkStop[]) =>
      asked(stops.filter(({ side }) => side === null)).filter(
        (id) => questionById(id).asked === 'each_side',
      ).length;
    const taps = (stops: readonly WalkStop[]) =>
      toStart + asked(stops).length + photos + sidesOfFinds(stops);
    expect(taps(wholeWalk)).toBeLessThanOrEqual(75);
    fc.assert(
      fc.property(anyWalk, (walk) => {
        expect(taps(walkStops(walk))).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('asks at most five questions at a stop', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const { questions } of walkStops(walk)) {
          expect(questions.length).toBeGreaterThan(0);
          expect(questions.length).toBeLessThanOrEqual(mostQuestionsAtStop);
        }
      }),
    );
  });

  it('asks all of the checklist but what is worth nearly nothing', () => {
    const walked = new Set(asked(wholeWalk));
    expect(questionIds.filter((id) => !walked.has(id))).toEqual([
      'windows_tempered',
      'built_since_2008',
      'manufactured_home',
      'double_fence',
      'propane_clear',
      'slope_below',
      'neighbor_near',
      'on_ridge',
    ]);
  });

  it('asks at the wall what shows only up close, unless no wall has room', () => {
    const upClose: readonly QuestionId[] = [
      'vents_fine_mesh',
      'windows_two_panes',
      'gaps_sealed',
      'wall_base_bare',
      'under_deck_clear',
      'mulch_at_wall',
    ];
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const { id, kind, questions } of walkStops(walk)) {
          if (kind === 'wall' || id.startsWith('house_')) continue;
          expect(questions.filter((questionId) => upClose.includes(questionId))).toEqual([]);
        }
      }),
    );
  });

  it('asks each question about the whole house once, whatever sides are missing', () => {
    const once = (stops: readonly WalkStop[]) =>
      asked(stops).filter((id) => questionById(id).asked === 'whole_house');
    fc.assert(
      fc.property(anyWalk, (walk) => {
        expect([...once(walkStops(walk))].sort()).toEqual([...once(wholeWalk)].sort());
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

  it('asks what differs from wall to wall once all walls have been seen', () => {
    const about = (stops: readonly WalkStop[], questionId: QuestionId) => {
      const stop = stops.find(({ questions }) => questions.includes(questionId));
      return stop && askedAbout(stops, stop, questionId);
    };
    const varies = ['deck_unburnable', 'gaps_sealed', 'wall_base_bare'] as const;
    fc.assert(
      fc.property(anyWalk, (walk) => {
        expect(varies.map((id) => about(walkStops(walk), id))).toEqual(varies.map(() => 'house'));
      }),
    );
    expect(about(wholeWalk, 'pergola_attached')).toBe('house');
  });

  it('has room for everything at the sides of a house with all four', () => {
    for (const start of houseSides) {
      expect(ids(walkStops({ start, missing: [] })).at(-1)).toBe('house');
    }
  });

  it('says of whatever else is about the whole house that sides are still to come', () => {
    const soFar = wholeWalk.flatMap((stop) =>
      stop.questions.filter((id) => askedAbout(wholeWalk, stop, id) === 'house_so_far'),
    );
    expect(soFar).toEqual([
      'roof_wood',
      'windows_two_panes',
      'siding_unburnable',
      'vents_fine_mesh',
      'eaves_closed',
      'chimney_screened',
      'under_deck_clear',
    ]);
  });

  it('moves nothing to a side that was already passed when another is left out', () => {
    fc.assert(
      fc.property(anyWalk, fc.constantFrom(...houseSides), ({ start, missing }, gone) => {
        const before = walkStops({ start, missing });
        const after = walkStops({ start, missing: [...missing, gone] });
        const at = before.findIndex(({ side }) => side === gone);
        if (at === -1) return;
        expect(after.slice(0, at)).toEqual(before.slice(0, at));
      }),
    );
  });

  it('asks at a later side what would have been asked at a missing one', () => {
    const stops = walkStops({ start: 'front', missing: ['right', 'left'] });
    const atBackWall = stops.find(({ id }) => id === 'back:wall')?.questions;
    expect(atBackWall).toContain('vents_fine_mesh');
  });

  it('asks last what no later side has room for', () => {
    const stops = walkStops({ start: 'front', missing: ['right', 'left'] });
    expect(stops.at(-1)).toEqual({
      id: 'house_2',
      kind: 'house',
      side: null,
      area: 'zone_1',
      questions: [
        'siding_unburnable',
        'deck_unburnable',
        'pergola_attached',
        'gaps_sealed',
        'wall_base_bare',
      ],
    });
  });
});

/** Answers to all questions of some stops, the next of `isBad` for each. */
function answersAt(stops: readonly WalkStop[], isBad: () => boolean): OwnerAnswer[] {
  return stops.flatMap(({ side, questions }) =>
    questions.flatMap((questionId): OwnerAnswer[] => {
      const question = questionById(questionId);
      const good = goodAnswerOf(question) ?? 'no';
      const bad = good === 'yes' ? 'no' : 'yes';
      const sides =
        question.asked === 'whole_house' ? [null] : side ? [directionOf(side, facing)] : directions;
      return sides.map((each) => ({ questionId, side: each, answer: isBad() ? bad : good }));
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

  it.each(homes)('is at least 95 percent known where %s', (_home, bad) => {
    const { confidencePercent, provisional } = computeScore({
      ...nothingKnown,
      answers: answersAt(wholeWalk, bad),
    });
    expect(confidencePercent).toBeGreaterThanOrEqual(95);
    expect(provisional).toBe(false);
  });

  it.each(homes)('has a range of at most 15 points where %s', (_home, bad) => {
    const { range } = computeScore({ ...nothingKnown, answers: answersAt(wholeWalk, bad) });
    expect(range.high - range.low).toBeLessThanOrEqual(15);
  });

  it.each(homes)('is at least 45 percent known after half of the stops where %s', (_home, bad) => {
    const answers = answersAt(firstHalf(wholeWalk), bad);
    const { confidencePercent } = computeScore({ ...nothingKnown, answers });
    expect(confidencePercent).toBeGreaterThanOrEqual(45);
  });

  const someAnswers = fc.array(fc.boolean(), { minLength: 1, maxLength: 80 });

  it('is at least 95 percent known in a range of 15 points for any home, start and missing sides', () => {
    fc.assert(
      fc.property(anyWalk, someAnswers, (walk, bad) => {
        const answers = answersAt(walkStops(walk), taken(bad));
        const { confidencePercent, low, high } = whatIf(known(walk.missing), { answers });
        expect(confidencePercent).toBeGreaterThanOrEqual(95);
        expect(high - low).toBeLessThanOrEqual(15);
      }),
      { numRuns: 40 },
    );
  });

  it.each(houseSides)(
    'is at least 45 percent known after half of the stops from the %s on',
    (start) => {
      const missing = fc.subarray([...houseSides], { maxLength: houseSides.length - 1 });
      fc.assert(
        fc.property(missing, someAnswers, (gone, bad) => {
          const answers = answersAt(firstHalf(walkStops({ start, missing: gone })), taken(bad));
          const { confidencePercent } = whatIf(known(gone), { answers });
          expect(confidencePercent).toBeGreaterThanOrEqual(45);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('a side that does not exist', () => {
  it('is neither asked about nor to be photographed', () => {
    const { coverage, nextQuestions, photoGains } = computeScore(known(['left']));
    const exist = directions.filter((side) => side !== directionOf('left', facing));
    expect(coverage.directionsMissing).toEqual(exist);
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
