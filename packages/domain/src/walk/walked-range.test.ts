import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  questionById,
  type AnswerAmount,
  type OwnerAnswer,
  type QuestionId,
} from '../owner-answers/index.ts';
import { builtInProvider } from '../observations/index.ts';
import { programLists, programTables } from '../program-tables/index.ts';
import { hazardById } from '../hazards/index.ts';
import { computeFigures, computeScore, nothingKnown, type ScoreInput } from '../scoring/index.ts';
import { directions } from '../zones/index.ts';
import { directionOf } from '../sides/index.ts';
import { denyTile, leaveStop, needsAnswer, tileOf } from './tiles.ts';
import { walkStops, type WalkStop } from './walk-stops.ts';

type Found = {
  readonly stop: WalkStop;
  readonly questionId: QuestionId;
  readonly amount: AnswerAmount | undefined;
};

const stops = walkStops({ start: 'front', missing: [] });

/** Everything that a tile says, with the amount where there is one to say. */
const all: readonly Found[] = stops.flatMap((stop) =>
  stop.questions.flatMap((questionId) => {
    const question = questionById(questionId);
    const amounts = amountsOf(question, question.danger);
    const said = amounts.length === 0 ? [undefined] : amounts;
    return said.map((amount) => ({ stop, questionId, amount }));
  }),
);

/**
 * The answers of a whole walk on which these tiles were tapped, and no other.
 * @param denies whether “No” is tapped where looking alone doesn't settle it
 */
function walkWith(found: readonly Found[], denies = true): OwnerAnswer[] {
  return stops.flatMap((stop) =>
    stop.questions.map((questionId): OwnerAnswer => {
      const { asked, danger } = questionById(questionId);
      const side =
        stop.side !== null && asked === 'each_side' ? directionOf(stop.side, 'south') : null;
      const tapped = found.find((each) => each.stop === stop && each.questionId === questionId);
      if (tapped) return { questionId, side, answer: danger, amount: tapped.amount };
      const open = tileOf(questionId, undefined, null);
      const [left] =
        denies && needsAnswer(open) ? [denyTile(open)] : leaveStop([open], 'not_there');
      return { questionId, side, answer: left?.answer ?? 'not_sure' };
    }),
  );
}

function widthOf(found: readonly Found[], seen: ScoreInput = nothingKnown): number {
  const { range } = computeFigures({ ...seen, answers: walkWith(found) });
  return range.high - range.low;
}

const readByColor = [
  'zone0_vegetation',
  'zone0_dead_debris',
  'zone1_tall_dry_grass',
  'zone2_tall_dry_grass',
] as const;

/** A photo of each side, in which the analyzer that needs no model reads everything that it can. */
const photosWithoutModel: ScoreInput = {
  ...nothingKnown,
  photos: directions.map((side) => ({
    photoId: side,
    side,
    sideFrom: 'owner',
    areas: ['zone_0', 'zone_1'],
    areasInView: [],
    usable: true,
    judges: readByColor,
  })),
  observations: directions.flatMap((side) =>
    readByColor.map((hazardType) => ({
      id: `${hazardType} ${side}`,
      hazardType,
      side,
      extent: 'extensive',
      distanceToStructureFt: null,
      worstPlace: false,
      slope: null,
      confidence: 0.8,
      source: 'provider',
      provider: builtInProvider,
      calibrated: false,
      photoId: side,
      questionId: null,
      area: 'zone_0',
      box: null,
      explanation: '',
    })),
  ),
};

/** What is found at typical homes, with its amount. */
const typicalHomes: readonly (readonly Found[])[] = [
  [
    ['front:wall', 'plants_at_wall', 'a_little'],
    ['front:wall', 'mulch_at_wall'],
    ['right:wall', 'fence_attached'],
    ['right:yard', 'neighbor_near'],
    ['back:wall', 'things_at_wall', 'a_little'],
    ['back:yard', 'dry_grass_in_yard', 'a_little'],
    ['roof', 'gutters_covered'],
    ['walls', 'vents_fine_mesh'],
    ['attached', 'deck_unburnable'],
    ['grounds', 'woodpile_in_yard'],
  ],
  [['front:wall', 'plants_at_wall', 'a_little']],
].map((found) =>
  found.flatMap(([stopId, id, amount]) =>
    all
      .filter(
        (each) =>
          each.stop.id === stopId &&
          each.questionId === id &&
          (amount === undefined || each.amount === amount),
      )
      .slice(0, 1),
  ),
);

/** Every pair of a fixed, scattered choice. */
const pairs = all.flatMap((one, index) =>
  [11, 29, 53, 71].map((step) => [one, all[(index + step) % all.length] ?? one]),
);

describe('a home that was walked around whole', () => {
  it('with nothing found has a narrow range, for what may have been overlooked', () => {
    expect(widthOf([])).toBeLessThan(10);
    expect(widthOf([])).toMatchInlineSnapshot(`7`);
  });

  it('has a lower and wider range where nothing is said of what looking doesn’t settle', () => {
    const said = computeFigures({ ...nothingKnown, answers: walkWith([]) }).range;
    const silent = computeFigures({ ...nothingKnown, answers: walkWith([], false) }).range;
    expect(silent.low).toBeLessThan(said.low);
    expect(silent.high - silent.low).toBeGreaterThan(said.high - said.low);
  });

  it('has a narrower range once what looking doesn’t settle was said after all', () => {
    const widths = [[], ...typicalHomes].map((found) =>
      [false, true].map((denies) => {
        const { range } = computeFigures({ ...nothingKnown, answers: walkWith(found, denies) });
        return range.high - range.low;
      }),
    );
    for (const [silent = 0, said = 0] of widths) expect(said).toBeLessThan(silent);
  });

  it('meets no item of a program by silence about what looking doesn’t settle', () => {
    const answers = walkWith([], false);
    const { rows } = computeScore({ ...nothingKnown, answers });
    const tables = programTables(
      {
        explanation: {
          rows: rows.flatMap((row) => (row.kind === 'not_seen' ? [{ ...row, points: 0 }] : [])),
          unsure: [],
          set_aside: [],
          after_photos: [],
          context: [],
          disagreements: [],
        },
        seen: { photos: [], observations: [] },
        answers: answers.map(({ questionId, side, answer }) => ({
          question_id: questionId,
          side,
          answer,
        })),
      },
      'SRA',
    );
    const met = new Set(
      tables.flatMap(({ items }) =>
        items.filter(({ state }) => state === 'met').map(({ id }) => id),
      ),
    );
    expect(met).toContain('enclosed_eaves');
    const silent = programLists
      .flatMap(({ items }) => items)
      .filter(({ hazardTypes }) =>
        hazardTypes.some((type) => hazardById(type).untapped === 'unanswered'),
      );
    expect(silent.map(({ id }) => id)).toContain('cleared_under_decks');
    expect(silent.filter(({ id }) => met.has(id))).toEqual([]);
  });

  it.each(all.map((found) => [found.stop.id, found.questionId, found.amount ?? 'there', found]))(
    'with nothing found at %s but %s, %s, has a range of at most 12 points',
    (_stop, _question, _amount, found) => {
      expect(widthOf([found])).toBeLessThanOrEqual(12);
    },
  );

  it('has no wider one with photos at which no model looked', () => {
    for (const found of [[], ...all.map((each) => [each])]) {
      expect(widthOf(found, photosWithoutModel)).toBeLessThanOrEqual(12);
    }
  });

  it('with two things found has such a range 19 times of 20, and never one of more than 15', () => {
    const widths = pairs.map((found) => widthOf(found));
    expect(Math.max(...widths)).toBeLessThanOrEqual(15);
    const narrow = widths.filter((width) => width <= 12);
    expect(narrow.length / widths.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has a wider range where how much there is wasn’t said', () => {
    const said = all.filter(({ amount }) => amount === 'a_little' || amount === 'a_lot');
    for (const found of said) {
      expect(widthOf([{ ...found, amount: undefined }])).toBeGreaterThanOrEqual(
        widthOf([found]) - 1,
      );
    }
  });
});
