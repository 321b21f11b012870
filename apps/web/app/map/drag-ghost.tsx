import { PhotoImage } from '../photos/index.ts';
import type { Phase } from './gestures/gesture.ts';
import type { MarkedPhoto } from './marked-photos.ts';

/** The photo that is being dragged from the strip, next to the pointer. */
export function DragGhost({ phase, photos }: { phase: Phase; photos: readonly MarkedPhoto[] }) {
  if (phase.kind !== 'dragging' || phase.held.from !== null) return null;
  const marked = photos.find(({ photo }) => photo.image_id === phase.held.imageId);
  if (marked === undefined) return null;
  return (
    <div
      aria-hidden="true"
      style={{ left: phase.point.x + 14, top: phase.point.y + 14 }}
      className="pointer-events-none fixed z-50 w-24 overflow-hidden rounded-small border-2 border-forest bg-paper opacity-90"
    >
      <PhotoImage photo={marked.photo} alt="" className="aspect-[4/3] w-full object-cover" />
    </div>
  );
}
