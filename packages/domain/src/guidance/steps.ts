import type { SourceId } from '../hazards/index.ts';

/** Who can do it: the owner, a professional, or either. */
export type Performer = 'diy' | 'pro' | 'diy_or_pro';

/**
 * One piece of work that removes one or more hazards. Costs are in US dollars, hours are working hours, both `per` typical home
 * once, or per side where it is needed. `estimate` marks figures without a solid source; every price is an order of magnitude.
 */
export type GuidanceStep = {
  readonly performer: Performer;
  readonly per: 'home' | 'side';
  readonly costUsd: { readonly low: number; readonly high: number };
  readonly hours: { readonly low: number; readonly high: number };
  readonly estimate: boolean;
  readonly costSources: readonly SourceId[];
};

/** Every piece of work that the guidance names. */
export const guidanceSteps = {
  // The five-foot strip along a side of 50 feet, at up to $3.00 per square foot with gravel or pavers instead.
  clear_plants_at_wall: {
    performer: 'diy_or_pro',
    per: 'side',
    costUsd: { low: 0, high: 750 },
    hours: { low: 2, high: 6 },
    estimate: true,
    costSources: ['iclr', 'z0-cost'],
  },
  // $0.50-3.00 per square foot of the same strip.
  replace_mulch: {
    performer: 'diy_or_pro',
    per: 'side',
    costUsd: { low: 125, high: 750 },
    hours: { low: 2, high: 4 },
    estimate: true,
    costSources: ['iclr', 'rock'],
  },
  move_firewood: {
    performer: 'diy',
    per: 'side',
    costUsd: { low: 0, high: 150 },
    hours: { low: 1, high: 4 },
    estimate: true,
    costSources: [],
  },
  replace_fence_end: {
    performer: 'diy_or_pro',
    per: 'side',
    costUsd: { low: 300, high: 1200 },
    hours: { low: 4, high: 16 },
    estimate: true,
    costSources: ['fence', 'z0-fence'],
  },
  sweep_debris: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 0, high: 200 },
    hours: { low: 1, high: 3 },
    estimate: false,
    costSources: ['iclr'],
  },
  clear_under_deck: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 0, high: 800 },
    hours: { low: 1, high: 4 },
    estimate: true,
    costSources: [],
  },
  move_items: {
    performer: 'diy',
    per: 'side',
    costUsd: { low: 0, high: 60 },
    hours: { low: 0.5, high: 2 },
    estimate: true,
    costSources: [],
  },
  replace_roof: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 15_000, high: 30_000 },
    hours: { low: 40, high: 80 },
    estimate: false,
    costSources: ['depo-ins'],
  },
  clean_roof_and_gutters: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 250 },
    hours: { low: 1, high: 3 },
    estimate: false,
    costSources: ['gutterclean'],
  },
  trim_over_roof: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 350, high: 1200 },
    hours: { low: 4, high: 8 },
    estimate: false,
    costSources: ['treetrim', 'treeremoval'],
  },
  repair_roof: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 200, high: 1000 },
    hours: { low: 4, high: 16 },
    estimate: true,
    costSources: [],
  },
  cover_gutters: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 500, high: 2000 },
    hours: { low: 4, high: 8 },
    estimate: false,
    costSources: ['depo-ins', 'gutterguard'],
  },
  fit_spark_arrestor: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 75, high: 500 },
    hours: { low: 1, high: 2 },
    estimate: false,
    costSources: ['cap'],
  },
  screen_vents: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 100, high: 3000 },
    hours: { low: 8, high: 16 },
    estimate: true,
    costSources: ['tahoe', 'depo-ins'],
  },
  enclose_eaves: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 900, high: 6800 },
    hours: { low: 24, high: 56 },
    estimate: false,
    costSources: ['soffit'],
  },
  replace_windows: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 8000, high: 20_000 },
    hours: { low: 8, high: 40 },
    estimate: false,
    costSources: ['depo-ins', 'win-cost'],
  },
  seal_gaps: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 20, high: 170 },
    hours: { low: 2, high: 4 },
    estimate: true,
    costSources: ['garage'],
  },
  replace_siding: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 12_000, high: 25_000 },
    hours: { low: 40, high: 120 },
    estimate: false,
    costSources: ['depo-ins', 'siding'],
  },
  bare_wall_base: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 2500 },
    hours: { low: 8, high: 16 },
    estimate: true,
    costSources: [],
  },
  // All of its wood: with less, the hazard stays.
  replace_deck_boards: {
    performer: 'pro',
    per: 'home',
    costUsd: { low: 5000, high: 25_000 },
    hours: { low: 24, high: 80 },
    estimate: true,
    costSources: [],
  },
  remove_pergola: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 4000 },
    hours: { low: 8, high: 16 },
    estimate: true,
    costSources: [],
  },
  remove_dead_plants: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 1200 },
    hours: { low: 8, high: 16 },
    estimate: false,
    costSources: ['brush'],
  },
  move_outbuilding: {
    performer: 'diy_or_pro',
    per: 'side',
    costUsd: { low: 200, high: 3000 },
    hours: { low: 8, high: 16 },
    estimate: true,
    costSources: [],
  },
  thin_shrubs: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 3000 },
    hours: { low: 8, high: 24 },
    estimate: false,
    costSources: ['brush'],
  },
  limb_up_trees: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 1200 },
    hours: { low: 4, high: 8 },
    estimate: false,
    costSources: ['treetrim'],
  },
  mow_dry_grass: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 600 },
    hours: { low: 2, high: 8 },
    estimate: true,
    costSources: [],
  },
  replace_plants: {
    performer: 'diy_or_pro',
    per: 'side',
    costUsd: { low: 0, high: 450 },
    hours: { low: 4, high: 8 },
    estimate: false,
    costSources: ['treeremoval'],
  },
  // $3-10 per foot of fence taken down, for about 100 feet.
  remove_double_fence: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 300, high: 1000 },
    hours: { low: 8, high: 24 },
    estimate: true,
    costSources: ['fence-rem'],
  },
  clear_round_tank: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 0, high: 200 },
    hours: { low: 2, high: 4 },
    estimate: true,
    costSources: [],
  },
  thin_brush: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 1000, high: 10_000 },
    hours: { low: 16, high: 40 },
    estimate: false,
    costSources: ['brush', 'goats'],
  },
  open_driveway: {
    performer: 'diy_or_pro',
    per: 'home',
    costUsd: { low: 0, high: 800 },
    hours: { low: 4, high: 8 },
    estimate: true,
    costSources: [],
  },
  mount_house_number: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 20, high: 80 },
    hours: { low: 0.5, high: 0.5 },
    estimate: true,
    costSources: [],
  },
  talk_with_neighbor: {
    performer: 'diy',
    per: 'home',
    costUsd: { low: 0, high: 0 },
    hours: { low: 1, high: 2 },
    estimate: true,
    costSources: [],
  },
} as const satisfies Record<string, GuidanceStep>;

export type GuidanceStepId = keyof typeof guidanceSteps;
