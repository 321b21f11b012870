import type { ResponsibilityArea } from '../address-facts/index.ts';
import type { StateCode } from '../places/states.ts';
import type { SourceId } from './sources/index.ts';

/**
 * `in_force`: law or regulation that applies today, everywhere where it holds. `in_force_in_areas`: in parts of the state alone, which
 * `RuleText.version` names. `in_force_in_city`: law of one city. `draft`: not law yet. `standard`: required of new buildings; an older home breaks no law without it.
 * `insurance`: a regulation in force that binds insurers, who give discounts for it. `voluntary`: required for a designation.
 * `guidance`: advice.
 */
export const ruleStatuses = [
  'in_force',
  'in_force_in_areas',
  'in_force_in_city',
  'draft',
  'standard',
  'insurance',
  'voluntary',
  'guidance',
] as const;

export type RuleStatus = (typeof ruleStatuses)[number];

/** Where something holds, and since when. */
export type Holding = {
  /** The states in which it is law, or is offered; 'anywhere' for advice that doesn't depend on the state. */
  readonly states: readonly StateCode[] | 'anywhere';
  /** The first day ('2026-01-01'); null if no source that was read says so. */
  readonly from: string | null;
};

/** What the product knows about a rule, except its texts (`RuleText`). */
export type Rule = {
  readonly status: RuleStatus;
  readonly holds: Holding;
  /** True if only copies or summaries of the text were read. */
  readonly unconfirmed: boolean;
  readonly sources: readonly SourceId[];
};

const inCalifornia: Holding = { states: ['CA'], from: null };
const anywhere: Holding = { states: 'anywhere', from: null };

/**
 * California's rule for the first five feet. When it becomes law, set 'in_force' here and its date in the texts of each
 * language; every hazard that refers to it follows. Until then, nothing may call a breach of it a violation.
 */
const zone0Rule: Rule = {
  status: 'draft',
  holds: inCalifornia,
  unconfirmed: true,
  sources: ['z0-delay', 'z0-draft', 'z0-options', 'z0-scope', 'ab1455'],
};

/** The rules, standards and pieces of official advice that the catalog refers to. */
export const rules = {
  zone_0: zone0Rule,
  ccr_1299_03: {
    status: 'in_force_in_areas',
    holds: inCalifornia,
    unconfirmed: false,
    sources: ['1299', '1299-02', 'prc4291'],
  },
  ccr_1299_03_unread: {
    status: 'in_force_in_areas',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['auburn', 'zone2', '1299-02'],
  },
  chapter_7a: {
    status: 'standard',
    holds: { states: ['CA'], from: '2008-01-01' },
    unconfirmed: true,
    sources: ['jlc', 'cemariposa', 'felton'],
  },
  safer_from_wildfires: {
    status: 'insurance',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['sfw', 'piedmont'],
  },
  wildfire_prepared_home: {
    status: 'voluntary',
    holds: { states: ['CA', 'OR'], from: null },
    unconfirmed: true,
    sources: ['bdc', 'wph', 'ibhs-up'],
  },
  low_cost_retrofit_list: {
    status: 'guidance',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['lowcost'],
  },
  cal_fire_advice: {
    status: 'guidance',
    holds: inCalifornia,
    unconfirmed: false,
    sources: ['zones'],
  },
  ibhs_advice: {
    status: 'guidance',
    holds: anywhere,
    unconfirmed: false,
    sources: ['ibhs-prep', 'ibhs-up', 'ibhs-nbz'],
  },
  plant_spacing: {
    status: 'guidance',
    holds: inCalifornia,
    unconfirmed: false,
    sources: ['mgspacing', 'napa'],
  },
  chimney_screen: {
    status: 'standard',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['chimney', 'vfpd', 'chimney-cbc'],
  },
  propane_setback: {
    status: 'in_force',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['lpg-cfc', 'lpg'],
  },
  local_plant_list: {
    status: 'in_force_in_city',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['sanrafael'],
  },
  driveway_clearance: {
    status: 'standard',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['access', 'sanrafael'],
  },
  address_numbers: {
    status: 'in_force',
    holds: inCalifornia,
    unconfirmed: true,
    sources: ['oakland', 'access'],
  },
  structure_separation: {
    status: 'guidance',
    holds: anywhere,
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

/**
 * Whether something holds where a home is. What is a state's doesn't hold while nobody knows the state.
 * @param day '2026-11-27'
 */
export function holdsIn(
  { states, from }: Holding,
  state: StateCode | null | undefined,
  day: string,
): boolean {
  if (from !== null && from > day) return false;
  if (states === 'anywhere') return true;
  return state !== null && state !== undefined && states.includes(state);
}

/**
 * Whether a rule may hold by who answers for fires at a home; null: that isn't known. One of parts of the state is of those where the state
 * does.
 */
export function mayHoldIn(status: RuleStatus, area: ResponsibilityArea | null): boolean {
  return status !== 'in_force_in_areas' || area === null || area === 'SRA';
}

/** Those of some rules that hold where a home is, as far as that is known. */
export function rulesIn(
  ids: readonly RuleId[],
  state: StateCode | null | undefined,
  day: string,
  area: ResponsibilityArea | null = null,
): readonly RuleId[] {
  return ids.filter((id) => {
    const { holds, status } = ruleById(id);
    return holdsIn(holds, state, day) && mayHoldIn(status, area);
  });
}
