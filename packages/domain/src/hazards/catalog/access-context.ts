import { judgedShare, type CatalogHazard } from '../hazard.ts';
import { noProgram } from '../programs.ts';

const access = {
  area: 'access',
  zone: null,
  domain: 'access',
  counted: 'whole_house',
  position: 'fixed',
  programs: noProgram,
  looksNeeded: 'one',
} as const;

/** What helps or hinders firefighters in reaching the house. */
export const accessHazards: readonly CatalogHazard[] = [
  {
    ...access,
    id: 'access_driveway_obstructed',
    tier: 'low',
    points: 1.2,
    fromNeglect: true,
    photoReliability: 'medium',
    removable: 'yes',
    seenIn: ['zone_1', 'zone_2'],
    prevalence: judgedShare(0.3),
    rules: ['driveway_clearance'],
    sources: ['syph19', 'access', 'iwuic', 'wire'],
  },
  {
    ...access,
    id: 'address_not_visible',
    tier: 'low',
    points: 0.8,
    fromNeglect: false,
    photoReliability: 'high',
    removable: 'yes',
    seenIn: ['siding', 'zone_1'],
    prevalence: judgedShare(0.3),
    rules: ['address_numbers'],
    sources: ['wire', 'sky', 'oakland'],
  },
];

/** Hazards outside the owner's control: shown, never deducted. */
export const contextHazards: readonly CatalogHazard[] = [
  {
    id: 'neighbor_structure_close',
    area: 'context',
    zone: null,
    domain: 'context',
    tier: 'context',
    points: 0,
    fromNeglect: false,
    counted: 'per_side',
    photoReliability: 'medium',
    removable: 'no',
    position: 'fixed',
    seenIn: ['zone_1', 'zone_2'],
    looksNeeded: 'one',
    prevalence: judgedShare(0.3),
    rules: ['structure_separation'],
    programs: noProgram,
    sources: ['ucb2', 'knapp', 'hmm'],
  },
];
