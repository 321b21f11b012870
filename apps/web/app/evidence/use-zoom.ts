import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

import {
  fittedSize,
  panBy,
  pictureRect,
  wholePicture,
  zoomAt,
  type Point,
  type Size,
  type View,
} from './zoom.ts';

/** By how much a button or key zooms, and a double tap. */
const step = 1.5;
const doubleTapScale = 2.5;
/** Two taps this close in time (ms) and place (CSS pixels) are one double tap. */
const doubleTapMs = 320;
const doubleTapReach = 28;
/** A whole picture that is swiped this far (CSS pixels) gives way to the next. */
const swipeReach = 60;

export interface Zoom<Stage extends HTMLElement> {
  readonly stageRef: RefObject<Stage | null>;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<Stage>) => void;
    readonly onPointerMove: (event: PointerEvent<Stage>) => void;
    readonly onPointerUp: (event: PointerEvent<Stage>) => void;
    readonly onPointerCancel: (event: PointerEvent<Stage>) => void;
  };
  readonly rect: ReturnType<typeof pictureRect>;
  readonly scale: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
  /** In CSS pixels. */
  readonly pan: (by: Point) => void;
}

/**
 * Zooms a picture by wheel, pinch, double tap and buttons, and moves it. A new picture is shown whole.
 * @param pictureRatio width by height
 * @param onSwipe called when a whole picture is swept to the left (1) or to the right (-1)
 */
export function useZoom<Stage extends HTMLElement>(
  pictureRatio: number,
  onSwipe: (by: 1 | -1) => void,
): Zoom<Stage> {
  const stageRef = useRef<Stage>(null);
  const stage = useSize(stageRef);
  const [view, setView] = useState(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  const swept = useRef(0);
  const lastTap = useRef<Point & { at: number }>(null);
  const fitted = fittedSize(pictureRatio, stage);

  const change = (next: (before: View) => View) => setView(next);
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((before) => zoomAt(before, factor, at, fitted, stage));
  const pan = (by: Point) => change((before) => panBy(before, by, fitted, stage));

  useEffect(() => {
    const element = stageRef.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      // React's own listener is passive: the page behind would scroll along.
      event.preventDefault();
      const at = fromMiddle(element, event);
      setView((before) => zoomAt(before, Math.exp(-event.deltaY / 400), at, fitted, stage));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [fitted, stage]);

  function onPointerDown(event: PointerEvent<Stage>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) swept.current = 0;
    pointers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<Stage>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event.currentTarget, event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      swept.current += now.x - before.x;
      pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    swept.current = Number.NaN;
    const [, still] = other;
    const grown = distance(now, still) / Math.max(1, distance(before, still));
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    change((view_) => panBy(zoomAt(view_, grown, middle, fitted, stage), moved, fitted, stage));
  }

  function onPointerUp(event: PointerEvent<Stage>): void {
    const up = fromMiddle(event.currentTarget, event);
    const wasAlone = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    if (!wasAlone) return;
    if (view.scale === 1 && Math.abs(swept.current) >= swipeReach) {
      lastTap.current = null;
      onSwipe(swept.current < 0 ? 1 : -1);
      return;
    }
    const before = lastTap.current;
    const isTap = Math.abs(swept.current) < doubleTapReach;
    lastTap.current = isTap ? { ...up, at: event.timeStamp } : null;
    if (!isTap || before === null) return;
    if (event.timeStamp - before.at > doubleTapMs || distance(up, before) > doubleTapReach) return;
    lastTap.current = null;
    if (view.scale > 1) setView(wholePicture);
    else zoom(doubleTapScale, up);
  }

  return {
    stageRef,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event) => pointers.current.delete(event.pointerId),
    },
    rect: pictureRect(view, fitted, stage),
    scale: view.scale,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showWhole: () => setView(wholePicture),
    pan,
  };
}

function fromMiddle(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

/** An element's size, as it changes. */
function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
