import type { GuidanceStepId } from './steps.ts';

/** What can hurt somebody, or start a fire, while they do the work. */
export const cautionIds = [
  'ladder',
  'power_lines',
  'chainsaw',
  'dry_windy_day',
  'gas_tank',
  'shared_fence',
] as const;

export type CautionId = (typeof cautionIds)[number];

/** What to take care with, in one language. */
export type CautionTexts = Readonly<Record<CautionId, string>>;

const cautionsByStep: Partial<Readonly<Record<GuidanceStepId, readonly CautionId[]>>> = {
  clear_plants_at_wall: ['dry_windy_day'],
  clean_roof_and_gutters: ['ladder', 'power_lines'],
  trim_over_roof: ['power_lines', 'chainsaw', 'ladder'],
  repair_roof: ['ladder', 'power_lines'],
  cover_gutters: ['ladder', 'power_lines'],
  fit_spark_arrestor: ['ladder'],
  screen_vents: ['ladder'],
  enclose_eaves: ['ladder'],
  remove_pergola: ['ladder'],
  remove_dead_plants: ['dry_windy_day', 'chainsaw'],
  thin_shrubs: ['dry_windy_day', 'chainsaw'],
  limb_up_trees: ['power_lines', 'chainsaw', 'ladder', 'dry_windy_day'],
  mow_dry_grass: ['dry_windy_day'],
  replace_plants: ['dry_windy_day', 'chainsaw'],
  remove_double_fence: ['shared_fence'],
  clear_round_tank: ['gas_tank', 'dry_windy_day'],
  thin_brush: ['dry_windy_day', 'chainsaw', 'power_lines'],
  open_driveway: ['dry_windy_day', 'chainsaw', 'power_lines'],
};

/** What to take care with in a step of the guidance, the most dangerous first; none for many. */
export function cautionsOf(stepId: GuidanceStepId): readonly CautionId[] {
  return cautionsByStep[stepId] ?? [];
}
