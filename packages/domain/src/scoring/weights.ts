import type { Extent, ScoredDomain, SourceId } from '../hazards/index.ts';

/**
 * Every number of the score that isn't a hazard's own. Judgment unless a source is named in `docs/scoring.md`.
 * Any change, here or to a hazard's points, prevalence or counting, needs a new `version`.
 */
export const scoringWeights = {
  version: '2026.3',

  /** How the 100 points are split. */
  domainCaps: {
    zone_0: 30,
    roof_gutters: 18,
    openings: 16,
    walls_decks: 12,
    zone_1: 15,
    zone_2: 7,
    access: 2,
  } satisfies Record<ScoredDomain, number>,

  /** Percent of a per-side hazard's points for its worst side, the next, and so on. One bad side is most of it: an ember needs one path. */
  sideShares: [55, 20, 15, 10],

  /** Up to this percent of its cap a domain loses its points in full; beyond, so that everything present loses exactly the cap. */
  kneePercent: 70,

  extentShares: { trace: 0.4, moderate: 0.7, extensive: 1 } satisfies Record<Extent, number>,

  /** Share of the points by distance from the house in feet: the first entry whose limit is above it. Half the zone away counts less. */
  distanceShares: {
    zone_1: [
      { belowFt: 10, share: 1 },
      { belowFt: 20, share: 0.8 },
      { belowFt: Infinity, share: 0.6 },
    ],
    zone_2: [
      { belowFt: 60, share: 1 },
      { belowFt: Infinity, share: 0.5 },
    ],
    shed: [
      { belowFt: 10, share: 1 },
      { belowFt: 15, share: 0.8 },
      { belowFt: Infinity, share: 0.5 },
    ],
  },
  /** Share where distance, or the exact place within five feet, is not known or not the worst. */
  unknownPlaceShare: 0.8,

  /** Factor for what grows downhill of the house, by steepness: the last entry whose limit is reached. */
  downhillFactors: [
    { fromPercent: 0, factor: 1 },
    { fromPercent: 20, factor: 1.15 },
    { fromPercent: 40, factor: 1.3 },
  ],

  /** Below `question` a finding is asked about, not deducted; from `sure` on it counts in full. */
  confidence: { question: 0.35, sure: 0.85 },
  /** The highest confidence that counts for an uncalibrated provider, so that no ceiling depends on a model alone. */
  uncalibratedConfidenceCap: 0.8,

  /** An unseen cell counts at this share of its hazard's prevalence. */
  unseenShare: 0.7,

  /** How much of a cell a photo covers, by who says that the photo shows it. */
  evidenceShares: {
    /** The owner chose the area or the side. */
    owner: 1,
    /** The model that looked says that it sees this area, or this side. */
    provider: 0.8,
    /** A photo of unknown side shows some side; two may show the same one. */
    unknownSide: 0.5,
  },
  /** Photos of unknown side never count for more sides than these. */
  maxUnknownSides: 3,

  /** The share of the possible homes beyond each end of the range: an 80% interval. */
  rangeTail: 0.1,
  /** Correlation of 0-1 between the hazards of one home, because neglect in one place suggests neglect elsewhere. Judgment until it is measured. */
  upkeepCorrelation: 0.3,

  ceilings: {
    /** The most that a home with a combustible roof can score. */
    combustibleRoof: 59,
    /** Between these zone 0 points, before the knee, the most that can be scored falls from 100 by `drop`. */
    fuelAtTheWall: { fromPoints: 4, toPoints: 8, drop: 21 },
  },

  bands: { excellent: 80, good: 60, fair: 40 },
  /** Below this confidence the band is provisional. */
  provisionalBelowPercent: 60,
  /** Below this confidence the score says more about the typical home than about this one. */
  enoughSeenPercent: 25,
} as const;

/** The sources for the size of each domain's cap. The split is judgment between findings that disagree. */
export const domainEvidence: Readonly<Record<ScoredDomain, readonly SourceId[]>> = {
  zone_0: ['ucb', 'ucb-abs', 'latimes-ibhs', 'ibhs90'],
  roof_gutters: ['pv-roof', 'iwuic', 'bcform', 'ab888'],
  openings: ['syph19', 'troy', 'mendo-ibhs'],
  zone_1: ['syph14', 'schmidt'],
  walls_decks: ['troy', 'third', 'iwuic'],
  zone_2: ['syph14', '1299'],
  access: ['syph19', 'wire'],
};

/** The sources for how points are added up, for the ceilings, and for capping a model's own confidence. */
export const methodEvidence = {
  adding_up: ['wire', 'nrfire', 'iwuic', 'bcform', 'az1302'],
  no_single_cause: ['syph19', 'ucb2', 'knapp', 'bb40'],
  weakest_link: ['pv-roof', 'ibhs-prep', 'wph'],
  confidence: ['vlm-conf', 'vlm-med'],
  slope: ['mgspacing'],
} as const satisfies Record<string, readonly SourceId[]>;

export type MethodPoint = keyof typeof methodEvidence;
