import type { RemovalText } from '../../hazards/index.ts';

/** The text for a type that the catalog doesn't know, given a name such as 'Old Wooden Boat'. */
export type GeneralGuidance = (
  name: string,
) => RemovalText & { readonly cost: string; readonly time: string };
