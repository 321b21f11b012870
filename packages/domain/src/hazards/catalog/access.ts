import type { CatalogHazard } from '../hazard.ts';
import { judgedShare } from '../prevalence.ts';
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
    photoReliability: 'high',
    removable: 'yes',
    seenIn: ['siding', 'zone_1'],
    prevalence: judgedShare(0.3),
    rules: ['address_numbers'],
    sources: ['wire', 'sky', 'oakland'],
  },
];
