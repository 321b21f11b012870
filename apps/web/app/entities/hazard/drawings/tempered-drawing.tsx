import { Around, DrawingSheet } from './parts/house-parts.tsx';

/** The mark in the corner of a tempered pane, a fact that is no hazard by itself. Decorative: its question is next to it. */
export function TemperedDrawing({ className }: { className?: string | undefined }) {
  return (
    <DrawingSheet className={className}>
      <Around>
        <path d="M-4-4h168v128H-4z" className="fill-line" />
        <path d="M22 10h116v94H22zM14 104h132v9H14z" />
        <path d="M32 20h96v74H32z" className="fill-paper-sunk" />
        <path d="M42 46l18-18M42 60l34-34" />
      </Around>
      <g className="stroke-forest" strokeWidth="3">
        <path d="M96 80a16 16 0 1 1 22 0l14 18" />
        <path d="M102 64h10M102 70h10M104 76h6" strokeWidth="1.5" />
      </g>
    </DrawingSheet>
  );
}
