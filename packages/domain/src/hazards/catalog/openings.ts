import type { CatalogHazard } from '../hazard.ts';
import { judgedShare, surveyedShare } from '../prevalence.ts';

const opening = {
  area: 'structure_detail',
  zone: null,
  domain: 'openings',
  counted: 'whole_house',
  position: 'fixed',
  seenIn: ['siding'],
  looksNeeded: 'each_side',
} as const;

/** Where embers and heat get in: vents, eaves, windows, gaps. */
export const openingHazards: readonly CatalogHazard[] = [
  {
    ...opening,
    id: 'vents_unscreened',
    tier: 'critical',
    points: 9,
    photoReliability: 'low',
    removable: 'yes',
    seenIn: ['siding', 'roof'],
    // 7.8 % of surveyed homes with vents had mesh of 1/8 inch or finer.
    prevalence: surveyedShare(0.92, ['mendo-ibhs']),
    rules: ['chapter_7a', 'safer_from_wildfires', 'low_cost_retrofit_list'],
    programs: {
      saferFromWildfires: 'ember_resistant_vents',
      wildfirePreparedHome: 'base',
      ccr1299_03: 'no',
      chapter7a: 'yes',
      unconfirmed: [],
    },
    sources: ['syph19', 'troy', 'mendo-ibhs', 'vents', '7a-vents'],
  },
  {
    ...opening,
    id: 'eaves_open',
    tier: 'high',
    points: 5,
    photoReliability: 'high',
    removable: 'with_professional',
    seenIn: ['siding', 'roof'],
    prevalence: judgedShare(0.5),
    rules: ['chapter_7a', 'safer_from_wildfires'],
    programs: {
      saferFromWildfires: 'enclosed_eaves',
      wildfirePreparedHome: 'plus',
      ccr1299_03: 'no',
      chapter7a: 'yes',
      unconfirmed: [],
    },
    sources: ['syph19', 'troy', 'ibhs-up', 'felton'],
  },
  {
    ...opening,
    id: 'windows_single_pane',
    tier: 'high',
    points: 5,
    photoReliability: 'low',
    removable: 'with_professional',
    prevalence: judgedShare(0.4),
    rules: ['chapter_7a', 'safer_from_wildfires', 'low_cost_retrofit_list'],
    programs: {
      saferFromWildfires: 'upgraded_windows',
      wildfirePreparedHome: 'plus',
      ccr1299_03: 'no',
      chapter7a: 'yes',
      unconfirmed: [],
    },
    sources: ['syph19', 'win-marin', '7a-win'],
  },
  {
    ...opening,
    id: 'envelope_gaps',
    tier: 'moderate',
    points: 3,
    photoReliability: 'medium',
    removable: 'yes',
    prevalence: judgedShare(0.5),
    rules: ['low_cost_retrofit_list'],
    programs: {
      saferFromWildfires: null,
      wildfirePreparedHome: null,
      ccr1299_03: 'no',
      chapter7a: 'partly',
      unconfirmed: [],
    },
    sources: ['lowcost'],
  },
];
