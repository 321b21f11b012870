import type { ProgramTableTexts } from './program-table-text.ts';

export const programTableTextsEn: ProgramTableTexts = {
  lists: {
    safer_from_wildfires: {
      name: 'Safer from Wildfires',
      version:
        'California Department of Insurance, 10 CCR 2644.9; list as read in a copy of November 2023',
    },
    wildfire_prepared_base: {
      name: 'Wildfire Prepared Home, Base',
      version: 'IBHS; level as announced in May 2025',
    },
    wildfire_prepared_plus: {
      name: 'Wildfire Prepared Home, Plus',
      version: 'IBHS; level as announced in May 2025',
    },
  },
  items: {
    class_a_roof: {
      asks: 'A Class A fire-rated roof, in good repair',
      notJudged: 'the fire rating of your roofing. Your roofer or the label can tell you.',
    },
    five_foot_zone: { asks: 'Nothing that burns in the first five feet, fences included' },
    ember_resistant_vents: { asks: 'Vents that keep embers out' },
    six_inch_wall_base: { asks: 'Six inches at the base of the walls that can’t burn' },
    enclosed_eaves: { asks: 'Enclosed eaves' },
    upgraded_windows: { asks: 'Windows with two panes, or shutters' },
    cleared_under_decks: { asks: 'No plants or debris under decks' },
    outbuildings_30_feet_away: { asks: 'Sheds that can burn at least 30 feet away' },
    defensible_space: {
      asks: 'Defensible space that follows state and local law',
      notJudged: 'whether the law is met. Only an inspector can say that.',
    },
    community_programs: { asks: 'A community that takes part in a wildfire safety program' },
    clean_roof_and_gutters: { asks: 'A roof and gutters free of leaves and branches' },
    thirty_foot_yard: { asks: 'A tidy, thinned-out yard within 30 feet' },
    rest_of_base: { asks: 'The rest of the standard, its application and its inspection' },
    base_level: {
      asks: 'Everything that the Base level asks for',
      notJudged: 'the rest of the Base standard, its application and its inspection.',
    },
    covered_gutters: { asks: 'Metal gutters with covers' },
    noncombustible_walls: { asks: 'Walls that can’t burn' },
    noncombustible_deck: { asks: 'A deck that can’t burn' },
    no_paired_fences: { asks: 'No wood fences back to back within 30 feet' },
    rest_of_plus: { asks: 'The rest of the standard, its application and its inspection' },
  },
};
