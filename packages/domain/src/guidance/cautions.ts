import type { GuidanceStepId } from './steps.ts';

/** What can hurt somebody, start a fire, do lasting damage or break a rule while they do the work. */
export const cautionIds = [
  'ladder',
  'power_lines',
  'chainsaw',
  'dry_windy_day',
  'dead_trees',
  'gas_tank',
  'vent_air',
  'asbestos_lead',
  'buried_lines',
  'shared_fence',
  'approval',
  'protected_trees',
  'nesting_birds',
  'erosion',
  'burning',
] as const;

export type CautionId = (typeof cautionIds)[number];

/** What to take care with, in one language. */
export type CautionTexts = Readonly<Record<CautionId, string>>;

const cautionsByStep: Partial<Readonly<Record<GuidanceStepId, readonly CautionId[]>>> = {
  clear_plants_at_wall: ['dry_windy_day', 'buried_lines', 'nesting_birds'],
  replace_mulch: ['buried_lines'],
  replace_fence_end: ['buried_lines', 'shared_fence', 'approval'],
  move_items: ['gas_tank'],
  replace_roof: ['asbestos_lead', 'approval'],
  clean_roof_and_gutters: ['ladder', 'power_lines'],
  trim_over_roof: ['power_lines', 'dead_trees', 'chainsaw', 'ladder', 'protected_trees'],
  repair_roof: ['ladder', 'power_lines', 'asbestos_lead'],
  cover_gutters: ['ladder', 'power_lines'],
  fit_spark_arrestor: ['ladder'],
  screen_vents: ['vent_air', 'ladder'],
  enclose_eaves: ['asbestos_lead', 'ladder', 'vent_air'],
  replace_windows: ['asbestos_lead', 'approval'],
  replace_siding: ['asbestos_lead', 'approval'],
  bare_wall_base: ['buried_lines', 'asbestos_lead'],
  remove_pergola: ['ladder', 'nesting_birds'],
  remove_dead_plants: ['dead_trees', 'dry_windy_day', 'chainsaw', 'nesting_birds', 'burning'],
  thin_shrubs: ['dry_windy_day', 'chainsaw', 'nesting_birds', 'protected_trees', 'burning'],
  limb_up_trees: [
    'power_lines',
    'dead_trees',
    'chainsaw',
    'ladder',
    'dry_windy_day',
    'protected_trees',
  ],
  mow_dry_grass: ['dry_windy_day'],
  replace_plants: ['dry_windy_day', 'chainsaw', 'buried_lines', 'approval'],
  remove_double_fence: ['shared_fence', 'approval'],
  clear_round_tank: ['gas_tank', 'dry_windy_day'],
  thin_brush: [
    'dry_windy_day',
    'dead_trees',
    'chainsaw',
    'power_lines',
    'erosion',
    'protected_trees',
    'nesting_birds',
    'burning',
  ],
  open_driveway: ['dry_windy_day', 'chainsaw', 'power_lines', 'protected_trees'],
};

/** What to take care with in a step of the guidance, the most dangerous first; none for many. */
export function cautionsOf(stepId: GuidanceStepId): readonly CautionId[] {
  return cautionsByStep[stepId] ?? [];
}
