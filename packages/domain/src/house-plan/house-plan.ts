import type { Exposure } from '../scoring/result.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import type { HouseOutline } from '../outline/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import { directionOf, type Facing, type HouseSide, type SideNaming } from '../sides/index.ts';
import { directions, type Direction } from '../zones/index.ts';

/**
 * Where in the plan a hazard is: at the house itself, in a zone around it, or `outside`, drawn in the outermost zone though it may be
 * nearer, as a neighbor's building.
 */
export type PlanPlace = 'house' | 'zone_0' | 'zone_1' | 'zone_2' | 'outside';

/** What is in the plan at one place: a hazard, or where one was. */
export interface PlanPin {
  /** Unique in its plan. */
  readonly id: string;
  readonly hazardType: HazardTypeId;
  /** The number of its hazard in the list that belongs to the plan; null for finished work, which has a check. */
  readonly number: number | null;
  /** Null if it isn't on one side: it is all around, or nobody knows where. */
  readonly side: Direction | null;
  /** Why there is no side. */
  readonly everywhere: boolean;
  readonly place: PlanPlace;
}

/** How far away a neighbor's building is, in feet: at least, and less than. */
export interface NeighborDistance {
  readonly fromFt: number;
  readonly toFt: number;
}

/** One side of the home. */
export interface PlanSide {
  readonly side: Direction;
  /** `partly`: something is known there, but most isn't; `missing`: the house has no such side. */
  readonly state: 'seen' | 'partly' | 'unseen' | 'missing';
  readonly neighbor: NeighborDistance | null;
  /** The ground falls away from the house there, by more than this many percent; null if it doesn't, as far as is known. */
  readonly fallsPercent: number | null;
}

/** What the plan of a home shows: plain data, for whoever draws or lists it. */
export interface HousePlan {
  readonly facing: Facing;
  readonly naming: SideNaming;
  /** The traced house; null if there is none, or if nobody knows how it lies to the sides that are shown. */
  readonly outline: HouseOutline | null;
  /** In the order front, right, back, left; without a known front, south, east, north, west. */
  readonly sides: readonly PlanSide[];
  /** Hazards by number, then finished work. */
  readonly pins: readonly PlanPin[];
}

/** A hazard with the sides on which it is. */
export interface PlanFinding {
  readonly hazardType: HazardTypeId;
  readonly sides: readonly FindingSide[];
}

/** Everything that a plan is made from. */
export interface PlanEvidence {
  readonly home: {
    readonly front_faces: Facing;
    readonly outline: HouseOutline | null;
    readonly missing_sides: readonly HouseSide[];
  };
  /** How the home's sides are named (`sideNaming`). */
  readonly naming: SideNaming;
  /** The sides that were seen: photographed, walked, or asked about. */
  readonly seen: readonly Direction[];
  /** In the order of the list that belongs to the plan, which gives the numbers. */
  readonly findings: readonly PlanFinding[];
  readonly done: readonly PlanFinding[];
  readonly exposure: Exposure | null;
}

/** Walking order, counterclockwise as seen from above. */
const sidesInOrder = ['front', 'right', 'back', 'left'] as const satisfies readonly HouseSide[];

/** The plan of a home from what is known of it. */
export function housePlan({
  home,
  naming,
  seen,
  findings,
  done,
  exposure,
}: PlanEvidence): HousePlan {
  const { front_faces: facing, outline, missing_sides: missing } = home;
  const pins = [
    ...findings.flatMap((finding, index) => pinsOf(finding, index + 1)),
    ...done.flatMap((finding) => pinsOf(finding, null)),
  ];
  const reasonsAt = (side: Direction) =>
    (exposure?.reasons ?? []).flatMap(({ kind, sides }) => (sides.includes(side) ? kind : []));
  return {
    facing,
    naming,
    // An outline lies by the compass, so it can't be matched with sides that only the house names.
    outline: naming === 'house' ? null : outline,
    sides: sidesInOrder.map((houseSide): PlanSide => {
      const side = directionOf(houseSide, facing);
      const reasons = reasonsAt(side);
      // Where a pin stands, nobody may say that nothing was seen or told.
      const isPartlyKnown = reasons.length > 0 || pins.some((pin) => pin.side === side);
      const unlessSeen = isPartlyKnown ? 'partly' : 'unseen';
      return {
        side,
        state: missing.includes(houseSide) ? 'missing' : seen.includes(side) ? 'seen' : unlessSeen,
        neighbor: neighborDistances.find(({ kind }) => reasons.includes(kind))?.feet ?? null,
        fallsPercent: slopes.find(({ kind }) => reasons.includes(kind))?.percent ?? null,
      };
    }),
    pins,
  };
}

/** The nearest first. */
const neighborDistances = [
  { kind: 'under_ten_feet', feet: { fromFt: 0, toFt: 10 } },
  { kind: 'under_thirty_feet', feet: { fromFt: 0, toFt: 30 } },
  { kind: 'under_fifty_feet', feet: { fromFt: 30, toFt: 50 } },
] as const;

/** The steepest first. */
const slopes = [
  { kind: 'steep_slope', percent: 40 },
  { kind: 'slope', percent: 20 },
] as const;

/** One pin on each side where it is, else one for the home. */
function pinsOf({ hazardType, sides }: PlanFinding, number: number | null): PlanPin[] {
  const place = planPlaceOf(hazardType);
  const kind = number === null ? 'done' : 'hazard';
  const known = directions.filter((side) => sides.includes(side));
  const everywhere = sides.includes('whole_house');
  const at: readonly (Direction | null)[] = known.length > 0 ? known : [null];
  return at.map((side) => ({
    id: `${kind}:${hazardType}:${side ?? 'home'}`,
    hazardType,
    number,
    side,
    everywhere,
    place,
  }));
}

/** Where in the plan a hazard belongs. What is on the way to the house is outside. */
export function planPlaceOf(hazardType: HazardTypeId): PlanPlace {
  const { zone, area } = hazardById(hazardType);
  if (zone !== null) return zone;
  return area === 'access' || area === 'context' ? 'outside' : 'house';
}
