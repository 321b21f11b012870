import type { RelativePosition } from '@dss/domain';
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

import { analysisPause } from '../../entities/analysis/analysis-pause.ts';
import {
  idleGesture,
  isRepositioning,
  type Gesture,
  type GestureEvent,
  type GestureOutcome,
} from './gestures/gesture.ts';
import { nextGesture } from './gestures/next-gesture.ts';

/** Minimum distance of a drag. */
const dragPixels = 4;
const touchDragPixels = 8;

export interface MapGestures {
  readonly gesture: Gesture;
  readonly dispatch: (event: GestureEvent) => void;
  /** Starts a gesture on a photo in the strip or on a marker. */
  readonly press: (
    event: PointerEvent<HTMLElement>,
    imageId: string,
    from: RelativePosition | null,
  ) => void;
  /** Whether the current click event only ends a drag and should be ignored. */
  readonly endsDrag: () => boolean;
  /** The position on the map of a point in the viewport; null if it is off the map. */
  readonly positionOf: (point: { clientX: number; clientY: number }) => RelativePosition | null;
}

/** The map's gestures, driven by the browser's pointer events. */
export function useMapGestures(
  view: RefObject<HTMLElement | null>,
  onOutcome: (outcome: GestureOutcome) => void,
): MapGestures {
  const [gesture, setGesture] = useState(idleGesture);
  const current = useRef(idleGesture);
  const dragged = useRef(false);
  const outcome = useRef(onOutcome);
  useEffect(() => {
    outcome.current = onOutcome;
  });

  const dispatch = useCallback((event: GestureEvent) => {
    const next = nextGesture(current.current, event);
    const wasMoving = isRepositioning(current.current);
    current.current = next.gesture;
    setGesture(next.gesture);
    if (next.gesture.phase.kind === 'dragging') dragged.current = true;
    const isMoving = isRepositioning(next.gesture);
    if (isMoving && !wasMoving) analysisPause.begin();
    if (wasMoving && !isMoving) analysisPause.end();
    if (next.outcome !== null) outcome.current(next.outcome);
  }, []);

  useEffect(
    () => () => {
      if (isRepositioning(current.current)) analysisPause.end();
    },
    [],
  );

  const positionOf = useCallback<MapGestures['positionOf']>(
    ({ clientX, clientY }) => {
      const box = view.current?.getBoundingClientRect();
      if (!box || box.width === 0) return null;
      const xRel = (clientX - box.left) / box.width;
      const yRel = (clientY - box.top) / box.height;
      return xRel < 0 || xRel > 1 || yRel < 0 || yRel > 1 ? null : { xRel, yRel };
    },
    [view],
  );

  const busy = gesture.phase.kind === 'pressing' || gesture.phase.kind === 'dragging';
  useEffect(() => {
    if (!busy) return;
    const moved = (event: globalThis.PointerEvent) =>
      dispatch({
        kind: 'moved',
        point: { x: event.clientX, y: event.clientY },
        at: positionOf(event),
      });
    const released = () => dispatch({ kind: 'released' });
    const cancelled = () => dispatch({ kind: 'cancelled' });
    const escaped = (event: KeyboardEvent) => event.key === 'Escape' && cancelled();
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', cancelled);
    window.addEventListener('keydown', escaped);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', cancelled);
      window.removeEventListener('keydown', escaped);
    };
  }, [busy, dispatch, positionOf]);

  const press = useCallback<MapGestures['press']>(
    (event, imageId, from) => {
      dragged.current = false;
      if (event.button !== 0) return;
      // Touching the strip scrolls it.
      if (event.pointerType === 'touch' && from === null) return;
      const at = positionOf(event);
      const grip =
        from === null || at === null
          ? { xRel: 0, yRel: 0 }
          : { xRel: from.xRel - at.xRel, yRel: from.yRel - at.yRel };
      dispatch({
        kind: 'pressed',
        dragged: { imageId, from, grip },
        point: { x: event.clientX, y: event.clientY },
        threshold: event.pointerType === 'touch' ? touchDragPixels : dragPixels,
      });
    },
    [dispatch, positionOf],
  );

  const endsDrag = useCallback(() => {
    const ended = dragged.current;
    dragged.current = false;
    return ended;
  }, []);

  return { gesture, dispatch, press, endsDrag, positionOf };
}
