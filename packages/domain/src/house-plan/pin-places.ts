import { houseSideOf } from '../sides/index.ts';
import type { HousePlan, PlanPin, PlanPlace } from './house-plan.ts';
import { pointAt, wallAt, type PlanPoint, type PlanRect, type Wall } from './wall.ts';

export type PlacedPin = PlanPin & PlanPoint;

/** One pin for several, where not all have room. The list that belongs to the plan says which. */
export interface PinGroup extends PlanPoint, Pick<PlanPin, 'id' | 'side' | 'everywhere' | 'place'> {
  readonly pins: readonly PlanPin[];
}

interface PinGround {
  readonly house: PlanRect;
  /** How far from the walls pins of each place are. */
  readonly reachOf: Readonly<Record<PlanPlace, number>>;
  /** What no pin may cover. */
  readonly obstacles: readonly PlanRect[];
}

/** The diameter of a pin, and so the least distance between two: 24 px, which a finger can hit, on a phone of 320 px. */
export const pinSize = 48;

/** How finely places are tried. */
const searchStep = 4;

/** What a pin's place is chosen from: all of one side and zone. */
interface Region {
  readonly pins: readonly PlanPin[];
  /** Where pins may be, the best first. The first is free whatever else is in the plan. */
  readonly candidates: readonly PlanPoint[];
  /** Where a number of pins look best. */
  readonly arranged: (count: number) => (readonly PlanPoint[])[];
  readonly inOrder: (one: PlanPoint, other: PlanPoint) => number;
}

/**
 * Where each pin is drawn: on its side and in its zone, without touching another or what else is drawn; at a corner of its zone if it
 * isn't on one side; on the roof if it is about the whole house. Where more are at one place than have room, the last are one pin.
 */
export function placePins(
  plan: HousePlan,
  ground: PinGround,
): { readonly pins: readonly PlacedPin[]; readonly groups: readonly PinGroup[] } {
  const regions = regionsOf(plan, ground);
  const places = roomFor(regions, ground.obstacles);
  const placed = regions.map(({ pins }, index) => withPlaces(pins, places[index] ?? []));
  return {
    pins: placed.flatMap((each) => each.pins),
    groups: placed.flatMap((each) => each.groups),
  };
}

function withPlaces(pins: readonly PlanPin[], places: readonly PlanPoint[]) {
  const fits = pins.length <= places.length;
  const own = fits ? pins : pins.slice(0, places.length - 1);
  const rest = pins.slice(own.length);
  const [first] = rest;
  const last = places[places.length - 1];
  return {
    pins: own.flatMap((pin, index) => {
      const point = places[index];
      return point === undefined ? [] : [{ ...pin, ...point }];
    }),
    groups:
      first === undefined || last === undefined
        ? []
        : [
            {
              id: `more:${first.id}`,
              side: first.side,
              everywhere: first.everywhere,
              place: first.place,
              pins: rest,
              ...last,
            },
          ],
  };
}

/** Each region gets a place, then in turn one more, as long as it has pins for it and room. */
function roomFor(
  regions: readonly Region[],
  obstacles: readonly PlanRect[],
): readonly (readonly PlanPoint[])[] {
  const places: (readonly PlanPoint[])[] = regions.map(({ candidates }) => candidates.slice(0, 1));
  const others = (index: number) => places.flatMap((each, at) => (at === index ? [] : each));
  let open = regions.map((region, index) => ({ region, index }));
  for (let round = 1; open.length > 0; round += 1) {
    open = open.filter(({ region, index }) => {
      const own = places[index] ?? [];
      if (own.length < round || region.pins.length <= round) return false;
      const taken = [...own, ...others(index)];
      const next = region.candidates.find(
        (point) => isClear(point, taken) && isFree(point, obstacles),
      );
      if (next === undefined) return false;
      places[index] = [...own, next];
      return true;
    });
  }
  for (const [index, { pins, arranged, inOrder }] of regions.entries()) {
    const own = places[index] ?? [];
    const taken = others(index);
    // A row that begins elsewhere than in the middle may have room for more.
    const arrangements = range(own.length, pins.length).reverse().flatMap(arranged);
    places[index] =
      arrangements.find((points) =>
        points.every(
          (point, at) =>
            isClear(point, [...taken, ...points.slice(0, at)]) && isFree(point, obstacles),
        ),
      ) ?? [...own].sort(inOrder);
  }
  return places;
}

/** Coordinates are rounded to tenths. */
const rounding = 0.2;

function isClear({ x, y }: PlanPoint, pins: readonly PlanPoint[]): boolean {
  return pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= pinSize - rounding);
}

function isFree({ x, y }: PlanPoint, obstacles: readonly PlanRect[]): boolean {
  return obstacles.every((rect) => {
    const nearestX = Math.min(rect.x + rect.width, Math.max(rect.x, x));
    const nearestY = Math.min(rect.y + rect.height, Math.max(rect.y, y));
    return Math.hypot(nearestX - x, nearestY - y) >= pinSize / 2;
  });
}

function regionsOf({ facing, pins }: HousePlan, ground: PinGround): Region[] {
  const keyOf = ({ side, place }: PlanPin) => `${side ?? 'home'} ${ground.reachOf[place]}`;
  const firsts = pins.filter(
    (pin, index) => pins.findIndex((other) => keyOf(other) === keyOf(pin)) === index,
  );
  return firsts.map((first) => {
    const mates = pins.filter((pin) => keyOf(pin) === keyOf(first));
    const reach = ground.reachOf[first.place];
    if (first.side !== null) {
      const wall = wallAt(ground.house, houseSideOf(first.side, facing));
      return { pins: mates, ...alongWall(wall, first.place, reach, ground.obstacles) };
    }
    return first.place === 'house'
      ? { pins: mates, ...onRoof(ground.house) }
      : { pins: mates, ...atCorners(ground.house, reach) };
  });
}

/** Left of the middle in a yard, where buildings of neighbors leave room; to the right in the house, so that the roof has a middle. */
const anchors = {
  house: 38,
  zone_0: 0,
  zone_1: -8,
  zone_2: -8,
  outside: -8,
} as const satisfies Record<PlanPlace, number>;

/** How far around a corner of the house a side reaches, as an angle; the corner itself belongs to no side. */
const mostAround = 0.6;

/** In one row along a wall, and around its corners in the same distance. */
function alongWall(
  wall: Wall,
  place: PlanPlace,
  reach: number,
  obstacles: readonly PlanRect[],
): Omit<Region, 'pins'> {
  const half = wall.length / 2;
  const end = reach > 0 ? half + mostAround * reach : half + reach;
  const at = (along: number): PlanPoint => {
    const beyond = Math.abs(along) - half;
    if (beyond <= 0 || reach < 0) return wall.point(along, reach);
    const angle = beyond / reach;
    return wall.point(Math.sign(along) * (half + reach * Math.sin(angle)), reach * Math.cos(angle));
  };
  const alongs = range(-Math.floor(end / searchStep), Math.floor(end / searchStep)).map(
    (step) => step * searchStep,
  );
  const anchor = anchors[place];
  const nearest = [anchor, ...alongs]
    .sort((one, other) => Math.abs(one - anchor) - Math.abs(other - anchor))
    .map(at);
  const candidates = nearest.filter((point) => isFree(point, obstacles));
  const rank = new Map(alongs.map((along) => [inKey(at(along)), along]));
  const rankOf = (point: PlanPoint) => rank.get(inKey(point)) ?? anchor;
  const middles = [...alongs].sort((one, other) => Math.abs(one) - Math.abs(other));
  return {
    candidates,
    arranged: (count) =>
      middles
        .map((middle) =>
          range(0, count - 1).map((index) => middle + (index - (count - 1) / 2) * pinSize),
        )
        .filter((row) => row.every((along) => Math.abs(along) <= end))
        .map((row) => row.map(at)),
    inOrder: (one, other) => rankOf(one) - rankOf(other),
  };
}

const inKey = ({ x, y }: PlanPoint) => `${x} ${y}`;

/** In rows on the roof. */
function onRoof({ x, y, width, height }: PlanRect): Omit<Region, 'pins'> {
  const middle = pointAt(x + width / 2, y + height / 2);
  const inset = pinSize / 2 - 4;
  const columns = Math.floor((width / 2 - inset) / searchStep);
  const rows = Math.floor((height / 2 - inset) / searchStep);
  const far = (point: PlanPoint) => Math.hypot(point.x - middle.x, point.y - middle.y);
  return {
    candidates: range(-rows, rows)
      .flatMap((row) =>
        range(-columns, columns).map((column) =>
          pointAt(middle.x + column * searchStep, middle.y + row * searchStep),
        ),
      )
      .sort((one, other) => far(one) - far(other)),
    arranged: (count) => {
      const mostInRow = Math.floor((width - 2 * inset) / pinSize) + 1;
      const needed = Math.ceil(count / mostInRow);
      if ((needed - 1) * pinSize > height - 2 * inset) return [];
      const inRow = Math.ceil(count / needed);
      return [
        range(0, count - 1).map((index) => {
          const row = Math.floor(index / inRow);
          const inThisRow = Math.min(inRow, count - row * inRow);
          return pointAt(
            middle.x + ((index % inRow) - (inThisRow - 1) / 2) * pinSize,
            middle.y + (row - (needed - 1) / 2) * pinSize,
          );
        }),
      ];
    },
    inOrder: byRow,
  };
}

function byRow(one: PlanPoint, other: PlanPoint): number {
  return one.y - other.y || one.x - other.x;
}

/** The fourth corner has the names of the rings. */
const corners = [
  { right: 0, down: 0, angle: 1.25 * Math.PI },
  { right: 1, down: 0, angle: 1.75 * Math.PI },
  { right: 0, down: 1, angle: 0.75 * Math.PI },
] as const;

/** At the corners of a zone, and beside what is there as far as that still is the corner. */
function atCorners({ x, y, width, height }: PlanRect, reach: number): Omit<Region, 'pins'> {
  const most = Math.PI / 4 - mostAround / 2;
  const angles = range(0, Math.floor((most * reach) / searchStep)).map(
    (step) => (step * searchStep) / reach,
  );
  const at = ({ right, down, angle }: (typeof corners)[number], aside: number) =>
    pointAt(
      x + right * width + reach * Math.cos(angle + aside),
      y + down * height + reach * Math.sin(angle + aside),
    );
  return {
    candidates: angles.flatMap((aside) =>
      corners.flatMap((corner) =>
        aside === 0 ? [at(corner, 0)] : [at(corner, aside), at(corner, -aside)],
      ),
    ),
    arranged: () => [],
    inOrder: byRow,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_unused, index) => from + index);
}
