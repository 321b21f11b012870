import type { RelativePosition } from '@dss/domain';

/** In CSS pixels of the page's window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A photo in somebody's hand: taken from the strip, or by its marker, which it leaves at `from`. */
export interface Held {
  readonly imageId: string;
  readonly from: RelativePosition | null;
  /** From the pointer to the marker's middle, in shares of the view, so that a marker doesn't jump when taken. */
  readonly grip: RelativePosition;
}

export type Phase =
  | { readonly kind: 'idle' }
  /** Pressed, and perhaps only a click. */
  | {
      readonly kind: 'pressing';
      readonly held: Held;
      readonly origin: Point;
      readonly threshold: number;
    }
  /** `at` is null while the pointer is off the map. */
  | {
      readonly kind: 'dragging';
      readonly held: Held;
      readonly point: Point;
      readonly at: RelativePosition | null;
    }
  /** A crosshair that the keyboard moves. */
  | {
      readonly kind: 'steering';
      readonly imageId: string;
      readonly from: RelativePosition | null;
      readonly at: RelativePosition;
    };

export interface Gesture {
  readonly phase: Phase;
  /** The photo that the next tap on the map is about. */
  readonly selected: string | null;
}

export type GestureEvent =
  | {
      readonly kind: 'pressed';
      readonly held: Held;
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
  /** In shares of the view, to the right and down. */
  | { readonly kind: 'steered'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'cancelled' };

/** What came of a gesture. */
export type GestureOutcome =
  | { readonly kind: 'place'; readonly imageId: string; readonly at: RelativePosition }
  | {
      readonly kind: 'reposition';
      readonly imageId: string;
      readonly from: RelativePosition;
      readonly at: RelativePosition;
    };

export const atRest: Gesture = { phase: { kind: 'idle' }, selected: null };

/** Whether a photo that has its place is being moved: analyses wait until it has landed. */
export function isRepositioning({ phase }: Gesture): boolean {
  return (
    (phase.kind === 'dragging' && phase.held.from !== null) ||
    (phase.kind === 'steering' && phase.from !== null)
  );
}
