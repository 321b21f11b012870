import { Around, DrawingSheet } from './parts/house-parts.tsx';

/** The plan by which a house was built, a fact that is no hazard by itself. Decorative: its question is next to it. */
export function BuildingPlanDrawing({ className }: { className?: string | undefined }) {
  return (
    <DrawingSheet className={className}>
      <Around>
        <path d="M-4-4h168v128H-4z" className="fill-line" />
        <path d="M18 14h124v78l-14 14H18z" />
        <path d="M142 92h-14v14z" className="fill-paper-sunk" />
      </Around>
      <g className="stroke-forest" strokeWidth="3">
        <path d="M42 84V54l32-22 32 22v30zM66 84V64h16v20" />
        <path d="M42 94h64M34 54v30" strokeWidth="1.5" />
      </g>
    </DrawingSheet>
  );
}
