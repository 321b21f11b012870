import { describe, expect, it } from 'vitest';
import { hazardCatalog, type HazardTypeId } from '../hazards/index.ts';
import {
  goodAnswerOf,
  questionById,
  questions,
  type OwnerAnswer,
  type QuestionId,
} from '../owner-answers/index.ts';
import type { AreaId, Direction } from '../zones/index.ts';
import { directions } from '../zones/index.ts';
import { observed } from './fixtures.ts';
import { nothingKnown, type PhotoCoverage, type ScoreInput } from './input.ts';
import type { ScoreResult } from './result.ts';
import { computeScore } from './score.ts';

/** Six photos that an uncalibrated model looked at, and the 13 kinds of hazard that it found in them. */
type ModelPhoto = {
  readonly id: string;
  readonly side: Direction;
  readonly inView: readonly AreaId[];
  readonly found: readonly HazardTypeId[];
};

const modelPhotos: readonly ModelPhoto[] = [
  {
    id: 'front',
    side: 'south',
    inView: ['siding', 'zone_0', 'zone_1', 'roof'],
    found: ['zone0_vegetation', 'zone0_combustible_mulch', 'gutter_debris', 'eaves_open'],
  },
  {
    id: 'back',
    side: 'north',
    inView: ['siding', 'zone_0', 'zone_1', 'zone_2'],
    found: ['deck_combustible', 'under_deck_fuel', 'zone1_ladder_fuels'],
  },
  {
    id: 'left',
    side: 'west',
    inView: ['siding', 'zone_0', 'zone_1'],
    found: ['attached_combustible_fence', 'zone0_vegetation'],
  },
  {
    id: 'right',
    side: 'east',
    inView: ['siding', 'zone_0', 'zone_1', 'roof'],
    found: ['zone0_combustible_items', 'zone1_continuous_shrubs_trees'],
  },
  { id: 'roof', side: 'south', inView: ['roof'], found: ['roof_debris'] },
  {
    id: 'yard',
    side: 'south',
    inView: ['zone_1', 'zone_2'],
    found: ['zone1_tall_dry_grass', 'zone2_brush_tree_continuity'],
  },
];

/** What a model can judge where it looks: all but what the owner has to be asked about. */
function judgedIn(areas: readonly AreaId[]): HazardTypeId[] {
  return hazardCatalog
    .filter(({ seenIn, photoReliability }) => {
      return photoReliability !== 'low' && seenIn.some((area) => areas.includes(area));
    })
    .map(({ id }) => id);
}

function asLookedAt(labeled: boolean): ScoreInput {
  const photos = modelPhotos.map(({ id, side, inView }): PhotoCoverage => ({
    photoId: id,
    side: labeled ? side : null,
    sideFrom: labeled ? 'owner' : 'provider',
    areas: labeled ? inView.slice(0, 2) : [],
    areasInView: inView,
    usable: true,
    judges: judgedIn(inView),
  }));
  const observations = modelPhotos.flatMap(({ id, side, found }) =>
    found.map((hazardType) =>
      observed(hazardType, labeled ? side : null, {
        photoId: id,
        confidence: 0.85,
        calibrated: false,
        extent: 'moderate',
        worstPlace: false,
        distanceToStructureFt: null,
      }),
    ),
  );
  return { ...nothingKnown, photos, observations };
}

/** What the owner sees where the model found nothing is fine, and they agree with what it found. */
function allAnswers({ observations }: ScoreInput): OwnerAnswer[] {
  return questions.flatMap((question) => {
    const good = goodAnswerOf(question) ?? 'no';
    const covered = [...question.yes.clear, ...question.no.clear];
    return (question.asked === 'whole_house' ? [null] : directions).map((side) => {
      const isFound = observations.some((observation) => {
        return covered.includes(observation.hazardType) && observation.side === side;
      });
      const bad = good === 'yes' ? 'no' : 'yes';
      return { questionId: question.id, side, answer: isFound ? bad : good };
    });
  });
}

const width = ({ range }: ScoreResult) => range.high - range.low;

describe('enough is seen', () => {
  const clear = (questionId: QuestionId): OwnerAnswer => ({
    questionId,
    side: null,
    answer: goodAnswerOf(questionById(questionId)) ?? 'no',
  });
  const almost = (
    [
      'roof_wood',
      'roof_whole',
      'roof_clean',
      'gutters_clean',
      'gutters_covered',
      'branches_clear',
      'chimney_screened',
      'vents_fine_mesh',
      'pergola_attached',
    ] as const
  ).map(clear);

  it('not at 24 %', () => {
    const result = computeScore({ ...nothingKnown, answers: almost });
    expect(result).toMatchObject({ confidence_percent: 24, enough_seen: false });
  });

  it('from 25 %', () => {
    const result = computeScore({ ...nothingKnown, answers: [...almost, clear('driveway_open')] });
    expect(result).toMatchObject({ confidence_percent: 25, enough_seen: true });
  });
});

describe('six photos with 13 hazards, read by a model', () => {
  const unlabeled = computeScore(asLookedAt(false));
  const labeled = computeScore(asLookedAt(true));
  const input = asLookedAt(true);
  const answered = computeScore({ ...input, answers: allAnswers(input) });

  it('make at least 30 % known without a label', () => {
    expect(unlabeled.confidence_percent).toBeGreaterThanOrEqual(30);
    expect(unlabeled.enough_seen).toBe(true);
  });

  it('count each kind of hazard once, labeled or not', () => {
    const found = new Set(modelPhotos.flatMap((photo) => photo.found)).size;
    expect(found).toBe(13);
    expect(unlabeled.hazards).toHaveLength(found);
    expect(labeled.hazards).toHaveLength(found);
  });

  it('make more than 70 % known with sides labeled', () => {
    expect(labeled.confidence_percent).toBeGreaterThan(70);
  });

  it('leave a range under 30 points with sides labeled', () => {
    expect(width(labeled)).toBeLessThan(30);
  });

  it('leave a range that ends below 95 with sides labeled', () => {
    expect(labeled.range.high).toBeLessThan(95);
  });

  it('leave a range under 15 points after all questions', () => {
    expect(answered.confidence_percent).toBeGreaterThanOrEqual(95);
    expect(width(answered)).toBeLessThan(15);
  });

  it('list evidence in order: photos with a box, photos without, answers', () => {
    const boxed = observed('roof_debris', null, {
      id: 'boxed',
      photoId: 'front',
      confidence: 0.5,
      calibrated: false,
      box: { x: 0, y: 0, width: 0.5, height: 0.5 },
    });
    const { rows } = computeScore({
      ...input,
      observations: [...input.observations, boxed],
      answers: [{ questionId: 'roof_clean', side: null, answer: 'no' }],
    });
    const [row] = rows.filter(
      (each) => each.kind === 'hazard' && each.hazard_type === 'roof_debris',
    );
    const shown = row?.kind === 'hazard' ? row.evidence : [];
    expect(shown.map(({ image_id: imageId, box }) => [imageId, box !== null])).toEqual([
      ['front', true],
      ['roof', false],
      [null, false],
    ]);
  });
});

describe('a “yes” to a question about sides', () => {
  it('adds its sides to the row that photos made', () => {
    const answers = (['north', 'west'] as const).map(
      (side) => ({ questionId: 'mulch_at_wall', side, answer: 'yes' }) as const,
    );
    const { rows, hazards } = computeScore({
      ...nothingKnown,
      observations: [observed('zone0_combustible_mulch', 'south')],
      answers,
    });
    const found = rows.filter((row) => row.kind === 'hazard');
    expect(hazards).toHaveLength(1);
    expect(found).toHaveLength(1);
    expect(found[0]?.sides.map(({ side }) => side)).toEqual(['north', 'south', 'west']);
    expect(found[0]?.evidence).toHaveLength(3);
  });
});

describe('photos of unknown side', () => {
  const plants = (sides: readonly (Direction | null)[]) => {
    const photos = sides.map((side, index): PhotoCoverage => ({
      photoId: `photo-${index}`,
      side,
      sideFrom: 'owner',
      areas: ['zone_0'],
      areasInView: [],
      usable: true,
      judges: ['zone0_vegetation'],
    }));
    return computeScore({ ...nothingKnown, photos });
  };
  const pointsNotSeen = (result: ScoreResult) =>
    result.rows.find((row) => row.kind === 'not_seen' && row.hazard_type === 'zone0_vegetation')
      ?.points ?? 0;

  const pointsNotSeenWith = (count: number) =>
    pointsNotSeen(plants(Array.from({ length: count }, () => null)));

  it('each show a little more', () => {
    const notSeen = [0, 1, 2, 3].map(pointsNotSeenWith);
    expect(notSeen[3]).toBeLessThan(notSeen[2] ?? 0);
    expect(notSeen[2]).toBeLessThan(notSeen[1] ?? 0);
    expect(notSeen[1]).toBeLessThan(notSeen[0] ?? 0);
  });

  it('show nothing more after the third', () => {
    expect([4, 9].map(pointsNotSeenWith)).toEqual([pointsNotSeenWith(3), pointsNotSeenWith(3)]);
  });

  it('show more once a side is known', () => {
    expect(pointsNotSeen(plants(['north', null, null]))).toBeLessThan(
      pointsNotSeen(plants([null, null, null])),
    );
  });

  it('clear no side of a hazard that they show', () => {
    const photos: PhotoCoverage[] = [
      {
        photoId: 'photo',
        side: null,
        sideFrom: 'owner',
        areas: ['zone_0'],
        areasInView: [],
        usable: true,
        judges: ['zone0_vegetation'],
      },
    ];
    const found = { ...nothingKnown, observations: [observed('zone0_vegetation')] };
    expect(computeScore({ ...found, photos }).confidence_percent).toBe(
      computeScore(found).confidence_percent,
    );
  });
});
