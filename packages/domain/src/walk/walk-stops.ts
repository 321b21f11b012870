import { hazardById, hazardCatalog, type OptionalPart } from '../hazards/index.ts';
import {
  fiveFeetQuestions,
  hazardTypesOf,
  questionById,
  type QuestionId,
} from '../owner-answers/index.ts';
import type { NotApplicable } from '../scoring/index.ts';
import {
  directionOf,
  houseSideOf,
  type Facing,
  type HouseSide,
  type SideWords,
} from '../sides/index.ts';
import type { AreaId, Direction } from '../zones/index.ts';

/**
 * What the owner looks at: the first five feet along a side, the yard on that side, the roof, then what is built the same all around,
 * what is attached, what stands on the grounds, and the street.
 */
export const walkStopKinds = [
  'wall',
  'yard',
  'roof',
  'walls',
  'attached',
  'grounds',
  'street',
] as const;

export type WalkStopKind = (typeof walkStopKinds)[number];

/** What one button of a stop says that a home lacks, so that the hazards about it don't apply. */
const absentThings = [
  'far_land',
  'gutters',
  'vents',
  'eaves',
  'deck',
  'chimney',
  'propane',
  'driveway',
] as const satisfies readonly OptionalPart[];

export type AbsentThing = (typeof absentThings)[number];

/** One stop of the walk around the house: one screen of hazards to tap. */
export type WalkStop = {
  /** Such as 'back:wall' or 'roof'; the same one wherever the walk starts. */
  readonly id: string;
  readonly kind: WalkStopKind;
  /** The side of the house that it is about; null for the roof and the home as a whole. */
  readonly side: HouseSide | null;
  /** The area that a photo taken here shows. */
  readonly area: AreaId;
  /** In the order in which their tiles stand. */
  readonly questions: readonly QuestionId[];
};

/** The sides in walking order: to the right from the front, then on around the house. */
const walkingOrder = ['front', 'right', 'back', 'left'] as const satisfies readonly HouseSide[];

type StopContent = { readonly area: AreaId; readonly questions: readonly QuestionId[] };

/** Asked at every side, about that side. */
const stopsOfSide = {
  wall: { area: 'zone_0', questions: fiveFeetQuestions },
  yard: {
    area: 'zone_1',
    questions: [
      'dead_plants_in_yard',
      'dry_grass_in_yard',
      'neighbor_near',
      'slope_below',
      'brush_beyond_yard',
      'dry_grass_beyond_yard',
    ],
  },
} as const satisfies Partial<Record<WalkStopKind, StopContent>>;

/**
 * Asked once, when all sides have been seen. A photo of the home as a whole has the yard as its area, which needs no side, unlike a
 * wall.
 */
const stopsOfHome = {
  roof: {
    area: 'roof',
    questions: [
      'roof_wood',
      'roof_whole',
      'roof_clean',
      'branches_clear',
      'gutters_clean',
      'gutters_covered',
    ],
  },
  walls: {
    area: 'zone_1',
    questions: [
      'siding_unburnable',
      'wall_base_bare',
      'vents_fine_mesh',
      'eaves_closed',
      'windows_two_panes',
      'gaps_sealed',
    ],
  },
  attached: {
    area: 'zone_1',
    questions: ['deck_unburnable', 'under_deck_clear', 'pergola_attached', 'chimney_screened'],
  },
  grounds: {
    area: 'zone_1',
    questions: [
      'shed_near',
      'woodpile_in_yard',
      'shrubs_close_together',
      'fuel_under_trees',
      'fire_prone_plants_near',
      'propane_clear',
    ],
  },
  street: {
    area: 'zone_1',
    questions: ['address_visible', 'driveway_open', 'double_fence', 'on_ridge'],
  },
} as const satisfies Partial<Record<WalkStopKind, StopContent>>;

/** What a home may lack of what a stop asks about, with the questions that don't apply then. */
export function mayBeAbsentAt({ questions }: Pick<WalkStop, 'questions'>): readonly {
  readonly thing: AbsentThing;
  readonly questions: readonly QuestionId[];
}[] {
  return absentThings
    .map((thing) => ({ thing, questions: questions.filter((id) => isOnlyAbout(id, thing)) }))
    .filter((each) => each.questions.length > 0);
}

function isOnlyAbout(id: QuestionId, thing: AbsentThing): boolean {
  const types = hazardTypesOf(questionById(id));
  return types.length > 0 && types.every((type) => hazardById(type).optionalPart === thing);
}

/**
 * The stops of the walk, in order: two at each side from `start` on, then those of the home as a whole. A side in `missing` doesn't
 * exist (a row house, a cliff), so it has no stops.
 */
export function walkStops({
  start,
  missing,
}: {
  readonly start: HouseSide;
  readonly missing: readonly HouseSide[];
}): readonly WalkStop[] {
  const first = walkingOrder.indexOf(start);
  const order = [...walkingOrder.slice(first), ...walkingOrder.slice(0, first)];
  return [
    ...order
      .filter((side) => !missing.includes(side))
      .flatMap((side) =>
        (['wall', 'yard'] as const).map((kind): WalkStop => ({
          id: `${side}:${kind}`,
          kind,
          side,
          ...stopsOfSide[kind],
        })),
      ),
    ...(['roof', 'walls', 'attached', 'grounds', 'street'] as const).map((kind): WalkStop => ({
      id: kind,
      kind,
      side: null,
      ...stopsOfHome[kind],
    })),
  ];
}

/** What can't be there because these sides of the house don't exist: every hazard that is counted by side. */
export function missingSideCells(missing: readonly HouseSide[], facing: Facing): NotApplicable[] {
  const bySide = hazardCatalog.filter((hazard) => hazard.counted === 'per_side');
  return missing.flatMap((side) =>
    bySide.map(({ id }) => ({ hazardType: id, side: directionOf(side, facing) })),
  );
}

/**
 * Whether an answer is about a side of the house that doesn't exist, so that it doesn't count. While nobody knows which way the
 * front faces, a compass direction is no side of the house.
 * @param answer `side`: null for the whole house; `saidAs`: how the owner named it
 */
export function isAboutMissingSide(
  { side, saidAs }: { readonly side: Direction | null; readonly saidAs: SideWords },
  missing: readonly HouseSide[],
  facing: Facing,
): boolean {
  if (side === null || (facing === null && saidAs === 'compass')) return false;
  return missing.includes(houseSideOf(side, facing));
}
