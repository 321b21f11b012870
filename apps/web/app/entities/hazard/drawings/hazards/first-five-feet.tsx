import { Around, Green, Hazard, HouseAtLeft, WallBehind, Window } from '../parts/house-parts.tsx';
import { boards, bush, chips, circle, leaves } from '../parts/shapes.ts';

/** What stands, lies or grows within five feet of the wall. */
export const firstFiveFeetDrawings = {
  zone0_vegetation: (
    <>
      <WallBehind>
        <Window x={46} y={26} width={48} height={36} />
      </WallBehind>
      <Hazard>
        <path d="M130 104C118 84 138 74 128 56c-8-14 6-22 2-40" className="fill-none" />
        <path
          d={leaves(
            [121, 92, 12, 20],
            [136, 84, 12, -30],
            [122, 70, 12, 30],
            [139, 64, 12, -20],
            [120, 46, 12, 10],
            [135, 38, 12, -30],
            [122, 26, 12, 30],
            [140, 20, 12, -10],
          )}
        />
        <path d={bush(84, 106, 52, 54)} />
        <path d={bush(44, 106, 56, 46)} />
        <path
          d="M34 96l4-7 4 7M50 88l4-7 4 7M44 76l4-7 4 7M76 92l4-7 4 7M90 80l4-7 4 7M78 70l4-7 4 7"
          strokeWidth="1.5"
        />
      </Hazard>
    </>
  ),
  zone0_combustible_mulch: (
    <>
      <WallBehind>
        <Window x={20} y={24} />
        <Window x={100} y={24} />
      </WallBehind>
      <Hazard>
        <path d="M-4 83c8-4 14-3 22 0 8-4 16-3 24 0 8-4 16-3 24 0 8-4 16-3 24 0 8-4 16-3 24 0 8-4 16-3 24 0 8-4 18-3 26 0v33H-4z" />
        <path
          d={chips(
            [10, 90, 20],
            [24, 88, -40],
            [40, 90, 60],
            [56, 88, 0],
            [90, 89, -30],
            [106, 88, 40],
            [122, 90, -10],
            [138, 88, 70],
            [152, 90, 15],
            [6, 100, -50],
            [20, 99, 10],
            [34, 101, -20],
            [48, 98, 45],
            [62, 101, -60],
            [96, 100, 5],
            [112, 100, -45],
            [128, 100, 30],
            [144, 99, -20],
            [14, 109, 35],
            [30, 110, -10],
            [46, 108, -70],
            [60, 110, 20],
            [76, 111, -30],
            [92, 109, 60],
            [108, 109, 0],
            [124, 109, -35],
            [140, 108, 50],
            [153, 108, -15],
          )}
          className="fill-none"
          strokeWidth="4"
        />
      </Hazard>
      <Green>
        <path d="M76 102V84M76 96q-14 2-18-14 16-2 18 14zM76 92q2-16 18-16 0 16-18 16zM76 86q-10-8-3-20 10 8 3 20z" />
      </Green>
    </>
  ),
  zone0_firewood_lumber: (
    <>
      <WallBehind>
        <Window x={56} y={18} width={48} height={28} />
      </WallBehind>
      <Hazard>
        <path
          d={[
            [38, 96],
            [59, 96],
            [80, 96],
            [101, 96],
            [122, 96],
            [48.5, 78],
            [69.5, 78],
            [90.5, 78],
            [111.5, 78],
            [59, 60],
            [80, 60],
            [101, 60],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 10.5))
            .join('')}
        />
        <path
          d={[
            [38, 96],
            [59, 96],
            [80, 96],
            [101, 96],
            [122, 96],
            [48.5, 78],
            [69.5, 78],
            [90.5, 78],
            [111.5, 78],
            [59, 60],
            [80, 60],
            [101, 60],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 5) + `M${x} ${y}l6-6`)
            .join('')}
          strokeWidth="1.25"
        />
        <path d="M24 108h112M22 108V56M138 108V56" strokeWidth="4" />
      </Hazard>
    </>
  ),
  attached_combustible_fence: (
    <>
      <HouseAtLeft />
      <Hazard>
        <path d={boards(61, 164, 100, 44, 11)} />
        <path d="M54 68h110M54 88h110" strokeWidth="3.5" />
        <path d="M54 58h7v42h-7z" className="fill-ember" />
        <path d="M156 42H70M80 33l-10 9 10 9" className="fill-none" strokeWidth="3.5" />
      </Hazard>
    </>
  ),
  zone0_dead_debris: (
    <>
      <WallBehind>
        <Window x={18} y={22} />
      </WallBehind>
      <Hazard>
        <path
          d="M122 94V44M122 74 104 54M122 66l18-20M122 56l-10-18M112 63l-12 1M132 55l12 1M122 50l6-16"
          className="fill-none"
        />
        <path d="M106 86h32l-5 24h-22z" className="fill-paper-raised" />
        <path d="M-4 112c4-14 12-22 24-26 14-6 32-6 44 2 16 2 26 10 32 24z" />
        <path
          d={leaves(
            [18, 102, 16, -20],
            [36, 94, 17, 35],
            [54, 100, 17, -35],
            [72, 102, 16, 20],
            [34, 108, 14, 0],
            [54, 86, 14, 10],
            [88, 107, 14, -15],
            [62, 110, 12, 5],
            [104, 113, 11, 20],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
        <path
          d={leaves([70, 68, 13, 40], [92, 76, 12, -30])}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
  under_deck_fuel: (
    <>
      <Around>
        <path d="M-4 106h168" />
        <path d="M-4-4h40v110H-4z" />
        <path d="M6 4h20v36H6z" className="fill-paper-sunk" />
        <path d="M36 40h110v9H36zM60 49v57h6V49M130 49v57h6V49" />
        <path d="M40 40V14M64 40V14M88 40V14M112 40V14M140 40V14M36 14h110" />
      </Around>
      <Hazard>
        <path d="M72 104V78h26v26zM72 88h26M85 78v10" />
        <path d={circle(108, 97, 7.5) + circle(122, 97, 7.5) + circle(115, 85, 7.5)} />
        <path
          d={leaves(
            [42, 103, 12, 10],
            [52, 99, 11, -30],
            [46, 95, 10, 30],
            [56, 104, 10, 0],
            [102, 105, 8, 0],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
  zone0_combustible_items: (
    <>
      <WallBehind>
        <path d="M100 22h34v70h-34z" className="fill-paper-sunk" />
        <path d="M128 60v4" strokeWidth="3" />
      </WallBehind>
      <Hazard>
        <path d="M14 56h30l-4 50H18zM10 48h38v8H10zM22 48v-5h14v5M23 66l2 32M35 66l-2 32" />
        <path d="M58 108V50h6v28h28v30h-5V92H63v16z" />
        <path d="M64 56l10 2 2 18H64zM62 78h30v9H62z" className="fill-ember" />
        <path d="M100 98h34l8 12h-50z" />
        <path d="M103 104h28" strokeDasharray="3 4" />
        <path d="M150 22v62" strokeWidth="3" />
        <path d="M144 84h12l3 24h-18z" />
      </Hazard>
    </>
  ),
} as const;
