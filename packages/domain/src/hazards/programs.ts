import type { Holding } from './rules.ts';
import type { SourceId } from './sources/index.ts';

/** The items of California's "Safer from Wildfires" insurance list (10 CCR 2644.9) that one home can meet. */
export const saferFromWildfiresItems = [
  'class_a_roof',
  'five_foot_zone',
  'ember_resistant_vents',
  'six_inch_wall_base',
  'enclosed_eaves',
  'upgraded_windows',
  'cleared_under_decks',
  'outbuildings_30_feet_away',
  'defensible_space',
] as const;

export type SaferFromWildfiresItem = (typeof saferFromWildfiresItems)[number];

/** The two levels of the IBHS designation "Wildfire Prepared Home". */
export type WildfirePreparedLevel = 'base' | 'plus';

export type ProgramId =
  | 'safer_from_wildfires'
  | 'wildfire_prepared_home'
  | 'ccr_1299_03'
  | 'chapter_7a';

/** The programs that give credit for removing a hazard. `unconfirmed` names those known only from secondary sources. */
export type ProgramCredit = {
  readonly saferFromWildfires: SaferFromWildfiresItem | null;
  readonly wildfirePreparedHome: WildfirePreparedLevel | null;
  readonly ccr1299_03: 'yes' | 'partly' | 'no';
  readonly chapter7a: 'yes' | 'partly' | 'no';
  readonly unconfirmed: readonly ProgramId[];
};

/** The programs, with the sources of their lists. */
export const programs = [
  {
    id: 'safer_from_wildfires',
    holds: { states: ['CA'], from: null },
    sources: ['sfw', 'piedmont'],
  },
  {
    id: 'wildfire_prepared_home',
    holds: { states: ['CA', 'OR'], from: null },
    sources: ['bdc', 'wph', 'ibhs-prep', 'ibhs-up'],
  },
  { id: 'ccr_1299_03', holds: { states: ['CA'], from: null }, sources: ['1299', 'auburn'] },
  {
    id: 'chapter_7a',
    holds: { states: ['CA'], from: '2008-01-01' },
    sources: ['felton', 'jlc'],
  },
] as const satisfies readonly {
  id: ProgramId;
  holds: Holding;
  sources: readonly SourceId[];
}[];

/** For a hazard that none of these programs mentions. */
export const noProgram: ProgramCredit = {
  saferFromWildfires: null,
  wildfirePreparedHome: null,
  ccr1299_03: 'no',
  chapter7a: 'no',
  unconfirmed: [],
};
