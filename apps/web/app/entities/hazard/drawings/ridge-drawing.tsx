import { Around, DrawingSheet, Green, House } from './parts/house-parts.tsx';
import { bush } from './parts/shapes.ts';

/** A house on a ridge, with the wind and the fire that are drawn up to it. Decorative: its question is next to it. */
export function RidgeDrawing({ className }: { className?: string | undefined }) {
  return (
    <DrawingSheet className={className}>
      <House x={56} y={54} size={0.85} />
      <Around className="fill-line">
        <path d="M-4 124V112L46 54h68l50 58v12z" />
      </Around>
      <Green>
        <path d={bush(20, 90, 18, 13)} />
        <path d={bush(142, 92, 20, 15)} />
      </Green>
      <g className="stroke-ember" strokeWidth="3">
        <path d="M6 84l28-33M34 51l-1 10M34 51l-10 2M154 84l-28-33M126 51l1 10M126 51l10 2" />
        <path d="M64 112l16-20 16 20M80 92v28" strokeWidth="1.5" />
      </g>
    </DrawingSheet>
  );
}
