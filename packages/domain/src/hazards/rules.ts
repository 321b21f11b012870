import type { SourceId } from './sources/index.ts';

/**
 * `in_force`: law or regulation that applies today. `draft`: not law yet. `standard`: required of new buildings; an older home
 * breaks no law without it. `insurance`: a regulation in force that binds insurers, who give discounts for it. `voluntary`:
 * required for a designation. `guidance`: advice.
 */
export const ruleStatuses = [
  'in_force',
  'draft',
  'standard',
  'insurance',
  'voluntary',
  'guidance',
] as const;

export type RuleStatus = (typeof ruleStatuses)[number];

/** What the product knows about a rule, except its texts (`RuleText`). */
export type Rule = {
  readonly status: RuleStatus;
  /** True if only copies or summaries of the text were read. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceId[];
};

/**
 * California's rule for the first five feet. When it becomes law, set 'in_force' here and its date in the texts of each
 * language; every hazard that refers to it follows. Until then, nothing may call a breach of it a violation.
 */
const zone0Rule: Rule = {
  status: 'draft',
  unconfirmed: true,
  sources: ['z0-delay', 'z0-draft', 'z0-options', 'z0-scope', 'ab1455'],
};

/** The rules, standards and pieces of official advice that the catalog refers to. */
export const rules = {
  zone_0: zone0Rule,
  ccr_1299_03: {
    status: 'in_force',
    unconfirmed: false,
    sources: ['1299', '1299-02', 'prc4291'],
  },
  ccr_1299_03_unread: {
    status: 'in_force',
    unconfirmed: true,
    sources: ['auburn', 'zone2', '1299-02'],
  },
  chapter_7a: {
    status: 'standard',
    unconfirmed: true,
    sources: ['jlc', 'cemariposa', 'felton'],
  },
  safer_from_wildfires: {
    status: 'insurance',
    unconfirmed: true,
    sources: ['sfw', 'piedmont'],
  },
  wildfire_prepared_home: {
    status: 'voluntary',
    unconfirmed: true,
    sources: ['bdc', 'wph', 'ibhs-up'],
  },
  low_cost_retrofit_list: {
    status: 'guidance',
    unconfirmed: true,
    sources: ['lowcost'],
  },
  cal_fire_advice: {
    status: 'guidance',
    unconfirmed: false,
    sources: ['zones'],
  },
  ibhs_advice: {
    status: 'guidance',
    unconfirmed: false,
    sources: ['ibhs-prep', 'ibhs-up', 'ibhs-nbz'],
  },
  plant_spacing: {
    status: 'guidance',
    unconfirmed: false,
    sources: ['mgspacing', 'napa'],
  },
  chimney_screen: {
    status: 'standard',
    unconfirmed: true,
    sources: ['chimney', 'vfpd', 'chimney-cbc'],
  },
  propane_setback: {
    status: 'in_force',
    unconfirmed: true,
    sources: ['lpg-cfc', 'lpg'],
  },
  local_plant_list: {
    status: 'guidance',
    unconfirmed: true,
    sources: ['sanrafael'],
  },
  driveway_clearance: {
    status: 'guidance',
    unconfirmed: true,
    sources: ['access', 'sanrafael'],
  },
  address_numbers: {
    status: 'in_force',
    unconfirmed: true,
    sources: ['oakland', 'access'],
  },
  structure_separation: {
    status: 'guidance',
    unconfirmed: true,
    sources: ['hmm', 'nist-shed'],
  },
} as const satisfies Record<string, Rule>;

/** The id of a rule. Rule texts contain its name, and each hazard's texts what it requires, under the same id. */
export type RuleId = keyof typeof rules;

/** Reads a rule with its full type. */
export function ruleById(id: RuleId): Rule {
  return rules[id];
}
