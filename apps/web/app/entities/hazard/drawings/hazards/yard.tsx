import { Around, Green, Hazard, House } from '../parts/house-parts.tsx';
import { boards, bush, circle, conifer, crown, grass, leaves } from '../parts/shapes.ts';

const tuftsAlong = (y: number, height: number, ...xs: readonly number[]) =>
  xs.map((x, at) => grass(x, y + (at % 2) * 4, height + ((at * 5) % 9))).join('');

function Ground({ y = 100 }: { y?: number }) {
  return (
    <Around>
      <path d={`M-4 ${y}h168`} />
    </Around>
  );
}

/** A house far up, with the ring of the yard around it and open land in front. */
function FarHouse() {
  return (
    <>
      <Green className="fill-none">
        <ellipse
          cx="80"
          cy="42"
          rx="66"
          ry="19"
          strokeDasharray="5 5"
          className="fill-paper-raised"
        />
      </Green>
      <House x={62} y={44} size={0.66} />
    </>
  );
}

/** What grows and stands in the yard and beyond it. */
export const yardDrawings = {
  zone1_dead_vegetation: (
    <>
      <Ground />
      <House x={4} y={100} size={1.05} />
      <Hazard>
        <path
          d="M106 100V30M106 72 86 48M106 62l22-26M106 48 94 26M96 60l-14-2M118 47l14-3M94 26l-8-4M94 26l2-10M128 36l0-14M106 30l6-14M106 84l14-12"
          className="fill-none"
          strokeWidth="3"
        />
        <path
          d="M140 100l-8-24M140 100V70M140 100l9-26M135 86l-8-4M146 84l6-8"
          className="fill-none"
        />
        <path d="M78 104c6-10 14-12 22-12 10-2 20 2 26 12z" />
        <path
          d={leaves(
            [90, 100, 11, -20],
            [104, 98, 11, 25],
            [118, 101, 11, -10],
            [74, 105, 9, 10],
            [132, 106, 10, -5],
            [78, 80, 9, 60],
            [124, 66, 9, 40],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
  outbuilding_too_close: (
    <>
      <Ground />
      <House x={2} y={100} size={1.2} />
      <Hazard>
        <path d="M96 58h52v42H96z" />
        <path d="M90 58l12-18h40l12 18z" />
        <path d="M104 68h24v32h-24zM104 68l24 32M128 68l-24 32" strokeWidth="1.75" />
        <path d="M134 66h8v10h-8z" strokeWidth="1.75" />
        <path d="M70 110h24M75 106l-5 4 5 4M89 106l5 4-5 4" className="fill-none" />
      </Hazard>
    </>
  ),
  zone1_continuous_shrubs_trees: (
    <>
      <Ground />
      <House x={0} y={100} size={0.95} />
      <Hazard>
        <path d="M92 100V68M128 100V66" strokeWidth="4" />
        <path d={crown(90, 48, 46, 44)} />
        <path d={crown(128, 46, 48, 46)} />
        <path d={bush(62, 101, 30, 28)} />
        <path d={bush(86, 101, 32, 26)} />
        <path d={bush(112, 101, 34, 30)} />
        <path d={bush(140, 101, 36, 26)} />
        <path
          d="M58 92l3-5 3 5M82 92l3-5 3 5M108 90l3-5 3 5M136 92l3-5 3 5M84 50l3-5 3 5M122 46l3-5 3 5M136 56l3-5 3 5M98 38l3-5 3 5"
          strokeWidth="1.5"
        />
      </Hazard>
    </>
  ),
  zone1_ladder_fuels: (
    <>
      <Ground y={108} />
      <Green>
        <path d="M78 108c2-22 2-44 1-66h8c-1 22-1 44 1 66z" />
        <path d={crown(82, 30, 92, 56)} />
      </Green>
      <Hazard>
        <path
          d="M80 74C66 72 54 74 42 80M86 66c14-4 26-2 40 6M58 74l-8-8M108 67l8-8"
          className="fill-none"
          strokeWidth="3"
        />
        <path d={crown(40, 76, 34, 22)} />
        <path d={crown(124, 70, 36, 24)} />
        <path d={bush(58, 109, 42, 28)} />
        <path d={bush(110, 109, 44, 32)} />
        <path
          d={grass(22, 108, 24) + grass(146, 108, 24)}
          className="fill-none"
          strokeWidth="1.75"
        />
      </Hazard>
    </>
  ),
  zone1_tall_dry_grass: (
    <>
      <Ground />
      <House x={44} y={88} size={1.3} />
      <Hazard className="fill-none">
        <path
          d={tuftsAlong(102, 34, 18, 142) + tuftsAlong(114, 40, 6, 32, 58, 84, 110, 136, 158)}
          strokeWidth="1.75"
        />
      </Hazard>
    </>
  ),
  zone1_exposed_woodpile: (
    <>
      <Ground y={88} />
      <House x={4} y={88} size={0.95} />
      <Green className="fill-none">
        <path d="M66 88l-3-7M69 88l2-8M14 106l-3-7M17 106l2-8M40 112l-3-7M43 112l2-8" />
      </Green>
      {/* The same pile under a cover. */}
      <Around>
        <path d={[105, 115, 125, 135].map((x) => circle(x, 43, 5)).join('')} />
      </Around>
      <Green>
        <path d="M97 41l6-22q17-7 34 0l6 22q-12-5-23 0t-23 0z" />
        <path d="M112 27l6 6 11-12" className="fill-none" strokeWidth="3" />
      </Green>
      <Hazard>
        <path
          d={[
            [84, 98],
            [101, 98],
            [118, 98],
            [135, 98],
            [84, 81],
            [101, 81],
            [118, 81],
            [135, 81],
            [92.5, 64],
            [109.5, 64],
            [126.5, 64],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 8.5))
            .join('')}
        />
        <path
          d={[
            [84, 98],
            [101, 98],
            [118, 98],
            [135, 98],
            [84, 81],
            [101, 81],
            [118, 81],
            [135, 81],
            [92.5, 64],
            [109.5, 64],
            [126.5, 64],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 4))
            .join('')}
          strokeWidth="1.25"
        />
        <path d="M70 108V56M149 108V56M68 108h84" strokeWidth="4" />
      </Hazard>
    </>
  ),
  fire_prone_plants: (
    <>
      <Ground y={104} />
      <House x={-4} y={104} size={0.8} />
      <Hazard>
        <path d="M64 104v-8M52 96C44 66 54 30 64 8c10 22 20 58 12 88z" />
        <path d="M58 84l4-10M68 76l-3-12M59 60l4-10M67 46l-3-10" strokeWidth="1.5" />
        <path
          d="M120 104C106 88 98 70 96 52M120 104c-4-24-4-42-4-60M120 104c4-24 8-42 18-56M120 104c-8-14-20-22-34-18M120 104c-10-20-20-28-30-32M120 104c8-18 18-26 30-28M120 104c8-12 18-18 32-10M120 104c-2-14-8-34-14-40M120 104c4-16 8-28 16-36"
          className="fill-none"
          strokeWidth="1.75"
        />
        <path d="M96 54c-10-8-12-24-6-40 8 12 12 26 6 40zM116 46c-8-12-8-28 0-42 8 14 8 30 0 42zM138 50c-6-12-2-28 10-38 4 16 0 30-10 38z" />
        <path
          d="M94 46l-4-8M94 38l-4-8M116 38l-4-7M116 38l4-7M116 26l-3-6M116 26l3-6M141 42l0-9M141 42l6-5M144 32l0-7"
          strokeWidth="1.5"
        />
      </Hazard>
    </>
  ),
  combustible_fence_runs: (
    <>
      <Ground y={72} />
      <House x={-6} y={76} />
      <Hazard>
        <path d={boards(46, 170, 70, 32, 8)} />
        <path d="M46 50h120M46 63h120" strokeWidth="3" />
        <path d="M46 70h120v36H36z" className="fill-paper-raised" strokeWidth="1.5" />
        <path
          d={leaves(
            [56, 76, 12, -15],
            [76, 77, 12, 20],
            [98, 76, 12, -20],
            [120, 77, 12, 15],
            [142, 76, 12, -10],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
        <path d={boards(34, 170, 112, 30, 8)} />
        <path d="M34 92h132M34 105h132" strokeWidth="3" />
      </Hazard>
    </>
  ),
  lpg_tank_clearance: (
    <>
      <Ground />
      <Around>
        <path d="M40 40h80a22 22 0 0 1 0 44H40a22 22 0 0 1 0-44z" />
        <path d="M48 84h12v16H48zM100 84h12v16h-12z" />
        <path d="M68 40v-8q0-6 12-6t12 6v8z" />
        <path d="M80 48l15 14-15 14-15-14z" className="fill-paper-sunk" />
        <path d="M80 54c7 6 6 15 0 15s-6-6-3-8c1 2 3 2 3-7z" className="fill-ink-soft" />
      </Around>
      <Hazard>
        <path d={bush(22, 104, 40, 38)} />
        <path d={bush(138, 104, 42, 44)} />
        <path d="M16 92l4-6 4 6M28 82l4-6 4 6M130 90l4-6 4 6M142 78l4-6 4 6" strokeWidth="1.5" />
        <path d={tuftsAlong(106, 22, 58, 80, 102)} className="fill-none" strokeWidth="1.75" />
      </Hazard>
    </>
  ),
  zone2_brush_tree_continuity: (
    <>
      <FarHouse />
      <Hazard>
        <path
          d={
            conifer(20, 108, 30, 54) +
            conifer(54, 110, 30, 46) +
            conifer(106, 110, 32, 50) +
            conifer(142, 108, 30, 56)
          }
        />
        <path d={bush(4, 120, 40, 26)} />
        <path d={bush(38, 122, 42, 30)} />
        <path d={bush(80, 122, 50, 34)} />
        <path d={bush(122, 122, 44, 28)} />
        <path d={bush(154, 122, 40, 28)} />
      </Hazard>
    </>
  ),
  zone2_tall_dry_grass: (
    <>
      <FarHouse />
      <Hazard className="fill-none">
        <path
          d={
            tuftsAlong(88, 18, 18, 46, 74, 102, 130, 152) +
            tuftsAlong(114, 34, 6, 32, 58, 84, 110, 136, 160)
          }
          strokeWidth="1.75"
        />
      </Hazard>
    </>
  ),
  access_driveway_obstructed: (
    <>
      <Ground y={104} />
      <House x={118} y={104} size={0.74} />
      <Around>
        <path d="M2 66h50v31H2zM52 58h22l8 20v19H52z" />
        <path d="M57 63h9v14h-9zM70 63l6 14h-6z" className="fill-paper-sunk" />
        <path d="M58 52h12v6H58z" className="fill-ink-soft" />
        <path d="M-4 58h52M-4 50h52M4 50v8M14 50v8M24 50v8M34 50v8M44 50v8M8 58v8M40 58v8" />
        <path d="M-4 88h86M8 72h11v12H8zM24 72h11v12H24zM8 76h11M8 80h11M24 76h11M24 80h11" />
        <path
          d={
            circle(44, 77, 5) +
            circle(44, 77, 1.5) +
            circle(18, 98, 8) +
            circle(18, 98, 2.5) +
            circle(64, 98, 8) +
            circle(64, 98, 2.5)
          }
        />
      </Around>
      <Green>
        <path d="M108 104c2-30 1-50-1-74h8c-2 24-2 44 1 74z" />
        <path d={crown(120, 22, 60, 36)} />
      </Green>
      <Hazard>
        <path d={crown(70, 34, 64, 28)} />
        <path
          d="M110 58C100 46 90 40 52 36M84 40l-10-9M70 38l-10 7"
          className="fill-none"
          strokeWidth="3.5"
        />
        <path d={bush(98, 105, 28, 24)} />
      </Hazard>
    </>
  ),
  address_not_visible: (
    <>
      <Around>
        <path d="M-4-4h168v128H-4zM-4 112h168" />
        <path d="M104 18h40v94h-40zM104 10h40" className="fill-paper-sunk" />
        <path d="M136 64v6" strokeWidth="3" />
        <path d="M14 34h76v34H14z" className="fill-paper-sunk" />
        <text
          x="52"
          y="60"
          textAnchor="middle"
          strokeWidth="0"
          className="fill-ink-soft text-[26px] font-strong"
        >
          1420
        </text>
      </Around>
      <Hazard>
        <path d="M92 112C70 90 96 70 72 56c-10-8-2-22-14-30" className="fill-none" />
        <path
          d={leaves(
            [84, 100, 16, -20],
            [92, 88, 16, 40],
            [74, 84, 18, 10],
            [88, 70, 18, -30],
            [66, 68, 18, 20],
            [80, 54, 20, 45],
            [62, 52, 20, -20],
            [72, 36, 18, 20],
            [52, 38, 16, -40],
            [62, 24, 14, 10],
            [48, 60, 16, 50],
          )}
        />
      </Hazard>
    </>
  ),
  neighbor_structure_close: (
    <>
      <Ground y={104} />
      <House x={-2} y={104} size={1.35} />
      <Hazard>
        <path d="M94 64h58v40H94zM86 64l37-32 37 32zM102 74h16v14h-16zM128 78h14v26h-14z" />
        <path d="M66 114h28M71 110l-5 4 5 4M89 110l5 4-5 4" className="fill-none" />
      </Hazard>
    </>
  ),
} as const;
