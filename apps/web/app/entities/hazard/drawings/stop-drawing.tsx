import type { HouseSide, WalkStopKind } from '@dss/domain';
import type { ReactElement } from 'react';

import { Around, Green, House, DrawingSheet, WallBehind, Window } from './parts/house-parts.tsx';
import { bush, conifer, crown } from './parts/shapes.ts';

const drawings: Readonly<Record<WalkStopKind, ReactElement>> = {
  walls: (
    <>
      <Looking d="M30 78 70 14v92z" />
      <Around>
        <path d="M-4 108h168" />
        <path d="M80 56h72v52H80z" />
        <path d="M70 56 88 20h72v36z" className="fill-line" />
        <Window x={90} y={68} width={22} height={20} />
        <path d="M126 68h18v40h-18z" className="fill-paper-sunk" />
      </Around>
      <Person x={18} y={108} />
      <Focus d="M64 26V14h12M64 96v12h12M148 14h10v12M148 108h10V96" />
    </>
  ),
  wall: (
    <>
      <WallBehind>
        <Window x={56} y={24} />
        <path d="M110 24h30v68h-30z" className="fill-paper-sunk" />
      </WallBehind>
      <Green>
        <path d="M-4 92h168v20H-4z" />
        <path d="M-4 112h168" strokeDasharray="5 5" />
      </Green>
      <Person x={70} y={106} />
      <Focus d="M92 101h36M120 95l8 6-8 6" />
      <Distance x={22} y={108} feet="5" />
      <Focus d="M10 95v14" />
    </>
  ),
  yard: (
    <>
      <Looking d="M58 78 164 30v78z" />
      <Around>
        <path d="M-4 108h168" />
        <path d="M-4 40h32v68H-4z" />
        <path d="M-4 14h24l20 26H-4z" className="fill-line" />
        <path d="M4 54h14v20H4z" className="fill-paper-sunk" />
      </Around>
      <Green>
        <path d={bush(84, 108, 22, 18)} />
        <path d="M136 108V76" />
        <path d={crown(136, 62, 36, 38)} />
      </Green>
      <Person x={46} y={108} />
      <Focus d="M104 108V92M156 108V84" />
      <Distance x={104} y={88} feet="30" />
      <Distance x={142} y={26} feet="100" />
    </>
  ),
  roof: (
    <>
      <Looking d="M32 76 58 68 86 20z" />
      <Around>
        <path d="M-4 112h168" />
        <path d="M72 64h80v48H72z" />
        <Window x={84} y={76} width={22} height={20} />
        <path d="M122 76h18v36h-18z" className="fill-paper-sunk" />
        <path d="M128 10h12v20h-12z" />
      </Around>
      <Focus d="M60 60 86 20h64l16 40z" filled />
      <Focus d="M58 60h110v8H58z" filled />
      <Person x={20} y={112} />
    </>
  ),
  attached: (
    <>
      <Around>
        <path d="M-4 110h168" />
        <path d="M-4 40h92v70H-4z" />
        <path d="M-4 14h78l24 26H-4z" className="fill-line" />
        <Window x={14} y={56} width={28} height={26} />
        <path d="M58 56h18v34H58z" className="fill-paper-sunk" />
      </Around>
      <Focus d="M50 90h66M56 90v20M84 90v20M112 90v20M54 78h58M112 78v12" filled />
      <Focus d="M92 44h36M96 44v34M124 44v34" />
      <Person x={142} y={110} />
    </>
  ),
  grounds: (
    <>
      <Green>
        <ellipse cx="80" cy="86" rx="74" ry="28" />
        <path d={bush(132, 94, 24, 18)} />
        <path d={conifer(24, 84, 20, 40)} />
      </Green>
      <House x={47} y={92} size={1.3} />
      <Focus d="M66 112q28 3 56-6M114 101l8 5-5 8" />
      <Person x={44} y={114} />
    </>
  ),
  street: (
    <>
      <Looking d="M34 84 96 30v70z" />
      <Around>
        <path d="M-4 112h168" />
        <path d="M-4 104h168" strokeDasharray="8 6" />
      </Around>
      <Green>
        <path d={conifer(146, 100, 18, 40)} />
      </Green>
      <House x={78} y={100} size={1.2} />
      <Focus d="M100 100h14M72 104l20-6" />
      <Distance x={126} y={94} feet="12" />
      <Person x={22} y={112} />
    </>
  ),
};

/** A stop of the walk: where to stand and what to look at, in forest; with a side, a plan that marks it. Decorative. */
export function StopDrawing({
  kind,
  side = null,
  className,
}: {
  kind: WalkStopKind;
  side?: HouseSide | null;
  className?: string | undefined;
}) {
  return (
    <DrawingSheet className={className}>
      {drawings[kind]}
      {side !== null && <Plan side={side} x={kind === 'yard' ? 54 : 4} />}
    </DrawingSheet>
  );
}

/** Someone with a phone, who stands on `y`. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-4 0V-16h8V0M-4-16v-12q0-4 4-4t4 4v12zM2-27l8 4 4-6"
        className="fill-ink stroke-ink"
        strokeWidth="3"
      />
      <circle cx="0" cy="-38" r="5" className="fill-ink" />
      <path d="M12-34h5v9h-5z" className="fill-paper stroke-ink" strokeWidth="1.5" />
    </g>
  );
}

/** What is in view. */
function Looking({ d }: { d: string }) {
  return (
    <path d={d} className="fill-forest-wash stroke-forest" strokeWidth="1" strokeDasharray="4 4" />
  );
}

function Focus({ d, filled = false }: { d: string; filled?: boolean }) {
  return (
    <path
      d={d}
      className={filled ? 'fill-forest-wash stroke-forest' : 'stroke-forest'}
      strokeWidth="3"
    />
  );
}

function Distance({ x, y, feet }: { x: number; y: number; feet: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" className="fill-forest text-[16px] font-strong">
      {feet}
    </text>
  );
}

const edges: Readonly<Record<HouseSide, string>> = {
  front: 'M8 26h24',
  back: 'M8 10h24',
  left: 'M8 10v16',
  right: 'M32 10v16',
};

/** The house from above, its front down, with one side marked. */
function Plan({ side, x }: { side: HouseSide; x: number }) {
  return (
    <g transform={`translate(${x} 2)`}>
      <path d="M0 0h40v38H0z" className="fill-paper-raised stroke-line-strong" strokeWidth="1" />
      <path
        d="M8 10h24v16H8zM18 26h4v8h-4z"
        className="fill-line stroke-ink-soft"
        strokeWidth="1.25"
      />
      <path d={edges[side]} className="stroke-forest" strokeWidth="5" />
    </g>
  );
}
