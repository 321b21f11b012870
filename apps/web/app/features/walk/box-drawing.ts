import type { Box } from '@dss/domain';

/** A point on a photo, as shares of its width and height from its upper left corner. */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/** A smaller box would be a slip of the finger. */
const least = 0.03;
const step = 0.02;

/** Where the box starts for somebody who draws it without a finger: in the middle. */
export const boxInTheMiddle: Box = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };

/** How large a spot that is tapped is, as a share of the photo's shorter side: a shrub beside a wall, with a finger's error. */
const spotSize = 0.28;

/**
 * The square around a point that was tapped, as far as the photo goes.
 * @param ratio the photo's width by its height
 */
export function boxAround({ x, y }: PhotoPoint, ratio: number): Box {
  const width = spotSize * Math.min(1, 1 / ratio);
  const height = spotSize * Math.min(1, ratio);
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return moved(box, 0, 0);
}

/** The box between two corners; null if it is too small to mean anything. */
export function boxBetween(from: PhotoPoint, to: PhotoPoint): Box | null {
  const [left, right] = inPhoto(from.x, to.x);
  const [top, bottom] = inPhoto(from.y, to.y);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < least || box.height < least ? null : box;
}

function inPhoto(one: number, other: number): [number, number] {
  const [low = 0, high = 0] = [one, other]
    .map((value) => Math.min(1, Math.max(0, value)))
    .sort((first, second) => first - second);
  return [low, high];
}

/** Moves a box by one step, as far as the photo goes. */
export function moved(box: Box, right: -1 | 0 | 1, down: -1 | 0 | 1): Box {
  return {
    ...box,
    x: Math.min(1 - box.width, Math.max(0, box.x + right * step)),
    y: Math.min(1 - box.height, Math.max(0, box.y + down * step)),
  };
}

/** Makes a box larger or smaller around its middle, as far as the photo goes. */
export function resized(box: Box, wider: -1 | 0 | 1, taller: -1 | 0 | 1): Box {
  const width = Math.min(1, Math.max(least, box.width + wider * 2 * step));
  const height = Math.min(1, Math.max(least, box.height + taller * 2 * step));
  return moved(
    {
      x: Math.min(1 - width, Math.max(0, box.x - (width - box.width) / 2)),
      y: Math.min(1 - height, Math.max(0, box.y - (height - box.height) / 2)),
      width,
      height,
    },
    0,
    0,
  );
}
