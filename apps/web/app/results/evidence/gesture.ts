import type { Point } from './zoom.ts';

/** What one movement of a finger or the mouse does to the picture. */
export interface Movement {
  readonly by: Point;
  /** Above 1: the fingers move apart. */
  readonly factor: number;
  /** What the fingers hold. */
  readonly at: Point;
}

export type GestureEnd = 'swipe_left' | 'swipe_right' | 'double_tap';

/** Two taps this close in time (ms) and place (CSS pixels) are one double tap. */
const doubleTapMs = 320;
const tapReach = 28;
/** A pointer that was swept this far (CSS pixels) has swiped. */
const swipeReach = 60;

/** Follows the pointers on a stage. Points are in CSS pixels, times in milliseconds. */
export function createGesture() {
  const pointers = new Map<number, Point>();
  /** How far a pointer that stayed alone was swept to the right; null once there were two. */
  let swept: number | null = 0;
  let lastTap: { point: Point; at: number } | null = null;

  return {
    down: (id: number, point: Point): void => {
      swept = pointers.size === 0 ? 0 : null;
      pointers.set(id, point);
    },

    /** Null for a pointer that isn't down. */
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

    /** What the gesture was, if it is over and was one of these. */
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
