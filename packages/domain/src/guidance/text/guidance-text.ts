import type { HazardTypeId, RemovalText } from '../../hazards/index.ts';

export type GuidanceTexts = Readonly<Record<HazardTypeId, RemovalText>>;

/** All guidance texts in one language. */
export type GuidanceWords = {
  readonly texts: GuidanceTexts;
  /** The text for a type that the catalog doesn't know, given a name such as 'Old Wooden Boat'. */
  readonly general: (
    name: string,
  ) => RemovalText & { readonly cost: string; readonly time: string };
};
