import type { ScoredDomain, SourceId } from '../hazards/index.ts';

/** What the size of each domain's cap rests on. The split is judgment between findings that disagree. */
export const domainEvidence: Readonly<Record<ScoredDomain, readonly SourceId[]>> = {
  zone_0: ['ucb', 'ucb-abs', 'latimes-ibhs', 'ibhs90'],
  roof_gutters: ['pv-roof', 'iwuic', 'bcform', 'ab888'],
  openings: ['syph19', 'troy', 'mendo-ibhs'],
  zone_1: ['syph14', 'schmidt'],
  walls_decks: ['troy', 'third', 'iwuic'],
  zone_2: ['syph14', '1299'],
  access: ['syph19', 'wire'],
};

/** What the way of adding up rests on, the ceilings, and the caution about what a model says of itself. */
export const methodEvidence = {
  adding_up: ['wire', 'nrfire', 'iwuic', 'bcform', 'az1302'],
  no_single_cause: ['syph19', 'ucb2', 'knapp', 'bb40'],
  weakest_link: ['pv-roof', 'ibhs-prep', 'wph'],
  confidence: ['vlm-conf', 'vlm-med'],
  slope: ['mgspacing'],
} as const satisfies Record<string, readonly SourceId[]>;

export type MethodPoint = keyof typeof methodEvidence;
