import type { ProgramTableTexts } from './program-table-text.ts';

const preparedHomes =
  'For detached single-family homes of up to three stories in California or Oregon; not for manufactured homes, townhomes or condos.';

const noManufacturedHomes =
  'Not open to manufactured homes. What it asks for is recommended for them, too.';

export const programTableTextsEn: ProgramTableTexts = {
  lists: {
    safer_from_wildfires: {
      name: 'Safer from Wildfires',
      version:
        'California Department of Insurance, 10 CCR 2644.9; list as read in a copy of November 2023',
      eligible: null,
      notTaken: null,
    },
    wildfire_prepared_base: {
      name: 'Wildfire Prepared Home, Base',
      version: 'IBHS; level as announced in May 2025',
      eligible: preparedHomes,
      notTaken: noManufacturedHomes,
    },
    wildfire_prepared_plus: {
      name: 'Wildfire Prepared Home, Plus',
      version: 'IBHS; level as announced in May 2025',
      eligible: preparedHomes,
      notTaken: noManufacturedHomes,
    },
  },
  items: {
    class_a_roof: {
      short: 'Class A roof',
      asks: 'A Class A fire-rated roof',
      open: 'the fire rating of the roofing. A roofer or the label can tell; wood is rarely rated Class A.',
    },
    five_foot_zone: {
      short: 'First five feet',
      asks: 'The first five feet free of plants, dead leaves, firewood, and mulch, turf, fences, pergolas or stored things that burn',
    },
    ember_resistant_vents: {
      short: 'Vents',
      asks: 'Attic and crawl-space vents with metal mesh of 1/8 inch or finer, or made to stop embers',
      met: 'No attic or crawl-space vent without metal mesh of 1/8 inch or finer, unless made to stop embers',
    },
    six_inch_wall_base: {
      short: 'Base of the walls',
      asks: 'Six inches at the base of the walls that can’t burn',
    },
    enclosed_eaves: { short: 'Eaves', asks: 'Enclosed eaves', met: 'No open eaves' },
    upgraded_windows: {
      short: 'Windows',
      asks: 'Windows with two or more panes, or shutters that work',
      open: 'shutters. They count as well.',
      met: 'Windows with two or more panes',
    },
    cleared_under_decks: {
      short: 'Under decks',
      asks: 'No leaves, plants or stored things that burn under decks',
    },
    outbuildings_30_feet_away: {
      short: 'Sheds and small buildings',
      asks: 'No shed or small building that burns within 30 feet',
    },
    defensible_space: {
      short: 'Defensible space rules',
      asks: 'Defensible space by the rules of the place (14 CCR 1299.03 where the state answers for fires)',
      open: 'which rules hold there, and what else they ask for. This looks for what 14 CCR 1299.03 names.',
    },
    community_programs: {
      short: 'Community program',
      asks: 'A community that takes part in a wildfire safety program',
      open: 'programs in your community.',
    },
    clean_roof_and_gutters: {
      short: 'Clean roof and gutters',
      asks: 'A clean roof and gutters, with no branches over the roof or near a chimney',
      open: 'the roof’s valleys and the inside of gutters, seen from above.',
    },
    thirty_foot_yard: {
      short: 'Yard, 5 to 30 feet',
      asks: 'From 5 to 30 feet: no dead plants or branches, no piles of dry leaves, no tall dry grass or uncovered firewood, no shrubs or trees that touch in a row or a clump, and no shrubs or low limbs under trees',
    },
    rest_of_base: {
      short: 'Rest of the standard',
      asks: 'The rest of the standard, its application and its inspection',
      open: 'all of it. IBHS has the list.',
    },
    base_level: {
      short: 'Base level',
      asks: 'Everything that the Base level asks for',
      open: 'the rest of the Base standard, its application and its inspection.',
    },
    tempered_windows: {
      short: 'Tempered windows',
      asks: 'Windows with at least two panes of tempered glass',
      open: 'two panes of tempered glass. A small mark in a corner of each pane shows it.',
    },
    covered_gutters: {
      short: 'Gutters',
      asks: 'Metal gutters with metal covers',
      met: 'No gutters other than metal ones with metal covers',
    },
    noncombustible_walls: {
      short: 'Walls',
      asks: 'Walls that can’t burn, such as stucco, brick, stone, adobe, concrete, metal or fiber cement',
    },
    noncombustible_deck: {
      short: 'Deck',
      asks: 'A deck that can’t burn',
      open: 'what the deck is made of. Composite isn’t wood, but it burns.',
    },
    no_paired_fences: { short: 'Fences', asks: 'No wood fences back to back within 30 feet' },
    rest_of_plus: {
      short: 'Rest of the standard',
      asks: 'The rest of the standard, its application and its inspection',
      open: 'all of it. IBHS has the list.',
    },
  },
};
