import { findingAnswerOf, questionById, type HazardTypeId, type QuestionId } from '@dss/domain';

/**
 * What an inspection says of one part of a home. `none`: the home has no such part, as was recorded after the fire. `unknown`: the
 * inspector couldn't tell, or the value doesn't say what the product asks.
 */
export type Finding = 'hazard' | 'fine' | 'none' | 'unknown';

/** The parts of the house itself, which an inspector may recognize after a fire. */
export const houseParts = ['roof', 'vents', 'eaves', 'windows', 'siding'] as const;
/** What is recorded as absent where it burned: these findings can't be compared with the outcome. */
export const burnedAwayParts = ['deck', 'fence'] as const;
export const parts = [...houseParts, ...burnedAwayParts] as const;

export type HousePart = (typeof houseParts)[number];
export type Part = (typeof parts)[number];

export type Findings = Readonly<Record<Part, Finding>>;

type PartOfHome = {
  /** The columns of the feature service; the strongest finding among them counts. */
  readonly columns: readonly string[];
  readonly question: QuestionId;
  readonly hazard: HazardTypeId;
  /** What the values say, in lower case. */
  readonly values: Readonly<Record<string, Finding>>;
};

const deck = {
  // The product asks whether any is of wood.
  wood: 'hazard',
  composite: 'fine',
  'masonry/concrete': 'fine',
  'no deck/porch': 'none',
  unknown: 'unknown',
} as const;

/**
 * How the columns of CAL FIRE's damage inspections answer the product's questions. Values as the feature service publishes them, and
 * those of 2018, when roof and siding were recorded by whether they burn.
 */
export const partsOfHome: Readonly<Record<Part, PartOfHome>> = {
  roof: {
    columns: ['ROOFCONSTRUCTION'],
    question: 'roof_wood',
    hazard: 'roof_combustible_covering',
    values: {
      wood: 'hazard',
      combustible: 'hazard',
      asphalt: 'fine',
      concrete: 'fine',
      'concrete slab': 'fine',
      tile: 'fine',
      metal: 'fine',
      'fire resistant': 'fine',
      'non combustible': 'fine',
      other: 'unknown',
      unknown: 'unknown',
    },
  },
  vents: {
    columns: ['VENTSCREEN'],
    question: 'vents_fine_mesh',
    hazard: 'vents_unscreened',
    values: {
      unscreened: 'hazard',
      'mesh screen > 1/8"': 'hazard',
      'mesh screen <= 1/8"': 'fine',
      'no vents': 'none',
      // It doesn't say how fine the mesh is.
      screened: 'unknown',
      unknown: 'unknown',
    },
  },
  eaves: {
    columns: ['EAVES'],
    question: 'eaves_closed',
    hazard: 'eaves_open',
    values: {
      unenclosed: 'hazard',
      enclosed: 'fine',
      'no eaves': 'none',
      'not applicable': 'unknown',
      unknown: 'unknown',
    },
  },
  windows: {
    columns: ['WINDOWPANE'],
    question: 'windows_two_panes',
    hazard: 'windows_single_pane',
    values: {
      'single pane': 'hazard',
      'multi pane': 'fine',
      'no windows': 'unknown',
      unknown: 'unknown',
    },
  },
  siding: {
    columns: ['EXTERIORSIDING'],
    question: 'siding_unburnable',
    hazard: 'siding_combustible',
    values: {
      wood: 'hazard',
      vinyl: 'hazard',
      combustible: 'hazard',
      'stucco brick cement': 'fine',
      'stucco/brick/cement': 'fine',
      metal: 'fine',
      'ignition resistant': 'fine',
      'fire resistant': 'fine',
      other: 'unknown',
      unknown: 'unknown',
    },
  },
  deck: {
    columns: ['DECKPORCHONGRADE', 'DECKPORCHELEVATED'],
    question: 'deck_unburnable',
    hazard: 'deck_combustible',
    values: deck,
  },
  fence: {
    columns: ['FENCEATTACHEDTOSTRUCTURE'],
    question: 'fence_attached',
    hazard: 'attached_combustible_fence',
    values: {
      combustible: 'hazard',
      'non combustible': 'fine',
      'no fence': 'none',
      unknown: 'unknown',
    },
  },
};

export function ofHouseParts<Value>(of: (part: HousePart) => Value): Record<HousePart, Value> {
  return {
    roof: of('roof'),
    vents: of('vents'),
    eaves: of('eaves'),
    windows: of('windows'),
    siding: of('siding'),
  };
}

export function ofParts<Value>(of: (part: Part) => Value): Record<Part, Value> {
  return { ...ofHouseParts(of), deck: of('deck'), fence: of('fence') };
}

/** Of two decks the one of wood counts; one that is unknown leaves the question open. */
const strongestFirst: readonly Finding[] = ['hazard', 'unknown', 'fine', 'none'];

export function strongest(findings: readonly Finding[]): Finding {
  return strongestFirst.find((finding) => findings.includes(finding)) ?? 'unknown';
}

/** The answer to the product's question that says the same; null: it stays open. */
export function answerFor(part: Part, finding: Finding): 'yes' | 'no' | 'not_applicable' | null {
  if (finding === 'unknown') return null;
  const { question: id, hazard } = partsOfHome[part];
  const question = questionById(id);
  if (finding === 'none') return question.notApplicable.includes(hazard) ? 'not_applicable' : null;
  const finds = findingAnswerOf(question, hazard);
  return (finding === 'hazard') === (finds === 'yes') ? 'yes' : 'no';
}
