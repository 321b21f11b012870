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
