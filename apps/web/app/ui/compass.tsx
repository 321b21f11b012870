import { classNames } from './class-names.ts';

export type CompassSide = 'north' | 'east' | 'south' | 'west';

const sides: readonly { side: CompassSide; turn: number; x: number; y: number }[] = [
  { side: 'north', turn: 0, x: 80, y: 15 },
  { side: 'east', turn: 90, x: 147, y: 84 },
  { side: 'south', turn: 180, x: 80, y: 154 },
  { side: 'west', turn: 270, x: 13, y: 84 },
];

export interface CompassProps {
  missing: readonly CompassSide[];
  /** Sides that the house doesn't have. */
  nonexistent?: readonly CompassSide[];
  letters: Record<CompassSide, string>;
  className?: string;
}

/**
 * The house between its sides: seen sides are filled, missing ones dashed, and those that don't exist aren't drawn. Decorative, so the same must be said in
 * text.
 */
export function Compass({ missing, nonexistent = [], letters, className }: CompassProps) {
  return (
    <svg
      viewBox="0 0 160 160"
      fill="none"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <circle cx="80" cy="80" r="54" className="stroke-line" strokeWidth="1" />
      <rect x="66" y="70" width="28" height="20" className="fill-ink" />
      {sides.map(({ side, turn, x, y }) => {
        if (nonexistent.includes(side)) return null;
        const open = missing.includes(side);
        return (
          <g key={side}>
            <path
              d="M80 22A58 58 0 0 1 115.5 33.8L98.5 56.2A30 30 0 0 0 61.5 56.2L44.5 33.8A58 58 0 0 1 80 22Z"
              transform={`rotate(${turn} 80 80)`}
              strokeWidth="1.75"
              strokeDasharray={open ? '4 4' : 'none'}
              className={open ? 'stroke-ember' : 'fill-forest stroke-forest'}
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              className={classNames('text-[15px] font-strong', open ? 'fill-ember' : 'fill-ink')}
            >
              {letters[side]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
