import { square } from '../overlay/view-square.ts';

const gridFeet = 20;

/** Background without a picture: a grid with a line every 20 ft, to scale. */
export function Schematic({ viewFeet }: { viewFeet: number }) {
  const step = (gridFeet / viewFeet) * square;
  const half = Math.floor(square / 2 / step);
  const lines = Array.from(
    { length: half * 2 + 1 },
    (_unused, index) => square / 2 + (index - half) * step,
  );
  return (
    <svg
      viewBox={`0 0 ${square} ${square}`}
      aria-hidden="true"
      className="absolute inset-0 size-full bg-forest-wash"
    >
      {lines.map((at) => (
        <path
          key={at}
          d={`M${at.toFixed(1)} 0V${square}M0 ${at.toFixed(1)}H${square}`}
          className="stroke-line"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
