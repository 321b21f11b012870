import type { ResponsibilityArea } from '../address-facts/index.ts';
import { hazardCatalog } from '../hazards/index.ts';
import type { HazardTypeId, Holding, SaferFromWildfiresItem, SourceId } from '../hazards/index.ts';
import type { QuestionId } from '../owner-answers/index.ts';

/** A list that a home can be held against. The two levels of Wildfire Prepared Home are lists of their own. */
export const programListIds = [
  'safer_from_wildfires',
  'wildfire_prepared_base',
  'wildfire_prepared_plus',
] as const;

export type ProgramListId = (typeof programListIds)[number];

/** The items of all lists. One that two lists have in common, asking for the same, has one id. */
export const programItemIds = [
  'class_a_roof',
  'five_foot_zone',
  'ember_resistant_vents',
  'six_inch_wall_base',
  'enclosed_eaves',
  'upgraded_windows',
  'cleared_under_decks',
  'outbuildings_30_feet_away',
  'defensible_space',
  'community_programs',
  'clean_roof_and_gutters',
  'thirty_foot_yard',
  'rest_of_base',
  'base_level',
  'tempered_windows',
  'covered_gutters',
  'noncombustible_walls',
  'noncombustible_deck',
  'no_paired_fences',
  'rest_of_plus',
] as const;

export type ProgramItemId = (typeof programItemIds)[number];

/**
 * One item of a list, and what proves it. Its words (`ProgramItemText.asks`) claim no more than this: a test tries them on random
 * homes whose owners answer honestly.
 */
export type ProgramItem = {
  readonly id: ProgramItemId;
  /** It is met only if all of these were looked for and none is there. Empty for what this product never asks about. */
  readonly hazardTypes: readonly HazardTypeId[];
  /** Any one of these, found, proves that it isn't met. The others leave it open: another way to meet it wasn't asked. */
  readonly brokenBy: readonly HazardTypeId[];
  /** Where those prove it: the rule that they break isn't known to hold anywhere else. Null: everywhere. */
  readonly brokenIn: readonly ResponsibilityArea[] | null;
  /**
   * Whether it also asks for something that neither photos nor questions show, so that it is never met by those alone;
   * `ProgramItemText.open` says what. A question: unless the owner answers that the home has no such thing.
   */
  readonly asksMore: boolean | QuestionId;
  /** A question about no hazard on which it rests, too: only a yes meets it, and a no proves that it isn't met. */
  readonly needs: QuestionId | null;
};

export type ProgramList = {
  readonly id: ProgramListId;
  /** Where homes can take part. */
  readonly holds: Holding;
  /** The question whose yes says that the home can't take part; null: none does. */
  readonly notFor: QuestionId | null;
  /** The year and month of the text that we read. */
  readonly asOf: string;
  readonly sources: readonly SourceId[];
  readonly items: readonly ProgramItem[];
};

function item(
  id: ProgramItemId,
  hazardTypes: readonly HazardTypeId[],
  {
    brokenBy = hazardTypes,
    brokenIn = null,
    asksMore = false,
    needs = null,
  }: Partial<Pick<ProgramItem, 'brokenBy' | 'brokenIn' | 'asksMore' | 'needs'>> = {},
): ProgramItem {
  return { id, hazardTypes, brokenBy, brokenIn, asksMore, needs };
}

/** An item of which this product asks nothing. */
function neverAsked(id: ProgramItemId): ProgramItem {
  return item(id, [], { asksMore: true });
}

/** The hazards that the catalog counts for an item of Safer from Wildfires. */
function ofSafer(id: SaferFromWildfiresItem): readonly HazardTypeId[] {
  return hazardCatalog
    .filter(({ programs }) => programs.saferFromWildfires === id)
    .map((hazard) => hazard.id);
}

/**
 * Findings that break 14 CCR 1299.03, California's rule for existing homes where the state answers for fires, whatever else is true of
 * the home. What may or may not break it isn't here: wood at the wall can be covered, live branches and spacing near the house are advice, and brush
 * beyond 30 feet may be kept as one layer of trees.
 */
export const breaksDefensibleSpaceRule = [
  'zone0_dead_debris',
  'roof_debris',
  'gutter_debris',
  'zone1_dead_vegetation',
  'zone1_tall_dry_grass',
  'zone1_exposed_woodpile',
  'zone2_tall_dry_grass',
] as const satisfies readonly HazardTypeId[];

// A wood roof may be rated all the same, if rarely, so it leaves this open.
const classARoof = item('class_a_roof', ofSafer('class_a_roof'), { brokenBy: [], asksMore: true });
const fiveFootZone = item('five_foot_zone', ofSafer('five_foot_zone'));
const vents = item('ember_resistant_vents', ofSafer('ember_resistant_vents'));
const wallBase = item('six_inch_wall_base', ofSafer('six_inch_wall_base'));
const eaves = item('enclosed_eaves', ofSafer('enclosed_eaves'));
const underDecks = item('cleared_under_decks', ofSafer('cleared_under_decks'));
const outbuildings = item('outbuildings_30_feet_away', ofSafer('outbuildings_30_feet_away'));

/** The lists, in the order in which they are shown. A test holds the hazards of each to the catalog. */
export const programLists: readonly ProgramList[] = [
  {
    id: 'safer_from_wildfires',
    holds: { states: ['CA'], from: null },
    notFor: null,
    asOf: '2023-11',
    sources: ['sfw', 'piedmont'],
    items: [
      classARoof,
      fiveFootZone,
      vents,
      wallBase,
      eaves,
      // Shutters would do as well, and nobody asks about them.
      item('upgraded_windows', ofSafer('upgraded_windows'), { brokenBy: [] }),
      underDecks,
      outbuildings,
      // The list asks for what law asks for there. Section 1299.01 says that its rule is for land where the state answers for fires.
      item('defensible_space', breaksDefensibleSpaceRule, { brokenIn: ['SRA'], asksMore: true }),
      neverAsked('community_programs'),
    ],
  },
  {
    id: 'wildfire_prepared_base',
    holds: { states: ['CA', 'OR'], from: null },
    notFor: 'manufactured_home',
    asOf: '2025-05',
    sources: ['bdc', 'wph', 'wph-scope', 'ibhs-prep'],
    items: [
      classARoof,
      item(
        'clean_roof_and_gutters',
        ['roof_debris', 'gutter_debris', 'tree_overhang_roof_chimney'],
        { asksMore: true },
      ),
      vents,
      wallBase,
      fiveFootZone,
      underDecks,
      item('thirty_foot_yard', [
        'zone1_dead_vegetation',
        'zone1_continuous_shrubs_trees',
        'zone1_ladder_fuels',
        'zone1_tall_dry_grass',
        'zone1_exposed_woodpile',
      ]),
      neverAsked('rest_of_base'),
    ],
  },
  {
    id: 'wildfire_prepared_plus',
    holds: { states: ['CA', 'OR'], from: null },
    notFor: 'manufactured_home',
    asOf: '2025-05',
    sources: ['bdc', 'wph', 'wph-scope', 'ibhs-up'],
    items: [
      neverAsked('base_level'),
      eaves,
      item('tempered_windows', ['windows_single_pane'], { needs: 'windows_tempered' }),
      item('covered_gutters', ['gutter_unprotected_or_plastic']),
      item('noncombustible_walls', ['siding_combustible']),
      // Composite isn't wood, and burns.
      item('noncombustible_deck', ['deck_combustible'], { asksMore: 'deck_unburnable' }),
      outbuildings,
      item('no_paired_fences', ['combustible_fence_runs']),
      neverAsked('rest_of_plus'),
    ],
  },
];
