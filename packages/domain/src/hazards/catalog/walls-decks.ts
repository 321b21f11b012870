import type { CatalogHazard } from '../hazard.ts';
import { derivedShare, judgedShare } from '../prevalence.ts';

const wall = {
  area: 'siding',
  zone: null,
  domain: 'walls_decks',
  counted: 'whole_house',
  position: 'fixed',
  seenIn: ['siding', 'zone_0'],
  looksNeeded: 'each_side',
} as const;

/** Walls, their foot, and what is fixed to them. */
export const wallDeckHazards: readonly CatalogHazard[] = [
  {
    ...wall,
    id: 'siding_combustible',
    tier: 'high',
    points: 6,
    photoReliability: 'medium',
    removable: 'with_professional',
    seenIn: ['siding'],
    prevalence: judgedShare(0.25),
    rules: ['chapter_7a'],
    programs: {
      saferFromWildfires: null,
      wildfirePreparedHome: 'plus',
      ccr1299_03: 'no',
      chapter7a: 'yes',
      unconfirmed: [],
    },
    sources: ['troy', 'third', 'madronus-siding', 'cemariposa', 'felton'],
  },
  {
    ...wall,
    id: 'wall_base_clearance',
    tier: 'moderate',
    points: 4,
    photoReliability: 'medium',
    removable: 'yes',
    prevalence: judgedShare(0.3),
    rules: ['safer_from_wildfires', 'wildfire_prepared_home'],
    programs: {
      saferFromWildfires: 'six_inch_wall_base',
      wildfirePreparedHome: 'base',
      ccr1299_03: 'no',
      chapter7a: 'no',
      unconfirmed: [],
    },
    sources: ['ibhs-nbz', 'sfw', 'bdc'],
  },
  {
    ...wall,
    id: 'deck_combustible',
    area: 'structure_detail',
    tier: 'moderate',
    points: 4,
    photoReliability: 'medium',
    removable: 'with_professional',
    // 63 % of surveyed homes had a deck, "mostly wood".
    prevalence: derivedShare(0.5, ['mendo-ibhs']),
    rules: ['chapter_7a', 'wildfire_prepared_home'],
    programs: {
      saferFromWildfires: null,
      wildfirePreparedHome: 'plus',
      ccr1299_03: 'no',
      chapter7a: 'yes',
      unconfirmed: [],
    },
    sources: ['mendo-ibhs', 'decks', 'cafsb', 'jlc'],
  },
  {
    ...wall,
    id: 'attached_pergola_trellis',
    area: 'structure_detail',
    tier: 'moderate',
    points: 3,
    photoReliability: 'high',
    removable: 'yes',
    prevalence: judgedShare(0.3),
    rules: ['cal_fire_advice', 'ibhs_advice'],
    programs: {
      saferFromWildfires: 'five_foot_zone',
      wildfirePreparedHome: 'base',
      ccr1299_03: 'no',
      chapter7a: 'partly',
      unconfirmed: ['wildfire_prepared_home'],
    },
    sources: ['zones', 'ibhs-up'],
  },
];
