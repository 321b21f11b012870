import { Around, DrawingSheet } from './parts/house-parts.tsx';

/** A manufactured home on its steel frame, a fact that is no hazard by itself. Decorative: its question is next to it. */
export function ManufacturedHomeDrawing({ className }: { className?: string | undefined }) {
  return (
    <DrawingSheet className={className}>
      <Around>
        <path d="M-4 108h168v16H-4z" className="fill-line" />
        <path d="M20 46h118v40H20z" />
        <path d="M14 46l8-12h114l8 12z" />
        <path d="M34 56h18v14H34zM62 56h18v14H62zM112 56h14v14h-14z" className="fill-paper-sunk" />
        <path d="M90 56h14v30H90z" />
      </Around>
      <g className="stroke-forest" strokeWidth="3">
        <path d="M12 90h138M138 90l14 10M28 90v18M132 90v18" />
        <circle cx="64" cy="100" r="8" />
        <circle cx="84" cy="100" r="8" />
      </g>
    </DrawingSheet>
  );
}
