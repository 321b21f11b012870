import type { CatalogHazard } from '../hazard.ts';
import { judgedShare } from '../prevalence.ts';
import { noProgram } from '../programs.ts';

/** What matters and lies outside the owner's reach: shown, never deducted. */
export const contextHazards: readonly CatalogHazard[] = [
  {
    id: 'neighbor_structure_close',
    area: 'context',
    zone: null,
    domain: 'context',
    tier: 'context',
    points: 0,
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
