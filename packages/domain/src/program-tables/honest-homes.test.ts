import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterFacts } from '../appeal-letter/index.ts';
import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { questions, type QuestionId } from '../owner-answers/index.ts';
import { timesAsked } from '../scoring/arbitraries.ts';
import { computeScore, nothingKnown } from '../scoring/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import type { ProgramItemId } from './program-items.ts';
import { programTables, type ProgramEvidence } from './program-tables.ts';

/**
 * Random homes whose owners answer every question honestly, by its words. What the product then states of the home must be true of
 * it. A fact is finer than a question on purpose: a juniper three feet from the wall touches nothing. Whoever changes a
 * question's words changes here which facts they name.
 */
const sideFacts = [
  'wood fence meets the house',
  'composite fence runs along the wall, three feet away',
  'reed fence runs along the wall, three feet away',
  'wood fence runs along the deck, three feet away',
  'metal fence meets the house',
  'dead leaves in the strip',
  'dead weeds in the strip',
  'dead leaves three feet from the deck',
  'shrub touches the wall',
  'juniper three feet from the wall',
  'juniper three feet from the deck',
  'pot with succulents in the strip',
  'lawn in the strip',
  'bark in the strip',
  'cocoa hulls in the strip',
  'artificial turf in the strip',
  'pine straw in the strip',
  'bark three feet from the deck',
  'gravel in the strip',
  'trash can in the strip',
  'doormat in the strip',
  'car in the strip',
  'wood bench three feet from the deck',
  'firewood in the strip',
  'firewood three feet from the deck',
  'uncovered firewood in the yard',
  'firewood under a fire-resistant cover in the yard',
  'dead shrub in the yard',
  'pile of leaves in the yard',
  'hedge in the yard',
  'limb at four feet in the yard',
  'flowers under a tree in the yard',
  'tall dry grass in the yard',
  'arborvitae in the yard',
  'palm with dead fronds in the yard',
  'wood shed in the yard',
  'wood gazebo in the yard',
  'metal shed in the yard',
  'unbroken brush beyond the yard',
  'tall dry grass beyond the yard',
  'house next door at twenty feet',
] as const;

const houseFacts = [
  'unrated wood shakes',
  'Class A wood shakes',
  'other roofing without a rating',
  'shingles missing',
  'cracked skylight',
  'leaves on the roof, seen from the ground',
  'leaves in a valley, hidden from the ground',
  'leaves in the gutter, seen from the ground',
  'leaves in the gutter, hidden from the ground',
  'open metal gutter',
  'metal gutter with a plastic cover',
  'branch touches the roof',
  'branch eight feet from the chimney',
  'open chimney',
  'attic vent with quarter-inch mesh',
  'dryer vent without mesh',
  'open eaves',
  'single panes with shutters',
  'single panes',
  'glass door with one pane',
  'skylight with one pane',
  'panes that are not tempered',
  'one tempered pane of two',
  'gap at a pipe',
  'gap in the siding',
  'gap at an outside door',
  'wood siding',
  'asphalt siding',
  'adobe walls',
  'wood siding down to the ground',
  'wood siding down to the deck',
  'wood boards on the deck',
  'composite boards on the deck',
  'wood porch stairs',
  'leaves under the deck',
  'lumber under the deck',
  'metal bicycle under the deck',
  'wood pergola on the wall',
  'wood awning on the wall',
  'bamboo trellis on the wall',
  'wood pergola that stands alone, three feet from the wall',
  'wood pergola three feet from the deck',
  'two wood fences back to back',
  'long wood fence beyond five feet',
  'propane tank near the house',
  'shrub six feet from the propane tank',
  'dry shrub fifteen feet from the propane tank',
  'narrow driveway',
  'three-inch house number',
] as const;

type Fact = (typeof sideFacts)[number] | (typeof houseFacts)[number];

/** What says nothing of a hazard, nor of an item. */
type OfNoFact = 'slope_below' | 'on_ridge' | 'built_since_2008' | 'manufactured_home';

/** The facts that a question's words name: with one of them, the honest answer is the one that reports the hazard. */
const named: Readonly<Record<Exclude<QuestionId, OfNoFact>, readonly Fact[]>> = {
  roof_wood: ['unrated wood shakes', 'Class A wood shakes'],
  roof_whole: ['shingles missing', 'cracked skylight'],
  roof_clean: ['leaves on the roof, seen from the ground'],
  gutters_clean: ['leaves in the gutter, seen from the ground'],
  gutters_covered: ['open metal gutter', 'metal gutter with a plastic cover'],
  branches_clear: ['branch touches the roof', 'branch eight feet from the chimney'],
  chimney_screened: ['open chimney'],
  vents_fine_mesh: ['attic vent with quarter-inch mesh'],
  eaves_closed: ['open eaves'],
  windows_two_panes: [
    'single panes',
    'single panes with shutters',
    'glass door with one pane',
    'skylight with one pane',
  ],
  windows_tempered: ['panes that are not tempered', 'one tempered pane of two'],
  gaps_sealed: ['gap at a pipe', 'gap in the siding', 'gap at an outside door'],
  siding_unburnable: [
    'wood siding',
    'asphalt siding',
    'wood siding down to the ground',
    'wood siding down to the deck',
  ],
  wall_base_bare: ['wood siding down to the ground', 'wood siding down to the deck'],
  deck_unburnable: ['wood boards on the deck', 'wood porch stairs'],
  under_deck_clear: ['leaves under the deck', 'lumber under the deck'],
  pergola_attached: [
    'wood pergola on the wall',
    'wood awning on the wall',
    'bamboo trellis on the wall',
    'wood pergola that stands alone, three feet from the wall',
    'wood pergola three feet from the deck',
  ],
  fence_attached: [
    'wood fence meets the house',
    'composite fence runs along the wall, three feet away',
    'reed fence runs along the wall, three feet away',
    'wood fence runs along the deck, three feet away',
  ],
  five_feet_kept: [
    'dead leaves in the strip',
    'dead weeds in the strip',
    'dead leaves three feet from the deck',
  ],
  plants_at_wall: [
    'shrub touches the wall',
    'juniper three feet from the wall',
    'juniper three feet from the deck',
    'pot with succulents in the strip',
    'lawn in the strip',
  ],
  mulch_at_wall: [
    'bark in the strip',
    'cocoa hulls in the strip',
    'artificial turf in the strip',
    'pine straw in the strip',
    'bark three feet from the deck',
  ],
  things_at_wall: [
    'trash can in the strip',
    'doormat in the strip',
    'car in the strip',
    'wood bench three feet from the deck',
  ],
  firewood_at_wall: ['firewood in the strip', 'firewood three feet from the deck'],
  woodpile_in_yard: ['uncovered firewood in the yard'],
  shed_near: ['wood shed in the yard', 'wood gazebo in the yard'],
  double_fence: ['two wood fences back to back'],
  propane_clear: [
    'propane tank near the house',
    'shrub six feet from the propane tank',
    'dry shrub fifteen feet from the propane tank',
  ],
  neighbor_near: ['house next door at twenty feet'],
  driveway_open: ['narrow driveway'],
  address_visible: ['three-inch house number'],
  dead_plants_in_yard: ['dead shrub in the yard', 'pile of leaves in the yard'],
  shrubs_close_together: ['hedge in the yard'],
  fuel_under_trees: ['limb at four feet in the yard'],
  dry_grass_in_yard: ['tall dry grass in the yard'],
  fire_prone_plants_near: [
    'juniper three feet from the wall',
    'juniper three feet from the deck',
    'arborvitae in the yard',
    'palm with dead fronds in the yard',
  ],
  brush_beyond_yard: ['unbroken brush beyond the yard'],
  dry_grass_beyond_yard: ['tall dry grass beyond the yard'],
};

/** The facts that make a hazard's title true, whoever reports it: those that its questions name. */
function factsOf(type: HazardTypeId): readonly Fact[] {
  return questions.flatMap(({ id, yes, no }) =>
    isNamed(id) && [...yes.hazards, ...no.hazards].some(({ hazardType }) => hazardType === type)
      ? named[id]
      : [],
  );
}

const stripFuel: readonly Fact[] = [
  'wood fence meets the house',
  'composite fence runs along the wall, three feet away',
  'reed fence runs along the wall, three feet away',
  'wood fence runs along the deck, three feet away',
  'dead leaves in the strip',
  'dead weeds in the strip',
  'dead leaves three feet from the deck',
  'shrub touches the wall',
  'juniper three feet from the wall',
  'juniper three feet from the deck',
  'pot with succulents in the strip',
  'lawn in the strip',
  'bark in the strip',
  'cocoa hulls in the strip',
  'artificial turf in the strip',
  'pine straw in the strip',
  'bark three feet from the deck',
  'trash can in the strip',
  'doormat in the strip',
  'car in the strip',
  'wood bench three feet from the deck',
  'firewood in the strip',
  'firewood three feet from the deck',
  'wood pergola on the wall',
  'wood awning on the wall',
  'bamboo trellis on the wall',
  'wood pergola that stands alone, three feet from the wall',
  'wood pergola three feet from the deck',
];

/** The facts that break what an item asks for, by its words; null: no fact of ours is all of it, so it may never be called met. */
const broken: Readonly<Record<ProgramItemId, readonly Fact[] | null>> = {
  class_a_roof: null,
  five_foot_zone: stripFuel,
  ember_resistant_vents: ['attic vent with quarter-inch mesh'],
  six_inch_wall_base: ['wood siding down to the ground', 'wood siding down to the deck'],
  enclosed_eaves: ['open eaves'],
  upgraded_windows: ['single panes', 'glass door with one pane', 'skylight with one pane'],
  cleared_under_decks: ['leaves under the deck', 'lumber under the deck'],
  outbuildings_30_feet_away: ['wood shed in the yard', 'wood gazebo in the yard'],
  defensible_space: null,
  community_programs: null,
  clean_roof_and_gutters: null,
  thirty_foot_yard: [
    'dead shrub in the yard',
    'pile of leaves in the yard',
    'hedge in the yard',
    'limb at four feet in the yard',
    'tall dry grass in the yard',
    'uncovered firewood in the yard',
  ],
  rest_of_base: null,
  base_level: null,
  tempered_windows: [...named.windows_two_panes, ...named.windows_tempered],
  covered_gutters: ['open metal gutter', 'metal gutter with a plastic cover'],
  noncombustible_walls: [
    'wood siding',
    'asphalt siding',
    'wood siding down to the ground',
    'wood siding down to the deck',
  ],
  noncombustible_deck: [
    'wood boards on the deck',
    'composite boards on the deck',
    'wood porch stairs',
  ],
  no_paired_fences: ['two wood fences back to back'],
  rest_of_plus: null,
};

/** The same for items that are never called met: the facts of which each alone proves that it isn't. */
const provenBroken: Partial<Record<ProgramItemId, readonly Fact[]>> = {
  // A Class A roof may be of wood, and a wood roof without a rating isn't told from it.
  class_a_roof: [],
  defensible_space: [
    'dead leaves in the strip',
    'dead weeds in the strip',
    'dead leaves three feet from the deck',
    'leaves on the roof, seen from the ground',
    'leaves in the gutter, seen from the ground',
    'dead shrub in the yard',
    'pile of leaves in the yard',
    'tall dry grass in the yard',
    'uncovered firewood in the yard',
    'tall dry grass beyond the yard',
  ],
  clean_roof_and_gutters: [
    'leaves on the roof, seen from the ground',
    'leaves in the gutter, seen from the ground',
    'branch touches the roof',
    'branch eight feet from the chimney',
  ],
};

interface Home {
  readonly house: readonly Fact[];
  readonly sides: Readonly<Record<Direction, readonly Fact[]>>;
  /** What its owner marks as a neighbor's, where it is found: it is there all the same. */
  readonly neighbors: readonly HazardTypeId[];
}

const factsOfSide = fc.subarray([...sideFacts]).chain((facts) => fc.subarray(facts));
const aHome: fc.Arbitrary<Home> = fc.record({
  house: fc.subarray([...houseFacts]).chain((facts) => fc.subarray(facts)),
  sides: fc.record({
    north: factsOfSide,
    east: factsOfSide,
    south: factsOfSide,
    west: factsOfSide,
  }),
  neighbors: fc.oneof(fc.constant([]), fc.subarray([...hazardTypeIds])),
});

const nowhere = { north: [], east: [], south: [], west: [] } as const;

/** Homes with one thing wrong: where a question that misses it would clear the most. */
const nearlyPerfectHomes: readonly Home[] = [
  ...houseFacts.map((fact) => ({ house: [fact], sides: nowhere, neighbors: [] })),
  ...sideFacts.map((fact) => ({ house: [], sides: { ...nowhere, east: [fact] }, neighbors: [] })),
].flatMap((home) => [home, { ...home, neighbors: hazardTypeIds }]);

function has({ house, sides }: Home, facts: readonly Fact[], side: Direction | null): boolean {
  const all = [...house, ...(side === null ? Object.values(sides).flat() : sides[side])];
  return facts.some((fact) => all.includes(fact));
}

function isNamed(id: QuestionId): id is keyof typeof named {
  return id in named;
}

/** Every question, answered by its words: by side where it is asked by side. */
function honestAnswers(home: Home) {
  return questions.flatMap(({ id, asked, yes }) => {
    if (!isNamed(id)) return [];
    const [reports, clears] =
      yes.hazards.length > 0 ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
    const sides = asked === 'each_side' ? directions : [null];
    return sides.map((side) => ({
      questionId: id,
      side,
      answer: has(home, named[id], side) ? reports : clears,
    }));
  });
}

function whatIsSaidOf(home: Home) {
  const answers = honestAnswers(home);
  const disputes = home.neighbors.map((hazardType) => ({
    id: hazardType,
    hazardType,
    photoIds: [],
    questionIds: questions.map(({ id }) => id),
    kind: 'not_mine' as const,
    whose: 'neighbor' as const,
    reason: '',
  }));
  const { rows, context } = computeScore({ ...nothingKnown, answers, disputes });
  const explanation: ProgramEvidence['explanation'] = {
    unsure: [],
    set_aside: [],
    after_photos: [],
    context: context.map((finding) => ({ ...finding, evidence: [] })),
    disagreements: [],
    rows: rows.flatMap((row): ProgramEvidence['explanation']['rows'] => {
      if (row.kind === 'not_seen') return [{ ...row, points: 0 }];
      if (row.kind !== 'hazard') return [];
      return [
        { ...row, sides: [], points: 0, fix_only: 0, evidence: [], notes: [], held_by: null },
      ];
    }),
  };
  const stored = answers.map(({ questionId, side, answer }) => ({
    question_id: questionId,
    side,
    answer,
    side_said_as: 'compass' as const,
    answered_at: '2026-06-04T18:00:00.000Z',
  }));
  const evidence = { explanation, seen: { photos: [], observations: [] }, answers: stored };
  return {
    rows,
    tables: programTables(evidence, 'SRA'),
    letter: letterFacts({
      ...evidence,
      photos: [],
      disputes: [],
      done: [],
    }),
  };
}

function expectTrueItems(home: Home): void {
  for (const { id, state } of whatIsSaidOf(home).tables.flatMap(({ items }) => items)) {
    if (state === 'met') {
      expect(broken[id], id).not.toBeNull();
      expect(has(home, broken[id] ?? [], null), `${id} is met`).toBe(false);
    }
    const proof = broken[id] ?? provenBroken[id];
    if (state === 'not_met' && proof !== undefined) {
      expect(has(home, proof, null), `${id} isn’t met`).toBe(true);
    }
  }
}

function expectTrueLetter(home: Home): void {
  for (const { about } of whatIsSaidOf(home).letter) {
    if (about.kind !== 'in_place') throw new Error(`nobody said ${about.kind}`);
    expect(has(home, broken[about.item] ?? [], null), about.item).toBe(false);
  }
}

function expectTrueHazards(home: Home): void {
  const { rows } = whatIsSaidOf(home);
  for (const type of hazardTypeIds) {
    if (hazardById(type).domain === 'context') continue;
    const row = rows.find((each) => each.kind === 'hazard' && each.hazard_type === type);
    const isCounted = has(home, factsOf(type), null) && !home.neighbors.includes(type);
    expect(row !== undefined, type).toBe(isCounted);
    if (row?.kind !== 'hazard') continue;
    for (const { side } of row.sides) {
      if (side === 'unknown' || side === 'whole_house') continue;
      expect(has(home, factsOf(type), side), `${type} on the ${side}`).toBe(true);
    }
  }
}

describe.each([
  ['no item of a program is called met that isn’t, nor not met that is', expectTrueItems],
  ['a letter states nothing that is false', expectTrueLetter],
  ['a hazard is named where it is, and only there', expectTrueHazards],
])('where owners answer honestly, %s', (_what, expectTruth) => {
  it('of any home with one thing wrong', () => {
    for (const home of nearlyPerfectHomes) expectTruth(home);
  });

  it('of random homes', () => {
    fc.assert(fc.property(aHome, expectTruth), { numRuns: timesAsked(40) });
  });
});
