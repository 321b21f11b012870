import { hazardCatalog } from '../hazards/index.ts';
import { questionById, type QuestionId } from '../owner-answers/index.ts';
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
 * What the owner does at a stop: steps back to see a whole side, walks along its wall, turns around to its yard, looks up at the
 * roof, or thinks of the home as a whole.
 */
export type WalkStopKind = 'step_back' | 'wall' | 'yard' | 'roof' | 'house';

/** One stop of the walk around the house. */
export type WalkStop = {
  /** Such as 'back:wall', 'roof' or 'house_2'; the same one wherever the walk starts. */
  readonly id: string;
  readonly kind: WalkStopKind;
  /** The side of the house that it is about; null for the roof and the home as a whole. */
  readonly side: HouseSide | null;
  /** The area that a photo taken here shows. */
  readonly area: AreaId;
  /** At most `mostQuestionsAtStop`, in the order in which they are asked. */
  readonly questions: readonly QuestionId[];
};

export const mostQuestionsAtStop = 5;

/** The sides in walking order: to the right from the front, then on around the house. */
const walkingOrder = ['front', 'right', 'back', 'left'] as const satisfies readonly HouseSide[];

const stopKindsAtSide = ['step_back', 'wall', 'yard'] as const;

type StopKindAtSide = (typeof stopKindsAtSide)[number];

/**
 * Asked at every side, about that side. What is as large as a fence or a car is seen from a step back, and so is whether a whole
 * strip is kept free of leaves; plants, mulch and lumber hide behind each other, so they take a look from up close.
 */
const askedOfSide = {
  step_back: ['fence_attached', 'things_at_wall', 'five_feet_kept'],
  wall: ['plants_at_wall', 'mulch_at_wall', 'firewood_at_wall'],
  yard: ['dead_plants_in_yard', 'dry_grass_in_yard', 'brush_beyond_yard', 'dry_grass_beyond_yard'],
} as const satisfies Record<StopKindAtSide, readonly QuestionId[]>;

interface AskedOnce {
  readonly questionId: QuestionId;
  /** A side of the house, or how many sides one has come to on the walk. */
  readonly at: HouseSide | 1 | 2 | 3 | 4;
}

/**
 * Asked once on the walk, about the whole house, and from as far away as it takes: a mesh or a gap from right at the wall. What is
 * built the same all around comes early, so that half a walk tells much about the score. What differs from wall to wall comes last,
 * when all of them have been seen.
 */
const askedOnce = {
  step_back: [
    { questionId: 'roof_wood', at: 1 },
    { questionId: 'address_visible', at: 'front' },
    { questionId: 'siding_unburnable', at: 2 },
    { questionId: 'eaves_closed', at: 3 },
    { questionId: 'chimney_screened', at: 3 },
    { questionId: 'deck_unburnable', at: 4 },
    { questionId: 'pergola_attached', at: 4 },
  ],
  wall: [
    { questionId: 'windows_two_panes', at: 1 },
    { questionId: 'vents_fine_mesh', at: 2 },
    { questionId: 'under_deck_clear', at: 3 },
    { questionId: 'gaps_sealed', at: 4 },
    { questionId: 'wall_base_bare', at: 4 },
  ],
  yard: [{ questionId: 'driveway_open', at: 'front' }],
} as const satisfies Record<StopKindAtSide, readonly AskedOnce[]>;

const areaOfStop = {
  step_back: 'siding',
  wall: 'zone_0',
  yard: 'zone_1',
} as const satisfies Record<StopKindAtSide, AreaId>;

/** A photo of the home as a whole needs no side, unlike one of its walls. */
const areaOfHome: AreaId = 'zone_1';

const askedOfRoof = [
  'roof_whole',
  'roof_clean',
  'gutters_clean',
  'gutters_covered',
  'branches_clear',
] as const satisfies readonly QuestionId[];

const askedOfHome = [
  'shed_near',
  'woodpile_in_yard',
  'shrubs_close_together',
  'fuel_under_trees',
  'fire_prone_plants_near',
] as const satisfies readonly QuestionId[];

/**
 * The stops of the walk, in order: three at each side from `start` on, then the roof and the home as a whole. A side in `missing`
 * doesn't exist (a row house, a cliff), so it has no stops. What would have been asked there of the whole house is asked at a later
 * side that has room, or at the end: never where the owner has already been.
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
  const spread = stopKindsAtSide.map((kind) => ({ kind, ...spreadOver(order, missing, kind) }));
  const left = spread.flatMap((each) => each.left);
  const more: WalkStop[] = [];
  for (let from = 0; from < left.length; from += mostQuestionsAtStop) {
    more.push({
      id: `house_${more.length + 2}`,
      kind: 'house',
      side: null,
      area: areaOfHome,
      questions: left.slice(from, from + mostQuestionsAtStop),
    });
  }
  return [
    ...order
      .filter((side) => !missing.includes(side))
      .flatMap((side) =>
        spread.map(({ kind, bySide }): WalkStop => {
          const once = bySide.get(side) ?? [];
          const ofSide = askedOfSide[kind];
          // From a step back, one looks from the roof down to what is around the house.
          const questions = kind === 'step_back' ? [...once, ...ofSide] : [...ofSide, ...once];
          return { id: `${side}:${kind}`, kind, side, area: areaOfStop[kind], questions };
        }),
      ),
    { id: 'roof', kind: 'roof', side: null, area: 'roof', questions: askedOfRoof },
    { id: 'house', kind: 'house', side: null, area: areaOfHome, questions: askedOfHome },
    ...more,
  ];
}

/**
 * Spreads the questions asked once at one kind of stop over the sides. Each has its place on a walk around all four; those of a
 * missing side go to the first later one that has room, and what is `left` finds none.
 * @param order all four sides, as they are walked
 */
function spreadOver(
  order: readonly HouseSide[],
  missing: readonly HouseSide[],
  kind: StopKindAtSide,
) {
  const room = mostQuestionsAtStop - askedOfSide[kind].length;
  const hasRoom = (questions: readonly QuestionId[]) => questions.length < room;
  const places = order.map((side): { side: HouseSide; questions: QuestionId[] } => ({
    side,
    questions: [],
  }));
  for (const { questionId, at } of askedOnce[kind]) {
    const last = typeof at === 'number' ? at : order.indexOf(at) + 1;
    places
      .slice(0, last)
      .reverse()
      .find(({ questions }) => hasRoom(questions))
      ?.questions.push(questionId);
  }
  const left: QuestionId[] = [];
  for (const [index, { side, questions }] of places.entries()) {
    if (!missing.includes(side)) continue;
    for (const questionId of questions) {
      const later = places
        .slice(index + 1)
        .find((place) => !missing.includes(place.side) && hasRoom(place.questions));
      (later?.questions ?? left).push(questionId);
    }
  }
  return { bySide: new Map(places.map((place) => [place.side, place.questions])), left };
}

/** What one look from its stop shows of the whole house: a street's view, or the way up to it. */
const seenFromOneSide: readonly QuestionId[] = ['address_visible', 'driveway_open'];

/** What a question is about where it is asked. `house_so_far`: all of the house, of which some sides come later. */
export type AskedAbout = 'side' | 'property' | 'house' | 'house_so_far' | 'spot';

/** What a question is about at a stop. @param stops those of the whole walk, in order */
export function askedAbout(
  stops: readonly WalkStop[],
  { side }: WalkStop,
  questionId: QuestionId,
): AskedAbout {
  if (questionById(questionId).asked === 'each_side') return side === null ? 'property' : 'side';
  if (seenFromOneSide.includes(questionId)) return 'spot';
  const lastSide = [...stops].reverse().find((stop) => stop.side !== null)?.side;
  return side === null || side === lastSide ? 'house' : 'house_so_far';
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
