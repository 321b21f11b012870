/** The parts that the 100 points are split over; `context` is shown and never deducted. */
export const hazardDomains = [
  'zone_0',
  'roof_gutters',
  'openings',
  'walls_decks',
  'zone_1',
  'zone_2',
  'access',
  'context',
] as const;

export type HazardDomain = (typeof hazardDomains)[number];

/** The domains that hold points. */
export type ScoredDomain = Exclude<HazardDomain, 'context'>;

export const scoredDomains = hazardDomains.filter(
  (domain): domain is ScoredDomain => domain !== 'context',
);
