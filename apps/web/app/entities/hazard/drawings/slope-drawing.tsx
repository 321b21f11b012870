import { Around, Green, House, DrawingSheet } from './parts/house-parts.tsx';
import { bush } from './parts/shapes.ts';

/** Land that falls away from a house, which lets a fire below run up to it. Decorative: its question is next to it. */
export function SlopeDrawing({ className }: { className?: string | undefined }) {
  return (
    <DrawingSheet className={className}>
      <House x={8} y={62} />
      <Around className="fill-line">
        <path d="M-4 62h74l94 52v12H-4z" />
      </Around>
      <Green>
        <path d={bush(124, 94, 20, 15)} />
        <path d={bush(146, 107, 22, 17)} />
      </Green>
      <path d="M70 62h84" strokeWidth="1.5" strokeDasharray="4 4" className="stroke-forest" />
      <path d="M76 50l46 25M122 75l-10-1M122 75l-4-9" strokeWidth="3" className="stroke-ember" />
    </DrawingSheet>
  );
}
