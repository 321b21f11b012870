/** The page's parts, in their order. */
export const sectionIds = [
  'split',
  'working',
  'distance',
  'unseen',
  'bands',
  'ceilings',
  'corrections',
  'parts',
  'evidence',
  'limits',
] as const;
