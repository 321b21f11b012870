import type { RelativePosition } from '@dss/domain';

/** In CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The photo being moved: from the strip, or by its marker, whose position is `from`. */
export interface Dragged {
  readonly imageId: string;
  readonly from: RelativePosition | null;
  /** From the pointer to the marker's center, in shares of the view, so that a marker doesn't jump when grabbed. */
  readonly grip: RelativePosition;
}

export type Phase =
  | { readonly kind: 'idle' }
  /** Pressed; may turn out to be only a click. */
  | {
      readonly kind: 'pressing';
      readonly dragged: Dragged;
      readonly origin: Point;
      readonly threshold: number;
    }
  /** `at` is null while the pointer is off the map. */
  | {
      readonly kind: 'dragging';
      readonly dragged: Dragged;
      readonly point: Point;
      readonly at: RelativePosition | null;
    }
  /** A crosshair that is moved by keyboard. */
  | {
      readonly kind: 'steering';
      readonly imageId: string;
      readonly from: RelativePosition | null;
      readonly at: RelativePosition;
    };

export interface Gesture {
  readonly phase: Phase;
  /** The photo that the next tap on the map places. */
  readonly selected: string | null;
}

export type GestureEvent =
  | {
      readonly kind: 'pressed';
      readonly dragged: Dragged;
      readonly point: Point;
      readonly threshold: number;
    }
  | { readonly kind: 'moved'; readonly point: Point; readonly at: RelativePosition | null }
  | { readonly kind: 'released' }
  | { readonly kind: 'chosen'; readonly imageId: string }
  | {
      readonly kind: 'tapped';
      readonly at: RelativePosition;
      readonly from: RelativePosition | null;
    }
  | {
      readonly kind: 'steeringStarted';
      readonly imageId: string;
      readonly from: RelativePosition | null;
      readonly at: RelativePosition;
    }
  /** In shares of the view, right and down. */
  | { readonly kind: 'steered'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'cancelled' };

/** What a gesture results in. */
export type GestureOutcome =
  | { readonly kind: 'place'; readonly imageId: string; readonly at: RelativePosition }
  | {
      readonly kind: 'reposition';
      readonly imageId: string;
      readonly from: RelativePosition;
      readonly at: RelativePosition;
    };

export const idleGesture: Gesture = { phase: { kind: 'idle' }, selected: null };

/** Whether a photo that is already placed is being moved: analyses wait until it is dropped. */
export function isRepositioning({ phase }: Gesture): boolean {
  return (
    (phase.kind === 'dragging' && phase.dragged.from !== null) ||
    (phase.kind === 'steering' && phase.from !== null)
  );
}
