import type { QuestionId } from '@dss/domain';
import type { ReactNode } from 'react';

/** Shared shapes of the drawings that show a wall: house on the left, open ground on the right. */
const ground = 'M4 78h112';

const leaf = (x: number, y: number) => `M${x} ${y}q4-7 9-3-2 7-9 3z`;
const leaves = (...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => leaf(x, y)).join('');
const tuft = (x: number, height: number) =>
  `M${x} 78q-1-${height / 2}-5-${height}M${x} 78q0-${height / 2} 1-${height + 4}M${x} 78q2-${height / 2} 7-${height - 2}`;
const shrub = (x: number) => `M${x} 78c-9-8-5-19 3-18 1-10 16-11 19-1 8-2 13 10 5 19z`;
const picket = (x: number, top: number) => `M${x} 78V${top + 5}l5-5 5 5v${73 - top}z`;

/** The wall of a house and the ground in front of it. */
function Wall() {
  return (
    <Around>
      <path d="M4 6h40v72H4z" />
      <path d="M14 22h20v24H14zM24 22v24M14 34h20" className="fill-paper-raised" />
      <path d={ground} />
    </Around>
  );
}

/** A small house with its roof, on open ground. */
function SmallHouse({ x = 4 }: { x?: number }) {
  return (
    <Around>
      <path d={`M${x + 4} 50h32v28h-32z`} />
      <path d={`M${x} 50l20-18 20 18z`} />
      <path d={`M${x + 15} 62h10v16h-10z`} className="fill-paper-raised" />
      <path d={ground} />
    </Around>
  );
}

function Around({ children }: { children: ReactNode }) {
  return (
    <g className="fill-paper-sunk stroke-line-strong" strokeWidth="1.5">
      {children}
    </g>
  );
}

/** Highlights what the question is about. */
function Asked({ children }: { children: ReactNode }) {
  return (
    <g className="fill-forest-wash stroke-forest" strokeWidth="2">
      {children}
    </g>
  );
}

const roof = 'M8 62 30 16h60l22 46z';

const shingledRoof = (
  <>
    <Around>
      <path d="M18 62h84v22H18z" />
    </Around>
    <Asked>
      <path d={roof} />
      <path
        d="M24.5 28h71M19 40h82M13.5 51h93M38 16v12M54 16v12M70 16v12M84 16v12M32 28v12M48 28v12M64 28v12M80 28v12M40 40v11M58 40v11M76 40v11M92 40v11M28 51v11M48 51v11M68 51v11M88 51v11"
        strokeWidth="1.5"
      />
    </Asked>
  </>
);

const firewood = (
  <>
    <Wall />
    <Asked>
      {[
        [52, 69],
        [69, 69],
        [86, 69],
        [60.5, 54],
        [77.5, 54],
        [69, 39],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="8" />
          <circle cx={x} cy={y} r="3" strokeWidth="1.5" />
        </g>
      ))}
    </Asked>
  </>
);

const dryGrass = (
  <>
    <SmallHouse />
    <Asked>
      <path
        d={[50, 60, 70, 80, 90, 100, 110].map((x, at) => tuft(x, 24 + (at % 3) * 5)).join('')}
        className="fill-none"
      />
    </Asked>
  </>
);

const gutter = (
  <>
    <Around>
      <path d="M4 34 64 4l60 30z" />
      <path d="M18 46h92v44H18z" />
    </Around>
    <Asked>
      <path d="M6 34h108v6q0 10-10 10H16Q6 50 6 40z" />
      <path d="M96 50v14l-6 6v18h8V72l6-6V50" />
      <path d={leaves([22, 35], [40, 33], [58, 35], [76, 33])} strokeWidth="1.5" />
    </Asked>
  </>
);

/** One drawing per subject; questions about the same subject share it. */
const drawings: Record<QuestionId, ReactNode> = {
  roof_wood: shingledRoof,
  roof_whole: shingledRoof,
  roof_clean: (
    <>
      <Around>
        <path d={roof} />
        <path d="M18 62h84v22H18z" />
      </Around>
      <Asked>
        <path
          d={leaves(
            [30, 34],
            [46, 26],
            [64, 36],
            [82, 28],
            [22, 56],
            [40, 52],
            [58, 56],
            [76, 50],
            [94, 56],
          )}
        />
      </Asked>
    </>
  ),
  gutters_clean: gutter,
  gutters_covered: gutter,
  branches_clear: (
    <>
      <Around>
        <path d="M10 50h60v34H10z" />
        <path d="M2 50 40 22l38 28z" />
        <path d="M52 30V14h9v23" />
      </Around>
      <Asked>
        <path d="M96 84V44M96 60 76 40M96 50l10-10" className="fill-none" strokeWidth="4" />
        <path d="M62 36c-8-6-3-17 6-15 2-12 18-15 24-6 10-6 24 3 20 14 7 7 0 18-10 15-8 6-18 3-20-2-8 4-18 1-20-6z" />
      </Asked>
    </>
  ),
  chimney_screened: (
    <>
      <Around>
        <path d="M2 88 60 56l58 32z" />
      </Around>
      <Asked>
        <path d="M44 64V36h32v28l-16-9z" />
        <path d="M48 36V18h24v18M54 36V18M60 36V18M66 36V18M48 24h24M48 30h24" strokeWidth="1.5" />
        <path d="M40 18 60 6l20 12z" />
      </Asked>
    </>
  ),
  vents_fine_mesh: (
    <>
      <Around>
        <path d="M2 88 60 6l58 82z" />
      </Around>
      <Asked>
        <path d="M38 40h44v34H38z" />
        <path
          d="M38 46h44M38 52h44M38 58h44M38 64h44M38 69h44M44 40v34M50 40v34M56 40v34M62 40v34M68 40v34M74 40v34"
          strokeWidth="1"
        />
      </Asked>
    </>
  ),
  eaves_closed: (
    <>
      <Around>
        <path d="M60 46h56v40H60z" />
        <path d="M74 56h22v20H74z" className="fill-paper-raised" />
      </Around>
      <Asked>
        <path d="M4 48 116 4v12L10 58z" />
        <path d="M20 54h40M34 48.5v6M47 43.5v11M60 38.5v16" />
      </Asked>
    </>
  ),
  windows_two_panes: (
    <>
      <Around>
        <path d="M4 4h112v82H4z" />
      </Around>
      <Asked>
        <path d="M34 14h52v58H34z" />
        <path d="M60 14v58M34 43h52" />
        <path d="M40 34l12-13M68 34l12-13M28 72h64" strokeWidth="1.5" />
      </Asked>
    </>
  ),
  gaps_sealed: (
    <>
      <Around>
        <path d="M4 4h112v82H4z" />
      </Around>
      <Asked>
        <circle cx="46" cy="44" r="20" className="fill-paper-raised" strokeDasharray="5 4" />
        <circle cx="46" cy="44" r="13" />
        <path d="M46 31h62v26H46" />
      </Asked>
    </>
  ),
  siding_unburnable: (
    <>
      <Around>
        <path d="M4 28 60 2l56 26z" />
      </Around>
      <Asked>
        <path d="M14 28h92v56H14z" />
        <path d="M14 39h92M14 50h92M14 61h92M14 72h92" strokeWidth="1.5" />
        <path d="M48 38h24v24H48zM60 38v24M48 50h24" className="fill-paper-raised" />
      </Asked>
    </>
  ),
  wall_base_bare: (
    <>
      <Around>
        <path d="M20 4h80v58H20z" />
        <path d="M20 16h80M20 28h80M20 40h80M20 51h80" />
        <path d="M4 82h112" />
      </Around>
      <Asked>
        <path d="M20 62h80v20H20zM40 62v10M66 62v10M90 62v10M30 72v10M54 72v10M78 72v10M20 72h80" />
        <path d="M109 62v20M106 62h6M106 82h6" />
      </Asked>
    </>
  ),
  deck_unburnable: (
    <>
      <Around>
        <path d="M4 6h40v72H4z" />
        <path d="M16 22h18v30H16z" className="fill-paper-raised" />
        <path d={ground} />
      </Around>
      <Asked>
        <path d="M44 52h56v6H44zM60 58v20M92 58v20M48 52V34M72 52V34M96 52V34M44 34h56" />
        <path d="M100 58h8v10h8v10" className="fill-none" />
      </Asked>
    </>
  ),
  under_deck_clear: (
    <>
      <Around>
        <path d="M4 4h30v78H4z" />
        <path d="M34 26h78v8H34zM104 34v48M40 26V6M72 26V6M108 26V6M34 6h78" />
        <path d="M4 82h112" />
      </Around>
      <Asked>
        <path d="M44 82V62h20v20zM44 69h20" />
        <path d={leaves([68, 80], [76, 76], [84, 81], [92, 78], [74, 70])} />
      </Asked>
    </>
  ),
  pergola_attached: (
    <>
      <Wall />
      <Asked>
        <path d="M44 26h68v6H44zM60 32v46h5V32M102 32v46h5V32" />
        <path d="M52 26v-9M64 26v-9M76 26v-9M88 26v-9M100 26v-9M44 17h68" />
      </Asked>
    </>
  ),
  fence_attached: (
    <>
      <Wall />
      <Asked>
        <path d="M44 52h72v5H44zM44 68h72v4H44z" />
        <path d={[46, 60, 74, 88, 102].map((x) => picket(x, 42)).join('')} />
      </Asked>
    </>
  ),
  five_feet_kept: (
    <>
      <Wall />
      <Asked>
        <path d="M48 86h44M48 82v8M92 82v8" />
        <path d={leaves([50, 77], [60, 74], [70, 77], [80, 75])} />
        <path d="M112 12 92 56" strokeWidth="3" />
        <path d="M86 54l12 5 0 19H76z" />
      </Asked>
    </>
  ),
  plants_at_wall: (
    <>
      <Wall />
      <Asked>
        <path d={shrub(46)} />
        <path d="M78 78V56M78 62q-9-1-10-10 10 0 10 10M78 68q9-1 10-10-10 0-10 10" />
        <path d="M72 50a6 6 0 1 1 12 0 6 6 0 1 1-12 0z" />
      </Asked>
    </>
  ),
  mulch_at_wall: (
    <>
      <Wall />
      <Asked>
        <path d="M44 78c6-14 20-16 30-13 14-4 30 0 36 13z" />
        <path d="M54 74l8-4M64 70l3 6M74 68l8 4M84 74l8-5M94 70l4 6M70 75l6-2" />
      </Asked>
    </>
  ),
  things_at_wall: (
    <>
      <Wall />
      <Asked>
        <path d="M50 44h26l-3 34H53zM47 38h32v6H47zM58 38v-5h10v5M59 50l1 22M67 50l-1 22" />
        <path d="M86 78V48h4v16h20v14M90 64h20v6H90" />
      </Asked>
    </>
  ),
  firewood_at_wall: firewood,
  woodpile_in_yard: (
    <>
      <SmallHouse />
      <Asked>
        {[
          [70, 71],
          [85, 71],
          [100, 71],
          [77.5, 58],
          [92.5, 58],
          [85, 45],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="7" />
        ))}
      </Asked>
    </>
  ),
  shed_near: (
    <>
      <SmallHouse />
      <Asked>
        <path d="M66 48h44v30H66zM62 48l10-14h32l10 14zM80 78V56h16v22M88 56v22" />
      </Asked>
    </>
  ),
  double_fence: (
    <>
      <Around>
        <path d="M4 78h112" />
        <path d={[12, 30, 48, 66, 84].map((x) => picket(x, 22)).join('')} />
      </Around>
      <Asked>
        <path d="M14 46h98v5H14zM14 66h98v4H14z" />
        <path d={[18, 36, 54, 72, 90].map((x) => picket(x, 34)).join('')} />
      </Asked>
    </>
  ),
  propane_clear: (
    <>
      <Around>
        <path d={ground} />
        <ellipse cx="60" cy="78" rx="52" ry="9" strokeDasharray="5 4" />
      </Around>
      <Asked>
        <path d="M34 34h52a17 17 0 0 1 0 34H34a17 17 0 0 1 0-34zM52 34v-8h16v8M36 68v9M84 68v9" />
      </Asked>
    </>
  ),
  slope_below: (
    <>
      <Around>
        <path d="M10 30h28v22H10z" />
        <path d="M6 30 24 14l18 16z" />
      </Around>
      <Asked>
        <path d="M4 52h40l72 32H4z" />
        <path d="M62 46l34 15M96 61l-5-7M96 61l-9 1" className="fill-none" />
      </Asked>
    </>
  ),
  neighbor_near: (
    <>
      <SmallHouse x={2} />
      <Asked>
        <path d="M80 50h32v28H80zM76 50l20-18 20 18zM91 62h10v16H91z" />
        <path d="M48 68h22M52 64l-4 4 4 4M66 64l4 4-4 4" className="fill-none" />
      </Asked>
    </>
  ),
  driveway_open: (
    <>
      <SmallHouse x={0} />
      <Asked>
        <path d="M48 44h40v28H48zM88 52h14l10 10v10H88zM92 56h9l6 6H92z" />
        <path d="M50 38h44M54 38v6M64 38v6M74 38v6M84 38v6" />
        <circle cx="60" cy="73" r="6" />
        <circle cx="98" cy="73" r="6" />
      </Asked>
    </>
  ),
  address_visible: (
    <>
      <Around>
        <path d="M58 20v66" strokeWidth="4" />
        <path d="M20 86h80" />
      </Around>
      <Asked>
        <path d="M18 16h84v36H18z" />
      </Asked>
      <text
        x="60"
        y="44"
        textAnchor="middle"
        className="fill-forest text-[28px] font-strong tabular-nums"
      >
        1420
      </text>
    </>
  ),
  dead_plants_in_yard: (
    <>
      <SmallHouse />
      <Asked>
        <path
          d="M82 78V40M82 62 66 46M82 54 98 38M82 46 74 32M72 52v-12M91 45l10 2M66 46l-8 2M98 38V28"
          className="fill-none"
        />
        <path d={leaves([62, 78], [74, 76], [90, 78], [100, 75])} />
      </Asked>
    </>
  ),
  shrubs_close_together: (
    <>
      <SmallHouse x={0} />
      <Asked>
        <path d={[46, 66, 87].map(shrub).join('')} />
      </Asked>
    </>
  ),
  fuel_under_trees: (
    <>
      <Around>
        <path d={ground} />
      </Around>
      <Asked>
        <path d="M62 78V56M70 78V56" className="fill-none" />
        <path d="M38 58 66 4l28 54z" />
        <path d={shrub(26)} />
        <path d={shrub(78)} />
      </Asked>
    </>
  ),
  dry_grass_in_yard: dryGrass,
  fire_prone_plants_near: (
    <>
      <SmallHouse x={0} />
      <Asked>
        <path d="M56 78C46 60 50 34 58 16c8 18 12 44 2 62z" />
        <path
          d="M94 78q-18-14-22-32M94 78q-8-22-8-42M94 78q4-22 10-40M94 78q12-14 20-28"
          className="fill-none"
        />
        <path d="M84 38q-4-12 3-22 5 12 1 22zM102 40q2-12 10-18 1 12-6 20z" />
      </Asked>
    </>
  ),
  brush_beyond_yard: (
    <>
      <Around>
        <path d="M4 60h16v18H4zM0 60l12-12 12 12z" />
        <path d="M4 78h112" />
      </Around>
      <Asked>
        <path d="M48 78c-6-10 0-20 6-18 0-12 14-12 16-2 4-14 20-14 20 0 8-8 18-2 16 8 8-2 12 6 8 12z" />
        <path d="M62 60 74 26l12 34zM84 62l12-30 12 30z" />
        <path d="M28 72h14M38 68l4 4-4 4M32 68l-4 4 4 4" className="fill-none" />
      </Asked>
    </>
  ),
  dry_grass_beyond_yard: dryGrass,
};

/** A small, decorative picture of what a question is about. The question's text is next to it. */
export function QuestionDrawing({ id, className }: { id: QuestionId; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 90"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {drawings[id]}
    </svg>
  );
}
