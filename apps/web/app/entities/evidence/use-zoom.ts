import { useEffect, useState, type PointerEvent } from 'react';

import { createGesture } from './gesture.ts';
import {
  fittedSize,
  panBy,
  pictureRect,
  wholePicture,
  zoomAt,
  type Point,
  type Size,
} from './zoom.ts';

/** Zoom factors of a button or key press, and of a double tap. */
const step = 1.5;
const doubleTapScale = 2.5;
/** Wheel distance (CSS pixels) that enlarges a picture by the factor e. */
const wheelWay = 400;

/**
 * Zooms a picture by wheel, pinch, double tap and buttons, and pans it on its stage.
 * @param pictureRatio width by height
 * @param onSwipe called when a picture that isn't zoomed is swiped to the left (1) or the right (-1)
 */
export function useZoom<Stage extends HTMLElement>(
  pictureRatio: number,
  onSwipe: (by: 1 | -1) => void,
) {
  const [element, setStage] = useState<Stage | null>(null);
  const stage = useSize(element);
  const [view, setView] = useState(wholePicture);
  const [gesture] = useState(createGesture);
  const fitted = fittedSize(pictureRatio, stage);

  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((before) => zoomAt(before, factor, at, fitted, stage));
  const showWhole = () => setView(wholePicture);

  useEffect(() => {
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      // React's own listener is passive and couldn't keep the page behind from scrolling.
      event.preventDefault();
      const at = fromMiddle(element, event);
      const factor = Math.exp(-event.deltaY / wheelWay);
      setView((before) => {
        const size = { width: element.clientWidth, height: element.clientHeight };
        return zoomAt(before, factor, at, fittedSize(pictureRatio, size), size);
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [element, pictureRatio]);

  function onPointerDown(event: PointerEvent<Stage>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    gesture.down(event.pointerId, fromMiddle(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<Stage>): void {
    const movement = gesture.move(event.pointerId, fromMiddle(event.currentTarget, event));
    if (movement === null) return;
    setView((before) =>
      panBy(
        zoomAt(before, movement.factor, movement.at, fitted, stage),
        movement.by,
        fitted,
        stage,
      ),
    );
  }

  function onPointerUp(event: PointerEvent<Stage>): void {
    const at = fromMiddle(event.currentTarget, event);
    const end = gesture.up(event.pointerId, at, event.timeStamp);
    const isWhole = view.scale === 1;
    if (end === 'double_tap') {
      if (isWhole) zoom(doubleTapScale, at);
      else showWhole();
    } else if (end !== null && isWhole) {
      onSwipe(end === 'swipe_left' ? 1 : -1);
    }
  }

  return {
    /** The ref of the stage. */
    setStage,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent<Stage>) => gesture.cancel(event.pointerId),
    /** The picture's rectangle on the stage, in CSS pixels. */
    rect: pictureRect(view, fitted, stage),
    /** 1 shows the whole picture. */
    scale: view.scale,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showWhole,
    pan: (by: Point) => setView((before) => panBy(before, by, fitted, stage)),
  };
}

function fromMiddle(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Tracks an element's size. */
function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
