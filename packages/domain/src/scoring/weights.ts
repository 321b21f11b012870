import type { Extent, ScoredDomain, SourceId } from '../hazards/index.ts';

/**
 * Every number of the score that isn't a hazard's own. Judgment unless sources are named below.
 * Any change, here or to a hazard's points, prevalence or counting, needs a new `version`.
 */
export const scoringWeights = {
  version: '2026.11',

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

  /**
   * The chance that an answer, or a look that counts in full, is wrong. It widens the range; the score takes each at its word. How much
   * there is, where the owner says it, is an answer, too: half of the wrong ones say a step more, half a step less.
   */
  wrongAnswers: 0.05,
  /**
   * The chance that there is a step more of a finding than was judged, and that there is a step less, where its owner doesn't say how
   * much. It widens the range, too.
   */
  misjudgedExtent: 0.1,

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
  /**
   * Correlation of 0-1 between the hazards of one home that come from neglect, because neglect in one place suggests neglect elsewhere.
   * How a house was built says nothing of that. Judgment until it is measured.
   */
  upkeepCorrelation: 0.3,

  /**
   * Of a house that its owner says was built in 2008 or later: how often what Chapter 7A asks of new houses is amiss where nobody has
   * looked, as a share of what is typical; and how many homes that is. Both are judgment: in California such homes were lost 40% less
   * often than those of 1990 (`bb40`); of those in the Camp Fire 51% stood undamaged, of older ones 18% (`camp-2008`); just
   * before and after the change the difference may be chance (`knapp`).
   */
  builtSince2008: { prevalenceFactor: 0.6, share: 0.1 },

  /** How much a fuel below the house counts toward its ceiling, by the steepness of the land: the last entry whose limit is reached. */
  fuelBelowShares: [
    { fromPercent: 0, share: 0 },
    { fromPercent: 20, share: 0.5 },
    { fromPercent: 40, share: 1 },
  ],

  /**
   * The most that can be scored, as the home's weakest link allows: `at` of something, `most` points; straight lines between, level
   * before the first and after the last. Judgment, held to homes as an assessor would score them.
   */
  ceilings: {
    /** With a combustible roof, by all points lost: it lights the house, whatever else was done. The roof alone takes 13.6. */
    combustibleRoof: [
      { at: 14, most: 59 },
      { at: 60, most: 29 },
      { at: 100, most: 0 },
    ],
    /** By the zone 0 points, before the knee. */
    fuelAtTheWall: [
      { at: 2, most: 100 },
      { at: 4, most: 79 },
      { at: 9, most: 72 },
      { at: 25, most: 61 },
      { at: 51, most: 40 },
    ],
    /**
     * By how much there is of what breaks the state's rule for existing homes: 1 for each hazard that is there in full, on one side if
     * it is counted by side.
     */
    brokenRules: [
      { at: 0.2, most: 100 },
      { at: 0.55, most: 79 },
      { at: 2, most: 72 },
      { at: 5, most: 63 },
      { at: 12, most: 40 },
    ],
    /** By the points of openings, walls and decks, before their knees. */
    construction: [
      { at: 2, most: 100 },
      { at: 6, most: 88 },
      { at: 18, most: 75 },
      { at: 38, most: 55 },
    ],
    /** By how much burns below the house on a slope, 1 for each hazard that is there in full on all sides of steep land. */
    fuelBelow: [
      { at: 0, most: 100 },
      { at: 0.8, most: 70 },
      { at: 2, most: 60 },
      { at: 9, most: 40 },
    ],
    /** By how many parts of the house a near neighbor's fire can light, 1 for each that can burn, break or let embers in. */
    nearNeighbor: {
      underTenFeet: [
        { at: 0, most: 79 },
        { at: 1, most: 69 },
        { at: 6, most: 49 },
      ],
      underThirtyFeet: [
        { at: 0, most: 89 },
        { at: 1, most: 79 },
        { at: 6, most: 64 },
      ],
    },
  },

  bands: { excellent: 80, good: 60, fair: 40 },
  /** Below this confidence the band is provisional. */
  provisionalBelowPercent: 60,
  /** Below this confidence the score says more about the typical home than about this one. */
  enoughSeenPercent: 25,
} as const;

/** Of ten homes that fit what is known, how many have their score in the range. */
export const homesInRange = Math.round(10 * (1 - 2 * scoringWeights.rangeTail));

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
  newer_houses: ['bb40', 'camp-2008', 'knapp'],
} as const satisfies Record<string, readonly SourceId[]>;

export type MethodPoint = keyof typeof methodEvidence;
