/** The page's sections, in order. */
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
