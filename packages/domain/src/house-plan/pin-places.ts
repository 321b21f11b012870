import { houseSideOf } from '../sides/index.ts';
import type { Direction } from '../zones/index.ts';
import type { HousePlan, PlanPin, PlanPlace } from './house-plan.ts';
import { pointAt, wallAt, type PlanPoint, type PlanRect, type Wall } from './wall.ts';

export type PlacedPin = PlanPin & PlanPoint;

/** Where pins stay clear of what else is drawn on a side, counted from the middle of its wall. */
export interface FreeStretch {
  readonly from: number;
  readonly to: number;
}

interface PinGround {
  readonly house: PlanRect;
  /** How far from the walls pins of each place are. */
  readonly reachOf: Readonly<Record<PlanPlace, number>>;
  readonly freeAlong: (side: Direction, wall: Wall, place: PlanPlace) => FreeStretch;
}

/** The least distance between two pins that have room. */
const pinStep = 42;

/**
 * Where each pin is drawn: along its side in its zone, in the order of the pins; at a corner of its zone if it isn't on one side; on
 * the roof if it is about the house. Where there are more than have room, they overlap.
 */
export function placesOfPins({ facing, pins }: HousePlan, ground: PinGround): PlacedPin[] {
  return pins.map((pin) => {
    const reach = ground.reachOf[pin.place];
    const mates = pins.filter(
      ({ side, place }) => side === pin.side && ground.reachOf[place] === reach,
    );
    const index = mates.indexOf(pin);
    if (pin.side !== null) {
      const wall = wallAt(ground.house, houseSideOf(pin.side, facing));
      const free = ground.freeAlong(pin.side, wall, pin.place);
      const along = alongIn(free, index, mates.length);
      return { ...pin, ...wall.point(along, reach) };
    }
    const point =
      pin.place === 'house'
        ? onRoof(ground.house, index, mates.length)
        : atCorner(ground, reach, index);
    return { ...pin, ...point };
  });
}

/** The place of one of several pins in a stretch: around the middle of the wall as far as it is free. */
function alongIn({ from, to }: FreeStretch, index: number, count: number): number {
  if (count === 1) return Math.min(to, Math.max(from, 0));
  const step = Math.min(pinStep, (to - from) / (count - 1));
  const length = step * (count - 1);
  const start = Math.min(to - length, Math.max(from, -length / 2));
  return start + step * index;
}

/** In rows on the roof. */
function onRoof({ x, y, width, height }: PlanRect, index: number, count: number): PlanPoint {
  const mostInRow = Math.max(1, Math.floor((width - 8) / pinStep));
  const rows = Math.ceil(count / mostInRow);
  const inRow = Math.ceil(count / rows);
  const row = Math.floor(index / inRow);
  const inThisRow = Math.min(inRow, count - row * inRow);
  const rowStep = Math.min(pinStep, rows === 1 ? 0 : (height - pinStep) / (rows - 1));
  return pointAt(
    x + width / 2 + ((index % inRow) - (inThisRow - 1) / 2) * pinStep,
    y + height / 2 + (row - (rows - 1) / 2) * rowStep,
  );
}

/** The fourth corner has the names of the rings. */
const corners = [
  { right: 0, down: 0, degrees: 225 },
  { right: 1, down: 0, degrees: 315 },
  { right: 0, down: 1, degrees: 135 },
] as const;

/** At the corners of a zone; from the fourth pin on, beside those that are there. */
function atCorner({ house }: PinGround, reach: number, index: number): PlanPoint {
  const corner = corners[index % corners.length] ?? corners[0];
  const round = Math.ceil(Math.floor(index / corners.length) / 2);
  const way = Math.floor(index / corners.length) % 2 === 0 ? 1 : -1;
  const aside = Math.min(45, round * ((pinStep / reach) * (180 / Math.PI)));
  const angle = ((corner.degrees + way * aside) * Math.PI) / 180;
  return pointAt(
    house.x + corner.right * house.width + reach * Math.cos(angle),
    house.y + corner.down * house.height + reach * Math.sin(angle),
  );
}
