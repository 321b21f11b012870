import type { SourceId } from '../hazards/index.ts';

/** Who can do it: the owner, a professional, or either. */
export type Performer = 'diy' | 'pro' | 'diy_or_pro';

/**
 * One piece of work that removes one or more hazards. Costs are in US dollars for one typical home, hours
 * are working hours. `estimate` marks figures without a solid source; every price is an order of magnitude.
 */
export type GuidanceStep = {
  readonly performer: Performer;
  readonly costUsd: { readonly low: number; readonly high: number };
  readonly hours: { readonly low: number; readonly high: number };
  readonly estimate: boolean;
  readonly costSources: readonly SourceId[];
};
