import type { HazardTypeId } from '../../hazards/index.ts';

/** What a homeowner reads about removing one hazard, in one language. */
export type GuidanceText = {
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** The source, as shown. */
  readonly source: string;
};

export type GuidanceTexts = Readonly<Record<HazardTypeId, GuidanceText>>;

/** All guidance texts in one language. */
export type GuidanceWords = {
  readonly texts: GuidanceTexts;
  /** The text for a type that the catalog doesn't know, given a name such as 'Old Wooden Boat'. */
  readonly general: (
    name: string,
  ) => GuidanceText & { readonly cost: string; readonly time: string };
};
