import type { Exposure } from '../scoring/result.ts';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import type { MappedFact } from '../mapped/index.ts';
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

/** Who says what is around a side: somebody who saw it or was asked, or only a map. */
export type PlanSource = 'told' | 'map';

/** How far away a neighbor's building is, in feet: at least, and less than; or about that far, where both are the same. */
export interface NeighborDistance {
  readonly fromFt: number;
  readonly toFt: number;
  readonly source: PlanSource;
}

/** How steeply the ground falls away from the house, in percent: more than that, or about as much. */
export interface Fall {
  readonly percent: number;
  readonly about: boolean;
  readonly source: PlanSource;
}

/** One side of the home. */
export interface PlanSide {
  readonly side: Direction;
  /** `partly`: something is known there, but most isn't; `missing`: the house has no such side. */
  readonly state: 'seen' | 'partly' | 'unseen' | 'missing';
  readonly neighbor: NeighborDistance | null;
  /** Null if the ground doesn't fall away steeply there, as far as is known. */
  readonly fall: Fall | null;
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
  /** What maps say of its sides and nobody has settled (`openMappedFacts`). */
  readonly onMaps?: readonly MappedFact[];
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
  onMaps = [],
}: PlanEvidence): HousePlan {
  const { front_faces: facing, outline, missing_sides: missing } = home;
  const pins = [
    ...findings.flatMap((finding, index) => pinsOf(finding, index + 1)),
    ...done.flatMap((finding) => pinsOf(finding, null)),
  ];
  const reasonsAt = (side: Direction) =>
    (exposure?.reasons ?? []).flatMap(({ kind, sides }) => (sides.includes(side) ? kind : []));
  // A map's sides are the compass's, which can't be matched with those that only the house names.
  const mappedAt = (side: Direction, about: MappedFact['about']) =>
    naming === 'house'
      ? undefined
      : onMaps.find((fact) => fact.side === side && fact.about === about);
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
        neighbor:
          neighborDistances.find(({ kind }) => reasons.includes(kind))?.feet ??
          mappedNeighbor(mappedAt(side, 'neighbor')),
        fall:
          falls.find(({ kind }) => reasons.includes(kind))?.fall ??
          mappedFall(mappedAt(side, 'slope')),
      };
    }),
    pins,
  };
}

/** The nearest first. */
const neighborDistances = [
  { kind: 'under_ten_feet', feet: { fromFt: 0, toFt: 10, source: 'told' } },
  { kind: 'under_thirty_feet', feet: { fromFt: 0, toFt: 30, source: 'told' } },
  { kind: 'under_fifty_feet', feet: { fromFt: 30, toFt: 50, source: 'told' } },
] as const;

/** The steepest first. */
const falls = [
  { kind: 'steep_slope', fall: { percent: 40, about: false, source: 'told' } },
  { kind: 'slope', fall: { percent: 20, about: false, source: 'told' } },
] as const;

function mappedNeighbor(fact: MappedFact | undefined): NeighborDistance | null {
  return fact === undefined
    ? null
    : { fromFt: fact.amount, toFt: fact.amount, source: sourceOf(fact) };
}

function mappedFall(fact: MappedFact | undefined): Fall | null {
  return fact === undefined ? null : { percent: fact.amount, about: true, source: sourceOf(fact) };
}

/** A map that its owner corrected has their word. */
function sourceOf({ map }: MappedFact): PlanSource {
  return map === null ? 'told' : 'map';
}

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
