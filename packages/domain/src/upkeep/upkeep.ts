import type { HazardTypeId, SourceId } from '../hazards/index.ts';
import { questionById, type AnswerValue, type QuestionId } from '../owner-answers/index.ts';
import type { AfterPhotoVerdict } from '../scoring/input.ts';

/** Work that has to be done again each year, so that what is in order stays so. */
export const upkeepTaskIds = [
  'prune_trees',
  'check_vents',
  'move_firewood',
  'mow_grass',
  'trim_plants_at_wall',
  'clear_driveway',
  'remove_dead_plants',
  'clean_roof_and_gutters',
  'sweep_five_feet',
  'clear_under_deck',
  'clear_round_tank',
  'move_things',
  'check_gear',
  'check_chimney',
] as const;

export type UpkeepTaskId = (typeof upkeepTaskIds)[number];

/** A month of the year, 1 to 12. */
export type Month = number;

type UpkeepTask = {
  /** The hazards that it keeps away; none: it is about being ready, at every home. */
  readonly hazardTypes: readonly HazardTypeId[];
  /** When it is done. Judgment, for most of California: before the season, and again during it. */
  readonly months: readonly Month[];
  /** When it is done at a home where trees drop leaves on it; absent: no other time. */
  readonly monthsUnderTrees?: readonly Month[];
  /** Left out where the owner says that there is none of it, because then there is nothing to keep up. */
  readonly onlyWhereFound?: true;
  readonly sources: readonly SourceId[];
};

const seasonMonths: readonly Month[] = [5, 6, 7, 8, 9, 10, 11];

const tasks: Readonly<Record<UpkeepTaskId, UpkeepTask>> = {
  prune_trees: {
    hazardTypes: ['tree_overhang_roof_chimney', 'zone1_ladder_fuels'],
    months: [3],
    sources: ['1299', 'mgspacing'],
  },
  check_vents: {
    hazardTypes: ['vents_unscreened'],
    months: [4],
    sources: ['vents', 'calfire-hh'],
  },
  move_firewood: {
    hazardTypes: ['zone0_firewood_lumber', 'zone1_exposed_woodpile'],
    months: [4],
    onlyWhereFound: true,
    sources: ['1299', 'nist-wood'],
  },
  mow_grass: {
    hazardTypes: ['zone1_tall_dry_grass', 'zone2_tall_dry_grass'],
    months: [4, 5, 6],
    sources: ['1299', 'zone2'],
  },
  trim_plants_at_wall: {
    hazardTypes: ['zone0_vegetation'],
    months: [4, 7],
    sources: ['ibhs-nbz', '1299'],
  },
  clear_driveway: {
    hazardTypes: ['access_driveway_obstructed'],
    months: [5],
    sources: ['access'],
  },
  remove_dead_plants: {
    hazardTypes: ['zone1_dead_vegetation'],
    months: [5, 8],
    sources: ['1299'],
  },
  clean_roof_and_gutters: {
    hazardTypes: ['roof_debris', 'gutter_debris'],
    months: [5, 9, 11],
    monthsUnderTrees: seasonMonths,
    sources: ['1299', 'uc-gutter'],
  },
  sweep_five_feet: {
    hazardTypes: ['zone0_dead_debris'],
    months: seasonMonths,
    sources: ['1299', 'ibhs-nbz'],
  },
  clear_under_deck: {
    hazardTypes: ['under_deck_fuel'],
    months: [5, 9],
    sources: ['decks-marin'],
  },
  clear_round_tank: {
    hazardTypes: ['lpg_tank_clearance'],
    months: [5, 8],
    sources: ['lpg'],
  },
  move_things: {
    hazardTypes: ['zone0_combustible_items'],
    months: [6],
    sources: ['zones', 'ibhs-prep'],
  },
  check_gear: { hazardTypes: [], months: [5], sources: [] },
  check_chimney: {
    hazardTypes: ['chimney_no_spark_arrestor'],
    months: [10],
    sources: ['chimney'],
  },
};

/** The hazards that mean that trees drop leaves or needles on the house. */
const treeHazards: readonly HazardTypeId[] = [
  'tree_overhang_roof_chimney',
  'roof_debris',
  'gutter_debris',
];

/** What is known of a home, as far as upkeep follows from it. */
export type UpkeepFacts = {
  readonly found: ReadonlySet<HazardTypeId>;
  readonly unseen: ReadonlySet<HazardTypeId>;
  /** What was found, and isn't anymore since photos show that the owner removed it. */
  readonly cleared: ReadonlySet<HazardTypeId>;
  /** What the home doesn't have, such as gutters, according to its owner. */
  readonly absent: ReadonlySet<HazardTypeId>;
};

/** A home of which nothing is known yet. `null`: nothing was seen at all. */
export function upkeepFacts(
  result: {
    readonly rows: readonly {
      readonly kind: string;
      readonly hazard_type?: HazardTypeId | undefined;
    }[];
    readonly answers: readonly {
      readonly questionId: QuestionId;
      readonly side: string | null;
      readonly answer: AnswerValue;
    }[];
    readonly after_photos: readonly {
      readonly hazard_type: HazardTypeId;
      readonly verdict: AfterPhotoVerdict;
    }[];
    readonly set_aside: readonly {
      readonly hazard_type: HazardTypeId;
      readonly kind: 'not_there' | 'already_fixed';
    }[];
  } | null,
): UpkeepFacts | null {
  if (result === null) return null;
  const typesOf = (kind: string) =>
    new Set(
      result.rows.flatMap((row) =>
        row.kind === kind && row.hazard_type !== undefined ? row.hazard_type : [],
      ),
    );
  const found = typesOf('hazard');
  const saidDone = new Set(
    result.set_aside.flatMap(({ hazard_type: type, kind }) =>
      kind === 'already_fixed' ? type : [],
    ),
  );
  return {
    found,
    unseen: typesOf('not_seen'),
    // What one photo shows to be gone may still be found at another place, or be gone there by the owner's word alone.
    cleared: new Set(
      result.after_photos.flatMap(({ hazard_type: type, verdict }) =>
        verdict === 'confirmed' && !found.has(type) && !saidDone.has(type) ? type : [],
      ),
    ),
    absent: new Set(
      result.answers
        .filter(({ side, answer }) => side === null && answer === 'not_applicable')
        .flatMap(({ questionId }) => questionById(questionId).notApplicable),
    ),
  };
}

/**
 * Why a task is on the list: the hazard was found at this home; it was looked for and isn't there, which is to stay so; nobody
 * has looked yet; or it is for every home.
 */
export type UpkeepReason = 'found' | 'in_order' | 'unseen' | 'every_home';

export type Upkeep = {
  readonly id: UpkeepTaskId;
  readonly months: readonly Month[];
  readonly reason: UpkeepReason;
  /** Which of the hazards that it keeps away count as found now, were removed as photos show, and weren't seen everywhere. */
  readonly found: readonly HazardTypeId[];
  readonly cleared: readonly HazardTypeId[];
  readonly unseen: readonly HazardTypeId[];
  readonly sources: readonly SourceId[];
};

/** The upkeep of a home through the year, in the order of its first month. What the home doesn't have is left out. */
export function upkeepOf(facts: UpkeepFacts | null): readonly Upkeep[] {
  const isFound = (type: HazardTypeId) => facts?.found.has(type) ?? false;
  const underTrees = treeHazards.some(isFound);
  return upkeepTaskIds.flatMap((id) => {
    const { hazardTypes, months, monthsUnderTrees, onlyWhereFound, sources } = tasks[id];
    const reason = reasonOf(hazardTypes, facts);
    if (reason === null || (onlyWhereFound && reason === 'in_order')) return [];
    const done = underTrees && monthsUnderTrees !== undefined ? monthsUnderTrees : months;
    const among = (known: ReadonlySet<HazardTypeId> | undefined) =>
      hazardTypes.filter((type) => known?.has(type) && !facts?.absent.has(type));
    const places = {
      found: among(facts?.found),
      cleared: among(facts?.cleared),
      unseen: among(facts?.unseen),
    };
    return { id, months: done, reason, ...places, sources };
  });
}

/** Null if the home has none of it. */
function reasonOf(types: readonly HazardTypeId[], facts: UpkeepFacts | null): UpkeepReason | null {
  if (types.length === 0) return 'every_home';
  if (facts === null) return 'unseen';
  if (types.some((type) => facts.found.has(type))) return 'found';
  const present = types.filter((type) => !facts.absent.has(type));
  if (present.length === 0) return null;
  return present.some((type) => facts.unseen.has(type)) ? 'unseen' : 'in_order';
}
