import { describe, expect, it } from 'vitest';
import { directions } from '../zones/index.ts';
import { allSeen, lookAt, observed, scoreExactly, unknownPlace } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import type { Observation } from '../observations/index.ts';
import type { HazardRow } from './result.ts';

const seen = (...observations: Observation[]): ScoreInput => ({ ...allSeen, observations });

const lookedAfter = [
  observed('zone0_combustible_items', 'south', { extent: 'trace', ...unknownPlace }),
  observed('gutter_debris', null, { extent: 'trace' }),
  observed('zone1_ladder_fuels', 'west', { extent: 'moderate', ...unknownPlace }),
  observed('zone2_tall_dry_grass', 'north', { extent: 'moderate', ...unknownPlace }),
  observed('address_not_visible'),
];

const suburb = [
  observed('zone0_vegetation', 'north', { confidence: 0.95 }),
  observed('zone0_vegetation', 'east', { extent: 'moderate', ...unknownPlace, confidence: 0.9 }),
  observed('zone0_vegetation', 'south', { extent: 'moderate', confidence: 0.9 }),
  observed('zone0_combustible_mulch', 'north', { confidence: 0.9 }),
  observed('zone0_combustible_mulch', 'south', { ...unknownPlace, confidence: 0.7 }),
  observed('attached_combustible_fence', 'east', { confidence: 0.95 }),
  observed('zone0_combustible_items', 'south', {
    extent: 'moderate',
    ...unknownPlace,
    confidence: 0.9,
  }),
  observed('gutter_debris', null, { extent: 'moderate', confidence: 0.8 }),
  observed('tree_overhang_roof_chimney', null, { extent: 'moderate', confidence: 0.9 }),
  observed('vents_unscreened', null, { source: 'owner' }),
  observed('eaves_open', null, { confidence: 0.9 }),
  observed('deck_combustible', null, { confidence: 0.9 }),
  ...(['zone1_continuous_shrubs_trees', 'zone1_dead_vegetation'] as const).map((hazardType) =>
    observed(hazardType, 'south', { extent: 'moderate', ...unknownPlace, confidence: 0.9 }),
  ),
  observed('zone1_ladder_fuels', 'west', { extent: 'moderate', ...unknownPlace, confidence: 0.6 }),
];

const shakeCabin = [
  ...(
    [
      'roof_combustible_covering',
      'roof_debris',
      'gutter_debris',
      'tree_overhang_roof_chimney',
      'siding_combustible',
      'deck_combustible',
      'under_deck_fuel',
      'vents_unscreened',
      'windows_single_pane',
      'eaves_open',
      'lpg_tank_clearance',
    ] as const
  ).map((hazardType) => observed(hazardType)),
  observed('zone0_firewood_lumber', 'west'),
  observed('zone0_dead_debris', 'north'),
  observed('zone0_dead_debris', 'west'),
  observed('zone0_dead_debris', 'south', { extent: 'moderate' }),
  observed('zone0_dead_debris', 'east', { extent: 'moderate' }),
  ...(
    ['zone1_continuous_shrubs_trees', 'zone1_ladder_fuels', 'zone2_brush_tree_continuity'] as const
  ).flatMap((hazardType) => [observed(hazardType, 'north'), observed(hazardType, 'west')]),
  observed('zone1_dead_vegetation', 'north', unknownPlace),
  observed('outbuilding_too_close', 'south', unknownPlace),
];

const lostByDomain = (input: ScoreInput) =>
  Object.fromEntries(scoreExactly(input).domains.map(({ domain, lost }) => [domain, lost]));

/** What a new hazard or weight moves: `vitest run --project domain -u` writes it anew, and the difference is read. */
const figuresOf = ({ hundredths, score, band, range }: ReturnType<typeof scoreExactly>) =>
  `${hundredths / 100}, shown as ${score}, ${band}, ${range.low}-${range.high}`;

describe('worked example A, a well-kept home', () => {
  it('scores 77 although it lost only 6.5 points: dry grass at 30 feet fails an inspection', () => {
    const result = scoreExactly(seen(...lookedAfter));
    expect(result).toMatchObject({ hundredths: 7703, score: 77, band: 'good' });
    expect(result.rows).toContainEqual(
      expect.objectContaining({
        kind: 'ceiling',
        ceiling: 'broken_rules',
        points: 16.43,
        caused_by: ['gutter_debris', 'zone2_tall_dry_grass'],
        fix_together: 20.06,
      }),
    );
    expect(lostByDomain(seen(...lookedAfter))).toMatchObject({
      zone_0: 0.88,
      roof_gutters: 2.4,
      zone_1: 1.23,
      zone_2: 1.23,
      access: 0.8,
    });
  });
});

describe('worked example B, a typical suburban home', () => {
  const result = scoreExactly(seen(...suburb));
  const pointsBy = (property: 'points' | 'fix_only') => {
    const sums: Record<string, number> = {};
    for (const row of result.rows) {
      if (row.kind !== 'hazard') continue;
      sums[row.hazard_type] = (sums[row.hazard_type] ?? 0) + row[property];
    }
    return sums;
  };

  it('is fair', () => {
    expect(figuresOf(result)).toMatchInlineSnapshot(`"56.53, shown as 56, fair, 53-64"`);
  });

  it('deducts the published points for each hazard', () => {
    expect(pointsBy('points')).toMatchInlineSnapshot(`
      {
        "attached_combustible_fence": 4.4,
        "deck_combustible": 4,
        "eaves_open": 5.59,
        "gutter_debris": 3.36,
        "tree_overhang_roof_chimney": 2.8,
        "vents_unscreened": 6,
        "zone0_combustible_items": 1.54,
        "zone0_combustible_mulch": 5.3,
        "zone0_vegetation": 6.97,
        "zone1_continuous_shrubs_trees": 1.23,
        "zone1_dead_vegetation": 1.54,
        "zone1_ladder_fuels": 0.74,
      }
    `);
    const { vents_unscreened: vents, eaves_open: eaves } = pointsBy('fix_only');
    expect({ vents, eaves }).toMatchInlineSnapshot(`
      {
        "eaves": 5.59,
        "vents": 5.59,
      }
    `);
    expect(result.rows.some((row) => row.kind === 'ceiling')).toBe(false);
  });

  it('would reach 100 with everything fixed', () => {
    expect(result.potential).toMatchObject({ score: 100, gain_from_ceiling: 0 });
    expect(result.potential.gain).toBeCloseTo(100 - result.hundredths / 100, 2);
  });

  it('notes only the eaves as past the knee of the domain’s curve', () => {
    const squeezed = result.rows.filter(
      (row): row is HazardRow => row.kind === 'hazard' && row.notes.includes('past_knee'),
    );
    expect(squeezed.map((row) => row.hazard_type)).toEqual(['eaves_open']);
  });

  const threeSides = directions.filter((side) => side !== 'west').map(lookAt);

  it('falls to what is typical, in a wider range, with the west side unseen', () => {
    const unseenWest = scoreExactly({ ...allSeen, photos: threeSides, observations: suburb });
    expect(unseenWest.hundredths).toBeLessThan(result.hundredths);
    expect(figuresOf(unseenWest)).toMatchInlineSnapshot(`"49.57, shown as 49, fair, 42-58"`);
  });

  it('falls less with only the ground on the west side unseen', () => {
    const westWallOnly = { ...lookAt('west'), areas: ['roof', 'siding', 'zone_2'] } as const;
    const unseenGround = scoreExactly({
      ...allSeen,
      photos: [...threeSides, westWallOnly],
      observations: suburb,
    });
    expect(unseenGround.hundredths).toBeLessThan(result.hundredths);
    expect(figuresOf(unseenGround)).toMatchInlineSnapshot(`"52.28, shown as 52, fair, 47-61"`);
  });

  it('climbs to 100 as the plan is carried out, held below Excellent until the last of the first five feet and the rules', () => {
    const plan = [
      'gutter_debris',
      'zone0_combustible_items',
      'zone0_combustible_mulch',
      'zone0_vegetation',
      'vents_unscreened',
      'attached_combustible_fence',
      'zone1_dead_vegetation',
      'tree_overhang_roof_chimney',
      'zone1_ladder_fuels',
      'zone1_continuous_shrubs_trees',
      'eaves_open',
      'deck_combustible',
    ];
    const scores = plan.map((_, index) => {
      const done = plan.slice(0, index + 1);
      const left = suburb.filter((observation) => !done.includes(observation.hazardType));
      return scoreExactly(seen(...left)).hundredths;
    });
    expect(scores.map((score) => Math.floor(score / 100))).toEqual([
      59, 61, 66, 73, 78, 78, 83, 83, 83, 83, 94, 100,
    ]);
    expect(scores.at(-1)).toBe(10_000);
  });
});

describe('worked example C, nothing but a wood roof', () => {
  it('is held at 59 by the ceiling, listed in its own row', () => {
    const result = scoreExactly(seen(observed('roof_combustible_covering')));
    expect(result).toMatchObject({ hundredths: 5900, score: 59, band: 'fair' });
    expect(result.rows).toMatchObject([
      { kind: 'hazard', points: 13.59, fix_only: 41 },
      { kind: 'ceiling', ceiling: 'combustible_roof', limit: 59, points: 27.41 },
    ]);
    expect(result.potential).toMatchObject({ gain: 41, gain_from_hazards: 13.59 });
  });

  it('scores 89.2 in a range of 56-100 while the roof is only 60 % certain', () => {
    const result = scoreExactly(
      seen(observed('roof_combustible_covering', null, { confidence: 0.6 })),
    );
    expect(result.hundredths).toBe(8920);
    expect(result.range).toMatchObject({ low: 56, high: 100 });
    expect(result.next_questions[0]?.question_id).toBe('roof_wood');
  });
});

describe('worked example C2, a neglected shake cabin', () => {
  it('is poor: what is neglected counts for more below a wood roof', () => {
    const result = scoreExactly(seen(...shakeCabin));
    expect(figuresOf(result)).toMatchInlineSnapshot(`"20.02, shown as 20, poor, 19-28"`);
    expect(result.rows.find((row) => row.kind === 'ceiling')).toMatchObject({
      ceiling: 'combustible_roof',
    });
    expect(lostByDomain(seen(...shakeCabin))).toMatchInlineSnapshot(`
      {
        "access": 0,
        "openings": 14.53,
        "roof_gutters": 16.53,
        "walls_decks": 9.07,
        "zone_0": 16.88,
        "zone_1": 10.88,
        "zone_2": 4.5,
      }
    `);
  });

  it('climbs with weekend work, screened vents, then a new roof', () => {
    const weekend = [
      'zone0_firewood_lumber',
      'zone0_dead_debris',
      'under_deck_fuel',
      'roof_debris',
      'gutter_debris',
      'zone1_dead_vegetation',
      'zone1_ladder_fuels',
    ];
    const without = (gone: readonly string[]) =>
      scoreExactly(seen(...shakeCabin.filter(({ hazardType }) => !gone.includes(hazardType))));
    const steps = [weekend, ['vents_unscreened'], ['roof_combustible_covering']];
    const scores = steps.map((_, index) => figuresOf(without(steps.slice(0, index + 1).flat())));
    expect(scores).toMatchInlineSnapshot(`
      [
        "35.76, shown as 35, poor, 35-39",
        "37.68, shown as 37, poor, 37-42",
        "63.64, shown as 63, good, 62-69",
      ]
    `);
  });
});

describe('worked example D, one photo (recomputed: the unseen counts at what is typical)', () => {
  const mulch = observed('zone0_combustible_mulch', 'south', { confidence: 0.9 });

  it('of bark at one wall, sure of nothing else', () => {
    const photo = { ...lookAt('south'), areas: ['zone_0'], judges: [mulch.hazardType] } as const;
    const result = scoreExactly({ ...nothingKnown, photos: [photo], observations: [mulch] });
    expect(figuresOf(result)).toMatchInlineSnapshot(`"45.07, shown as 45, fair, 31-64"`);
  });

  it('of bark at one wall, with that side’s whole strip judged', () => {
    const strip = { ...lookAt('south'), areas: ['zone_0'] } as const;
    const result = scoreExactly({ ...nothingKnown, photos: [strip], observations: [mulch] });
    expect(figuresOf(result)).toMatchInlineSnapshot(`"47.71, shown as 47, fair, 32-66"`);
  });

  it('of one tidy strip lifts the score a little above the typical home', () => {
    const zone0Only = { ...lookAt('south'), areas: ['zone_0'] } as const;
    const tidyStrip = scoreExactly({ ...nothingKnown, photos: [zone0Only] });
    expect(tidyStrip.hundredths).toBeGreaterThan(scoreExactly(nothingKnown).hundredths);
    expect(figuresOf(tidyStrip)).toMatchInlineSnapshot(`"49.38, shown as 49, fair, 33-68"`);
  });
});

describe('one wide photo of one tidy side, looked at by a provider that can judge everything', () => {
  it('stays provisional well below excellent: one wall does not speak for four', () => {
    const result = scoreExactly({ ...nothingKnown, photos: [lookAt('south')] });
    expect(result).toMatchObject({ provisional: true, confidence_percent: 40 });
    expect(figuresOf(result)).toMatchInlineSnapshot(`"61.05, shown as 61, good, 48-71"`);
  });
});

describe('worked example E, plants in the first five feet only', () => {
  const plants = (count: number) =>
    directions.slice(0, count).map((side) => observed('zone0_vegetation', side));

  it('keep a home from Excellent on one side alone', () => {
    expect(scoreExactly(seen(...plants(1))).hundredths).toBe(7767);
  });

  it('cost less for each further side', () => {
    expect(scoreExactly(seen(...plants(2))).hundredths).toBe(7515);
    expect(scoreExactly(seen(...plants(4))).hundredths).toBe(7200);
  });

  it('are held at 66 with bark mulch on all sides, where points alone would give 83', () => {
    const mulch = directions.map((side) => observed('zone0_combustible_mulch', side));
    const result = scoreExactly(seen(...plants(4), ...mulch));
    expect(result.hundredths).toBe(6650);
    expect(result.rows.find((row) => row.kind === 'ceiling')).toMatchObject({
      ceiling: 'fuel_at_the_wall',
      points: 16.5,
      caused_by: ['zone0_vegetation', 'zone0_combustible_mulch'],
      fix_together: 33.5,
    });
  });

  it('add to what is typical when nothing else was seen', () => {
    const scores = [1, 2, 4].map(
      (count) => scoreExactly({ ...nothingKnown, observations: plants(count) }).hundredths,
    );
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(scores).toMatchInlineSnapshot(`
      [
        4463,
        4399,
        4330,
      ]
    `);
  });
});

describe('worked example G, everything present in full', () => {
  it('scores exactly 0, with each domain at its cap', async () => {
    const { hazardCatalog } = await import('../hazards/index.ts');
    const everything = hazardCatalog.flatMap((hazard) =>
      hazard.counted === 'per_side'
        ? directions.map((side) => observed(hazard.id, side))
        : [observed(hazard.id)],
    );
    const result = scoreExactly(seen(...everything));
    expect(result).toMatchObject({ hundredths: 0, score: 0, band: 'poor' });
    expect(result.domains.every((domain) => domain.kept === 0)).toBe(true);
  });
});

describe('a property about which nothing is known', () => {
  const result = scoreExactly(nothingKnown);

  it('starts in the middle of all homes, provisionally', () => {
    expect(result).toMatchObject({ provisional: true, confidence_percent: 0, enough_seen: false });
    expect(result.confirming_unseen_gain).toBeCloseTo(100 - result.hundredths / 100, 2);
    expect(figuresOf(result)).toMatchInlineSnapshot(`"45.92, shown as 45, fair, 31-65"`);
  });

  it('holds back most for plants in the first five feet', () => {
    expect(result.rows[0]).toEqual({
      kind: 'not_seen',
      hazard_type: 'zone0_vegetation',
      domain: 'zone_0',
      sides: directions,
      points: 3.78,
      as_since_2008: false,
    });
  });

  it('asks first about hazards that are both common and uncertain', () => {
    const asked = result.next_questions.map((next) => next.question_id);
    expect(asked.slice(0, 2)).toEqual(['eaves_closed', 'brush_beyond_yard']);
  });

  it('cannot be excellent while the first five feet are unseen', () => {
    const judges = allSeen.photos[0]?.judges.filter((type) => !type.startsWith('zone0')) ?? [];
    const photos = directions.map((side) => ({ ...lookAt(side), judges }));
    expect(scoreExactly({ ...nothingKnown, photos }).band).toBe('good');
  });
});
