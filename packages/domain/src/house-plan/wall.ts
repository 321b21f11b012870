import type { HouseSide } from '../sides/index.ts';

/** A point of the drawing, in its own units. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlanRect extends PlanPoint {
  readonly width: number;
  readonly height: number;
}

/** One wall of the house, with the points around it counted from its middle. */
export interface Wall {
  readonly length: number;
  /**
   * @param along to the right for whoever looks at the wall from outside, so counterclockwise around the house
   * @param out away from the house
   */
  readonly point: (along: number, out: number) => PlanPoint;
}

/** The wall at one side of the drawing, in which the front is at the bottom. */
export function wallAt({ x, y, width, height }: PlanRect, at: HouseSide): Wall {
  const middle = { x: x + width / 2, y: y + height / 2 };
  switch (at) {
    case 'front':
      return {
        length: width,
        point: (along, out) => pointAt(middle.x + along, y + height + out),
      };
    case 'right':
      return {
        length: height,
        point: (along, out) => pointAt(x + width + out, middle.y - along),
      };
    case 'back':
      return { length: width, point: (along, out) => pointAt(middle.x - along, y - out) };
    case 'left':
      return { length: height, point: (along, out) => pointAt(x - out, middle.y + along) };
  }
}

/** Coordinates in tenths, so that a page is drawn alike by the build and by the browser. */
export function pointAt(x: number, y: number): PlanPoint {
  return { x: tenth(x), y: tenth(y) };
}

export function rectAt({ x, y, width, height }: PlanRect): PlanRect {
  return { ...pointAt(x, y), width: tenth(width), height: tenth(height) };
}

export function tenth(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}

/** A point as paths have it. */
export function inPath({ x, y }: PlanPoint): string {
  return `${tenth(x)} ${tenth(y)}`;
}
