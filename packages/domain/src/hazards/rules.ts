import type { SourceId } from './sources/index.ts';

/**
 * `in_force`: law or regulation that binds today. `draft`: not law yet. `standard`: what new buildings
 * or a designation must meet; an older home breaks no law by missing it. `guidance`: advice.
 */
export type RuleStatus = 'in_force' | 'draft' | 'standard' | 'guidance';

export type Rule = {
  readonly name: string;
  /** Its version or date, in words that can be shown. */
  readonly version: string;
  readonly status: RuleStatus;
  /** Only copies or summaries of the text were read. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceId[];
};

/**
 * California's rule for the first five feet. This is the one place to change when it becomes law: give it
 * its date and 'in_force' here, and every hazard that refers to it follows. Until then nothing may call
 * a breach of it a violation.
 */
const zone0Rule: Rule = {
  name: 'California Zone 0 (AB 3074, SB 504)',
  version:
    'draft; Board options of August and October 2025, not final on 28 May 2026; existing homes affected in 2029 at the earliest',
  status: 'draft',
  unconfirmed: true,
  sources: ['z0-delay', 'z0-draft', 'z0-options', 'z0-scope', 'chimney-cbc', 'ab1455'],
};

/** The rules, standards and pieces of official advice that the catalogue refers to. */
export const rules = {
  zone_0: zone0Rule,
  ccr_1299_03: {
    name: '14 CCR 1299.03 (with Public Resources Code 4291)',
    version: 'in force; applies to 0-30 ft and to 30-100 ft or the property line',
    status: 'in_force',
    unconfirmed: false,
    sources: ['1299', '1299-02', 'prc4291'],
  },
  ccr_1299_03_unread: {
    name: '14 CCR 1299.03, later paragraphs',
    version: 'in force; paragraphs (a)(4), (b) and (c) known from summaries only',
    status: 'in_force',
    unconfirmed: true,
    sources: ['auburn', 'zone2', '1299-02'],
  },
  chapter_7a: {
    name: 'California Building Code, Chapter 7A',
    version:
      'new buildings since 2008; said to be part of the California Wildland-Urban Interface Code (Title 24 Part 7) since 1 January 2026',
    status: 'standard',
    unconfirmed: true,
    sources: ['jlc', 'cemariposa', 'felton'],
  },
  safer_from_wildfires: {
    name: 'Safer from Wildfires (10 CCR 2644.9)',
    version: 'insurance regulation; list as published by the Department of Insurance',
    status: 'standard',
    unconfirmed: true,
    sources: ['sfw', 'piedmont'],
  },
  wildfire_prepared_home: {
    name: 'IBHS Wildfire Prepared Home',
    version: 'Base and Plus, as announced in May 2025',
    status: 'standard',
    unconfirmed: true,
    sources: ['bdc', 'wph', 'ibhs-up'],
  },
  low_cost_retrofit_list: {
    name: 'State Fire Marshal Low-Cost Retrofit List',
    version: 'list as republished by a fire district',
    status: 'guidance',
    unconfirmed: true,
    sources: ['lowcost'],
  },
  cal_fire_advice: {
    name: 'CAL FIRE advice on the zones round a home',
    version: 'list as republished by local districts',
    status: 'guidance',
    unconfirmed: false,
    sources: ['zones'],
  },
  ibhs_advice: {
    name: 'IBHS Wildfire Ready advice',
    version: 'web pages of the institute',
    status: 'guidance',
    unconfirmed: false,
    sources: ['ibhs-prep', 'ibhs-up', 'ibhs-nbz'],
  },
  plant_spacing: {
    name: 'State plant spacing table',
    version: 'slope bands 0-20 %, 20-40 % and over 40 %',
    status: 'guidance',
    unconfirmed: false,
    sources: ['mgspacing', 'napa'],
  },
  chimney_screen: {
    name: 'California Building Code 2113.9.2',
    version: 'new buildings; screen openings of 3/8 to 1/2 inch',
    status: 'standard',
    unconfirmed: true,
    sources: ['chimney', 'vfpd', 'chimney-cbc'],
  },
  propane_setback: {
    name: 'California Fire Code 3804.3',
    version: 'tanks up to 500 gallons',
    status: 'in_force',
    unconfirmed: true,
    sources: ['lpg-cfc', 'lpg'],
  },
  local_plant_list: {
    name: 'San Rafael vegetation ordinance',
    version: 'one city; binds nobody elsewhere',
    status: 'guidance',
    unconfirmed: true,
    sources: ['sanrafael'],
  },
  driveway_clearance: {
    name: 'Local fire access standards (after 14 CCR 1273)',
    version: 'figures as two local districts give them',
    status: 'guidance',
    unconfirmed: true,
    sources: ['access', 'sanrafael'],
  },
  address_numbers: {
    name: 'California Fire Code 505.1',
    version: 'numbers at least 4 inches high',
    status: 'in_force',
    unconfirmed: true,
    sources: ['oakland', 'access'],
  },
  structure_separation: {
    name: 'NIST guidance on distance between structures',
    version: 'Hazard Mitigation Methodology, read in secondary notes',
    status: 'guidance',
    unconfirmed: true,
    sources: ['hmm', 'nist-shed'],
  },
} as const satisfies Record<string, Rule>;

/** Names a rule. What it asks of a hazard, in words, is in the hazard's text under the same id. */
export type RuleId = keyof typeof rules;

/** Reads a rule with its full type. */
export function ruleById(id: RuleId): Rule {
  return rules[id];
}
