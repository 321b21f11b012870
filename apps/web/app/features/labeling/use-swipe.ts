import { useState, type PointerEvent } from 'react';

/** Minimum sideways distance of a swipe, in CSS pixels. */
const leastSwipe = 48;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Detects sideways swipes over a picture, to the next or previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [offset, setOffset] = useState(0);

  function letGo(): void {
    setPress(null);
    setOffset(0);
  }

  return {
    /** How far the picture follows the finger, in CSS pixels. */
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        setPress({ pointerId: event.pointerId, x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        if (press?.pointerId === event.pointerId) setOffset(event.clientX - press.x);
      },
      onPointerUp: (event: PointerEvent) => {
        if (press?.pointerId !== event.pointerId) return;
        const across = event.clientX - press.x;
        const along = Math.abs(event.clientY - press.y);
        letGo();
        if (Math.abs(across) >= leastSwipe && Math.abs(across) > along) {
          onSwipe(across < 0 ? 1 : -1);
        }
      },
      onPointerCancel: letGo,
    },
  };
}
