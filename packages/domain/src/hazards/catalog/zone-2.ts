import { judgedShare, type CatalogHazard } from '../hazard.ts';

const land = {
  area: 'zone_2',
  zone: 'zone_2',
  domain: 'zone_2',
  counted: 'per_side',
  position: 'zone_2',
  seenIn: ['zone_2'],
  looksNeeded: 'one',
} as const;

/** The land from 30 to 100 feet, or to the property line. */
export const zone2Hazards: readonly CatalogHazard[] = [
  {
    ...land,
    id: 'zone2_brush_tree_continuity',
    tier: 'moderate',
    points: 6,
    fromNeglect: true,
    photoReliability: 'medium',
    removable: 'yes',
    prevalence: judgedShare(0.4),
    rules: ['ccr_1299_03_unread', 'plant_spacing'],
    programs: {
      saferFromWildfires: 'defensible_space',
      wildfirePreparedHome: null,
      ccr1299_03: 'partly',
      chapter7a: 'no',
      unconfirmed: ['ccr_1299_03'],
    },
    sources: ['syph14', 'knapp', 'zone2'],
  },
  {
    ...land,
    id: 'zone2_tall_dry_grass',
    tier: 'moderate',
    points: 4,
    fromNeglect: true,
    photoReliability: 'high',
    removable: 'yes',
    prevalence: judgedShare(0.3),
    rules: ['ccr_1299_03_unread'],
    programs: {
      saferFromWildfires: 'defensible_space',
      wildfirePreparedHome: null,
      ccr1299_03: 'yes',
      chapter7a: 'no',
      unconfirmed: [],
    },
    sources: ['zone2', 'prc4291-old'],
  },
];
