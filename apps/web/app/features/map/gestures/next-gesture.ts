import type { RelativePosition } from '@dss/domain';

import {
  idleGesture,
  type Gesture,
  type GestureEvent,
  type GestureOutcome,
  type Dragged,
  type Phase,
  type Point,
} from './gesture.ts';

export interface GestureStep {
  readonly gesture: Gesture;
  readonly outcome: GestureOutcome | null;
}

const idle: Phase = { kind: 'idle' };

/** The gesture after an event. An event that means nothing in the current phase changes nothing. */
export function nextGesture(gesture: Gesture, event: GestureEvent): GestureStep {
  const { phase, selected } = gesture;
  switch (event.kind) {
    case 'pressed': {
      const { dragged, point, threshold } = event;
      return step({ ...gesture, phase: { kind: 'pressing', dragged, origin: point, threshold } });
    }
    case 'moved':
      return step({ ...gesture, phase: moved(phase, event.point, event.at) });
    case 'released':
      if (phase.kind === 'pressing') return step({ ...gesture, phase: idle });
      if (phase.kind !== 'dragging') return step(gesture);
      return step(idleGesture, phase.at && landing(phase.dragged, phase.at));
    case 'chosen':
      return step({ phase: idle, selected: selected === event.imageId ? null : event.imageId });
    case 'tapped':
      if (selected === null || phase.kind !== 'idle') return step(gesture);
      return step(idleGesture, landing({ imageId: selected, from: event.from }, event.at));
    case 'steeringStarted': {
      const { imageId, from, at } = event;
      return step({
        selected: imageId,
        phase: { kind: 'steering', imageId, from, at: inView(at) },
      });
    }
    case 'steered': {
      if (phase.kind !== 'steering') return step(gesture);
      const { xRel, yRel } = phase.at;
      const at = inView({ xRel: xRel + event.dx, yRel: yRel + event.dy });
      return step({ ...gesture, phase: { ...phase, at } });
    }
    case 'confirmed':
      return phase.kind === 'steering'
        ? step(idleGesture, landing(phase, phase.at))
        : step(gesture);
    case 'cancelled':
      // The first cancel ends the current action, the second deselects the photo.
      return step(phase.kind === 'idle' ? idleGesture : { ...gesture, phase: idle });
  }
}

function step(gesture: Gesture, outcome: GestureOutcome | null = null): GestureStep {
  return { gesture, outcome };
}

function moved(phase: Phase, point: Point, at: RelativePosition | null): Phase {
  if (phase.kind !== 'pressing' && phase.kind !== 'dragging') return phase;
  if (phase.kind === 'pressing') {
    const { origin, threshold } = phase;
    if (Math.hypot(point.x - origin.x, point.y - origin.y) < threshold) return phase;
  }
  const { dragged } = phase;
  const landingAt =
    at && inView({ xRel: at.xRel + dragged.grip.xRel, yRel: at.yRel + dragged.grip.yRel });
  return { kind: 'dragging', dragged, point, at: landingAt };
}

function landing(
  { imageId, from }: Pick<Dragged, 'imageId' | 'from'>,
  at: RelativePosition,
): GestureOutcome | null {
  if (from === null) return { kind: 'place', imageId, at };
  const stays = from.xRel === at.xRel && from.yRel === at.yRel;
  return stays ? null : { kind: 'reposition', imageId, from, at };
}

function inView({ xRel, yRel }: RelativePosition): RelativePosition {
  const clamp = (share: number) => Math.min(1, Math.max(0, share));
  return { xRel: clamp(xRel), yRel: clamp(yRel) };
}
