import { hazardCatalog } from '../hazards/index.ts';
import type { HazardTypeId, SaferFromWildfiresItem, SourceId } from '../hazards/index.ts';

/** A list that a home can be held against. The two levels of Wildfire Prepared Home are lists of their own. */
export const programListIds = [
  'safer_from_wildfires',
  'wildfire_prepared_base',
  'wildfire_prepared_plus',
] as const;

export type ProgramListId = (typeof programListIds)[number];

/** The items of all lists. One that two lists have in common has one id. */
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
  'covered_gutters',
  'noncombustible_walls',
  'noncombustible_deck',
  'no_paired_fences',
  'rest_of_plus',
] as const;

export type ProgramItemId = (typeof programItemIds)[number];

/** One item of a list, and the hazards that speak against it. */
export type ProgramItem = {
  readonly id: ProgramItemId;
  /** Empty for what this product doesn't judge. */
  readonly hazardTypes: readonly HazardTypeId[];
  /** It also asks for something that neither photos nor the questions show; `ProgramItemText.notJudged` says what. */
  readonly judgedInPart: boolean;
};

export type ProgramList = {
  readonly id: ProgramListId;
  /** The year and month of the text that we read. */
  readonly asOf: string;
  readonly sources: readonly SourceId[];
  readonly items: readonly ProgramItem[];
};

/** The catalog says which hazards each item of Safer from Wildfires is about. */
function saferItem(id: SaferFromWildfiresItem, judgedInPart = false): ProgramItem {
  return {
    id,
    hazardTypes: hazardCatalog
      .filter(({ programs }) => programs.saferFromWildfires === id)
      .map((hazard) => hazard.id),
    judgedInPart,
  };
}

function item(id: ProgramItemId, ...hazardTypes: readonly HazardTypeId[]): ProgramItem {
  return { id, hazardTypes, judgedInPart: false };
}

const fiveFeet = hazardCatalog
  .filter(({ programs }) => programs.saferFromWildfires === 'five_foot_zone')
  .map(({ id }) => id);

/** The lists, in the order in which they are shown. A test holds the hazards of each to the catalog. */
export const programLists: readonly ProgramList[] = [
  {
    id: 'safer_from_wildfires',
    asOf: '2023-11',
    sources: ['sfw', 'piedmont'],
    items: [
      saferItem('class_a_roof', true),
      saferItem('five_foot_zone'),
      saferItem('ember_resistant_vents'),
      saferItem('six_inch_wall_base'),
      saferItem('enclosed_eaves'),
      saferItem('upgraded_windows'),
      saferItem('cleared_under_decks'),
      saferItem('outbuildings_30_feet_away'),
      saferItem('defensible_space', true),
      item('community_programs'),
    ],
  },
  {
    id: 'wildfire_prepared_base',
    asOf: '2025-05',
    sources: ['bdc', 'wph', 'ibhs-prep'],
    items: [
      { ...saferItem('class_a_roof', true) },
      item('clean_roof_and_gutters', 'roof_debris', 'gutter_debris', 'tree_overhang_roof_chimney'),
      item('ember_resistant_vents', 'vents_unscreened'),
      item('six_inch_wall_base', 'wall_base_clearance'),
      item('five_foot_zone', ...fiveFeet),
      item('cleared_under_decks', 'under_deck_fuel'),
      item(
        'thirty_foot_yard',
        'zone1_dead_vegetation',
        'zone1_continuous_shrubs_trees',
        'zone1_ladder_fuels',
        'zone1_tall_dry_grass',
        'zone1_exposed_woodpile',
      ),
      item('rest_of_base'),
    ],
  },
  {
    id: 'wildfire_prepared_plus',
    asOf: '2025-05',
    sources: ['bdc', 'wph', 'ibhs-up'],
    items: [
      item('base_level'),
      item('enclosed_eaves', 'eaves_open'),
      item('upgraded_windows', 'windows_single_pane'),
      item('covered_gutters', 'gutter_unprotected_or_plastic'),
      item('noncombustible_walls', 'siding_combustible'),
      item('noncombustible_deck', 'deck_combustible'),
      item('outbuildings_30_feet_away', 'outbuilding_too_close'),
      item('no_paired_fences', 'combustible_fence_runs'),
      item('rest_of_plus'),
    ],
  },
];
