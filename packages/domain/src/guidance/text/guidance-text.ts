import type { HazardTypeId } from '../../hazards/index.ts';

/** What a homeowner reads about removing one hazard, in one language. */
export type GuidanceText = {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** Who says so, as shown. */
  readonly source: string;
};

export type GuidanceTexts = Readonly<Record<HazardTypeId, GuidanceText>>;
