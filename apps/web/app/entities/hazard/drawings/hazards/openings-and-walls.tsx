import { Around, Green, Hazard, HouseAtLeft, Window } from '../parts/house-parts.tsx';
import { circle, leaves, round, shingles } from '../parts/shapes.ts';

const embers = (...each: readonly (readonly [x: number, y: number])[]) => (
  <>
    <path
      d={each.map(([x, y]) => circle(x, y, 2.2)).join('')}
      className="fill-ember"
      strokeWidth="1"
    />
    <path
      d={each.map(([x, y]) => `M${x + 5} ${y - 1}q5-2 9 0`).join('')}
      className="fill-none"
      strokeWidth="1.5"
    />
  </>
);

/** Rafters seen from below, from the wall at 74 out to the edge of the roof at 12; or the ends that face out. */
const rafters = (part: 0 | 1) =>
  [-24, 2, 28, 54, 80, 106, 132]
    .map((x) => {
      const out = round(x * 1.25 - 2);
      return part === 0 ? `M${x} 74h8L${out + 12} 26h-12z` : `M${out} 12h12v14h-12z`;
    })
    .join('');

/** Where embers get into the house, and what its walls, deck and trellis are made of. */
export const openingAndWallDrawings = {
  vents_unscreened: (
    <>
      <Around>
        <path d="M16 60 80 4l64 56v64H16z" />
        <path d="M4 70 80 4l76 66-6 7L80 16 10 77z" className="fill-line" />
        <path d="M-4 116h168" />
      </Around>
      <Hazard>
        <path d="M58 44h44v34H58z" className="fill-paper-sunk" />
        <path d="M62 52.5h36M62 61h36M62 69.5h36" strokeWidth="3.5" />
        <path d="M28 96h36v16H28zM96 96h36v16H96z" className="fill-paper-sunk" />
        <path
          d="M37 96v16M46 96v16M55 96v16M28 104h36M105 96v16M114 96v16M123 96v16M96 104h36"
          strokeWidth="1.5"
        />
        {embers([112, 48], [118, 60], [108, 72], [128, 70], [130, 52])}
      </Hazard>
    </>
  ),
  eaves_open: (
    <>
      <Around>
        <path d="M-4 74h168v50H-4z" />
        <Window x={20} y={88} width={44} height={46} />
        <Window x={98} y={88} width={44} height={46} />
        <path d="M-4 22h168v52H-4z" className="fill-line" />
        <path d="M-4 34h168M-4 47h168M-4 61h168" />
      </Around>
      <Hazard>
        <path d={rafters(0)} />
        <path d={rafters(1)} className="fill-ember" />
      </Hazard>
      <Around>
        <path d="M-4-4h168v16H-4z" className="fill-line" />
        <path d={shingles(4, 2, 8)} />
      </Around>
    </>
  ),
  windows_single_pane: (
    <>
      <Around>
        <path d="M-4-4h100v128H-4z" />
        <path d="M-4 20h100M-4 44h100M-4 68h100M-4 92h100" className="stroke-line" />
        <path d="M8 10h76v92H8zM2 102h88v9H2z" />
      </Around>
      <Hazard>
        <path d="M16 18h60v76H16zM46 18v76M16 56h60" />
        <path d="M23 36l10-10M23 46l15-15M53 76l10-10M53 86l15-15" strokeWidth="1.5" />
      </Hazard>
      <Hazard>
        <path d="M122 52V20l28-14v32z" />
        <path d="M128 34l10-9M128 42l16-14" strokeWidth="1.5" />
      </Hazard>
      <Around>
        <path d="M128 104V78l24-12v26z" className="fill-forest-wash" />
        <path d="M118 112V86l24-12v26z" className="fill-forest-wash" />
        <path d="M122 98l8-7M122 105l13-11" />
      </Around>
      <text x="109" y="40" textAnchor="middle" className="fill-ember text-[24px] font-strong">
        {'1'}
      </text>
      <text x="107" y="104" textAnchor="middle" className="fill-ink-soft text-[24px] font-strong">
        {'2'}
      </text>
    </>
  ),
  envelope_gaps: (
    <>
      <Around>
        <path d="M-4-4h168v116H-4zM-4 112h168" />
        <path d="M110 14h54M110 40h54M110 66h54M110 92h54" className="stroke-line" />
        <path d="M14 26h88v86H14z" className="fill-line" />
        <path d="M20 32h76v66l-76 8z" />
        <path d="M20 50h76M20 68h76M20 87h76M45 32v71M71 32v68" />
      </Around>
      <Hazard>
        <path d="M20 106l76-8v14H20z" className="fill-ember" />
        <path d="M118 44l2-11 8-7 12 1 9 7 3 11-4 11-10 6-12-1-7-7z" className="fill-ember" />
        {embers([112, 102], [103, 94], [106, 20], [112, 32], [106, 60])}
      </Hazard>
      <Around>
        <path d="M128 120V46q0-8 8-8t8 8v74z" />
        <path d="M128 52h16M124 84h24v5h-24z" />
      </Around>
    </>
  ),
  siding_combustible: (
    <>
      <Around>
        <path d="M-4 112h168" />
        <path d="M6 42 80 4l74 38z" className="fill-line" />
      </Around>
      <Hazard>
        <path d="M18 42h124v70H18z" />
        <path d="M18 54h124M18 66h124M18 78h124M18 90h124M18 102h124" />
        <path
          d="M24 48h12M28 60q6-3 12 0M22 72h10M30 84q8-3 14 0M24 96h12M70 48q6-3 12 0M104 48h14M124 60q6-3 12 0M122 72h12M128 84h10M120 96q8-3 14 0M70 106h10"
          strokeWidth="1.25"
          className="fill-none"
        />
      </Hazard>
      <Around>
        <Window x={46} y={58} width={28} height={26} />
        <path d="M90 58h24v54H90z" className="fill-paper-sunk" />
      </Around>
    </>
  ),
  wall_base_clearance: (
    <>
      <Around>
        <path d="M-4-4h124v84H-4z" />
        <path d="M-4 14h124M-4 36h124M-4 58h124" />
        <Window x={24} y={6} width={44} height={40} />
      </Around>
      <Hazard>
        <path d="M-4 58h124v22H-4zM-4 80h124v26H-4z" />
        <path
          d="M8 69h20M50 69q10-4 18 0M92 69h14M20 92h18M64 91h16"
          strokeWidth="1.25"
          className="fill-none"
        />
      </Hazard>
      <Green>
        <path d="M-4 98q12-8 24-3t24-2 26 3 24-4 26 4h44v32H-4z" />
        <path d="M12 96l-3-9M16 95l3-9M40 94l-3-8M44 94l3-9M76 96l-3-9M80 95l4-9M104 94l-2-8M108 94l4-8" />
      </Green>
      <Hazard className="fill-none">
        <path d="M130 96V58M125 58h10M125 96h10" />
      </Hazard>
      <text x="138" y="84" className="fill-ember text-[20px] font-strong">
        {'6"'}
      </text>
    </>
  ),
  deck_combustible: (
    <>
      <Around>
        <path d="M-4 108h168" />
        <path d="M-4 6h54v102H-4z" />
        <path d="M10 18h30v46H10zM25 18v46" className="fill-paper-sunk" />
      </Around>
      <Hazard>
        <path d="M50 72h5v36h-5zM82 72h6v36h-6zM118 72h6v36h-6z" />
        <path d="M2 64h126v9H2z" />
        <path d="M16 64v9M32 64v9M48 64v9M64 64v9M80 64v9M96 64v9M112 64v9" />
        <path d="M54 38h74v5H54zM58 43v21M68 43v21M78 43v21M88 43v21M98 43v21M108 43v21M118 43v21M124 43v21" />
        <path d="M128 73h10v11h10v12h10v12" className="fill-none" strokeWidth="4" />
      </Hazard>
    </>
  ),
  attached_pergola_trellis: (
    <>
      <HouseAtLeft />
      <Hazard>
        <path d="M54 44h104v8H54zM92 52h7v48h-7zM140 52h7v48h-7z" />
        <path d="M60 32h7v12h-7zM78 32h7v12h-7zM96 32h7v12h-7zM114 32h7v12h-7zM132 32h7v12h-7zM150 32h7v12h-7z" />
        <path
          d="M54 100V60h24v40M54 72l12-12M54 86l24-26M56 98l22-24M68 100l10-12M78 72L66 60M78 86L54 62M76 98L54 74M64 100 54 88"
          className="fill-none"
          strokeWidth="1.75"
        />
        <path d="M143 100c8-12-8-18 0-30s-6-14 0-24" className="fill-none" />
        <path
          d={leaves(
            [150, 90, 11, -30],
            [136, 82, 11, 30],
            [150, 74, 11, -30],
            [136, 64, 11, 30],
            [148, 56, 11, -30],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
} as const;
