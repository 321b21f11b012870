import type { RelativePosition } from '@dss/domain';

import { square } from './view-square.ts';

/** Where a photo would be placed. */
export function Crosshair({ at }: { at: RelativePosition }) {
  const x = at.xRel * square;
  const y = at.yRel * square;
  const lines = `M${x} ${y - 34}V${y - 8}M${x} ${y + 8}V${y + 34}M${x - 34} ${y}H${x - 8}M${x + 8} ${y}H${x + 34}`;
  return (
    <g fill="none">
      <path d={lines} className="stroke-ink" strokeWidth="7" />
      <circle cx={x} cy={y} r="13" className="stroke-ink" strokeWidth="7" />
      <path d={lines} className="stroke-paper" strokeWidth="3" />
      <circle cx={x} cy={y} r="13" className="stroke-paper" strokeWidth="3" />
    </g>
  );
}
