import type { RelativePosition } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { idleGesture, isRepositioning, type Gesture, type GestureEvent } from './gesture.ts';
import { nextGesture } from './next-gesture.ts';

const at = (xRel: number, yRel: number): RelativePosition => ({ xRel, yRel });
const noGrip = at(0, 0);

/** Applies events in order; returns the final gesture and all outcomes. */
function play(events: readonly GestureEvent[], start: Gesture = idleGesture) {
  let gesture = start;
  const outcomes = events.flatMap((event) => {
    const next = nextGesture(gesture, event);
    gesture = next.gesture;
    return next.outcome === null ? [] : [next.outcome];
  });
  return { gesture, outcomes };
}

const press = (imageId: string, from: RelativePosition | null = null, grip = noGrip) =>
  ({
    kind: 'pressed',
    dragged: { imageId, from, grip },
    point: { x: 100, y: 100 },
    threshold: 4,
  }) as const satisfies GestureEvent;
const move = (x: number, y: number, position: RelativePosition | null = null) =>
  ({ kind: 'moved', point: { x, y }, at: position }) as const satisfies GestureEvent;
const release = { kind: 'released' } as const;
const cancel = { kind: 'cancelled' } as const;

describe('a photo dragged from the strip', () => {
  test('is placed where it is dropped', () => {
    const { gesture, outcomes } = play([
      press('front'),
      move(110, 100),
      move(300, 200, at(0.3, 0.4)),
      release,
    ]);
    expect(outcomes).toEqual([{ kind: 'place', imageId: 'front', at: at(0.3, 0.4) }]);
    expect(gesture).toEqual(idleGesture);
  });

  test('is not placed when dropped beside the map', () => {
    expect(play([press('front'), move(300, 200, at(0.3, 0.4)), move(900, 0), release])).toEqual({
      gesture: idleGesture,
      outcomes: [],
    });
  });

  test('is only pressed until the pointer has moved a little', () => {
    const { gesture, outcomes } = play([press('front'), move(102, 101, at(0.1, 0.1))]);
    expect(gesture.phase.kind).toBe('pressing');
    expect(play([release], gesture)).toEqual({ gesture: idleGesture, outcomes: [] });
    expect(outcomes).toEqual([]);
  });

  test('places nothing when released after a cancel', () => {
    expect(play([press('front'), move(300, 200, at(0.3, 0.4)), cancel, release])).toEqual({
      gesture: idleGesture,
      outcomes: [],
    });
  });
});

describe('a photo chosen by a tap', () => {
  const chosen = { kind: 'chosen', imageId: 'front' } as const;

  test('is placed by the next tap on the map alone', () => {
    const tap = { kind: 'tapped', at: at(0.6, 0.2), from: null } as const;
    const { gesture, outcomes } = play([chosen, tap, tap]);
    expect(outcomes).toEqual([{ kind: 'place', imageId: 'front', at: at(0.6, 0.2) }]);
    expect(gesture.selected).toBeNull();
  });

  test('is moved there if it already has a place', () => {
    const tap = { kind: 'tapped', at: at(0.6, 0.2), from: at(0.1, 0.1) } as const;
    expect(play([chosen, tap]).outcomes).toEqual([
      { kind: 'reposition', imageId: 'front', from: at(0.1, 0.1), at: at(0.6, 0.2) },
    ]);
  });

  test('is deselected by a second tap, by another photo, or by canceling', () => {
    expect(play([chosen, chosen]).gesture).toEqual(idleGesture);
    expect(play([chosen, { kind: 'chosen', imageId: 'back' }]).gesture.selected).toBe('back');
    expect(play([chosen, cancel]).gesture).toEqual(idleGesture);
  });

  test('is required for a tap on the map to place anything', () => {
    expect(play([{ kind: 'tapped', at: at(0.6, 0.2), from: null }]).outcomes).toEqual([]);
  });
});

describe('a marker', () => {
  describe('dragged', () => {
    const from = at(0.5, 0.5);
    const { gesture } = play([press('front', from, at(0.01, -0.01)), move(130, 100, at(0.6, 0.5))]);
    const dropped = play([release], gesture);

    test('lands where its tip points, with the place that it came from', () => {
      expect(dropped.outcomes).toEqual([
        { kind: 'reposition', imageId: 'front', from, at: at(0.61, 0.49) },
      ]);
    });

    test('counts as repositioning until it is dropped', () => {
      expect(isRepositioning(gesture)).toBe(true);
      expect(isRepositioning(dropped.gesture)).toBe(false);
    });
  });

  describe('dragged to the edge', () => {
    const from = at(0.9, 0.9);
    const { gesture } = play([press('front', from, at(0.1, 0)), move(400, 100, at(1, 0.5))]);

    test('never leaves the map', () => {
      expect(gesture.phase).toMatchObject({ kind: 'dragging', at: at(1, 0.5) });
    });

    test('stays where it was when dropped beside the map', () => {
      expect(play([move(900, 100), release], gesture).outcomes).toEqual([]);
    });
  });

  test('is not moved by a press without a drag', () => {
    const { gesture, outcomes } = play([press('front', at(0.5, 0.5)), release]);
    expect(outcomes).toEqual([]);
    expect(isRepositioning(gesture)).toBe(false);
  });
});

describe('the crosshair of the keyboard', () => {
  const start = (from: RelativePosition | null) =>
    ({ kind: 'steeringStarted', imageId: 'front', from, at: from ?? at(0.5, 0.5) }) as const;
  const steer = (dx: number, dy: number) => ({ kind: 'steered', dx, dy }) as const;
  const confirm = { kind: 'confirmed' } as const;

  test('places a photo where it was steered', () => {
    const { outcomes } = play([start(null), steer(0.1, 0), steer(0, -0.25), confirm]);
    expect(outcomes).toEqual([{ kind: 'place', imageId: 'front', at: at(0.6, 0.25) }]);
  });

  describe('on a marker', () => {
    const { gesture } = play([start(at(0.2, 0.2)), steer(0.1, 0.1)]);

    test('moves it', () => {
      expect(play([confirm], gesture).outcomes).toMatchObject([
        { kind: 'reposition', from: at(0.2, 0.2) },
      ]);
    });

    test('counts as repositioning meanwhile', () => {
      expect(isRepositioning(gesture)).toBe(true);
    });
  });

  test('stops at the edge of the map', () => {
    const { gesture } = play([start(null), steer(3, -3)]);
    expect(gesture.phase).toMatchObject({ at: at(1, 0) });
  });

  test('moves nothing when confirmed where it started', () => {
    expect(play([start(at(0.2, 0.2)), confirm]).outcomes).toEqual([]);
  });

  describe('canceled', () => {
    const once = play([start(null), steer(0.1, 0), cancel]);

    test('goes away, leaving the photo selected', () => {
      expect(once).toEqual({ gesture: { ...idleGesture, selected: 'front' }, outcomes: [] });
    });

    test('no longer places anything', () => {
      expect(play([confirm, steer(1, 1)], once.gesture).outcomes).toEqual([]);
    });

    test('twice, deselects the photo, too', () => {
      expect(play([cancel], once.gesture).gesture).toEqual(idleGesture);
    });
  });
});

test('events out of order change nothing', () => {
  for (const event of [
    move(1, 1, at(0, 0)),
    release,
    { kind: 'steered', dx: 1, dy: 1 },
    { kind: 'confirmed' },
  ] satisfies GestureEvent[]) {
    expect(nextGesture(idleGesture, event)).toEqual({ gesture: idleGesture, outcome: null });
  }
});
