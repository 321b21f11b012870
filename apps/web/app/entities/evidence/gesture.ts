import type { Point } from './zoom.ts';

/** How one pointer movement changes the picture. */
export interface Movement {
  readonly by: Point;
  /** Above 1 when the fingers move apart. */
  readonly factor: number;
  /** The point between the fingers, or the pointer itself. */
  readonly at: Point;
}

export type GestureEnd = 'swipe_left' | 'swipe_right' | 'double_tap';

/** Two taps within this time (ms) and distance (CSS pixels) are a double tap. */
const doubleTapMs = 320;
const tapReach = 28;
/** A pointer that moved this far sideways (CSS pixels) has swiped. */
const swipeReach = 60;

/** Tracks the pointers on a stage. Points are in CSS pixels, times in milliseconds. */
export function createGesture() {
  const pointers = new Map<number, Point>();
  /** How far a single pointer has moved to the right; null once there was a second one. */
  let swept: number | null = 0;
  let lastTap: { point: Point; at: number } | null = null;

  return {
    down: (id: number, point: Point): void => {
      swept = pointers.size === 0 ? 0 : null;
      pointers.set(id, point);
    },

    /** Null if the pointer isn't down. */
    move: (id: number, now: Point): Movement | null => {
      const before = pointers.get(id);
      if (before === undefined) return null;
      const still = [...pointers].find(([other]) => other !== id)?.[1];
      pointers.set(id, now);
      const moved = { x: now.x - before.x, y: now.y - before.y };
      if (still === undefined) {
        if (swept !== null) swept += moved.x;
        return { by: moved, factor: 1, at: now };
      }
      return {
        by: { x: moved.x / 2, y: moved.y / 2 },
        factor: distance(now, still) / Math.max(1, distance(before, still)),
        at: { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 },
      };
    },

    /** The gesture that just ended; null if it isn't over or is none of these. */
    up: (id: number, point: Point, at: number): GestureEnd | null => {
      const wasDown = pointers.delete(id);
      if (!wasDown || pointers.size > 0 || swept === null) return null;
      if (Math.abs(swept) >= tapReach) {
        lastTap = null;
        if (Math.abs(swept) < swipeReach) return null;
        return swept < 0 ? 'swipe_left' : 'swipe_right';
      }
      const isSecond =
        lastTap !== null &&
        at - lastTap.at <= doubleTapMs &&
        distance(point, lastTap.point) <= tapReach;
      lastTap = isSecond ? null : { point, at };
      return isSecond ? 'double_tap' : null;
    },

    cancel: (id: number): void => {
      pointers.delete(id);
    },
  };
}

function distance(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}
