import { Around, Green, Hazard } from '../parts/house-parts.tsx';
import { circle, crown, leaves, round, shingles } from '../parts/shapes.ts';

/** A house under a large roof, seen from the front, on the ground at 112. */
function BroadHouse({ roof = true }: { roof?: boolean }) {
  return (
    <Around>
      <path d="M-4 112h168" />
      <path d="M20 72h120v40H20z" />
      <path
        d="M34 82h24v18H34zM46 82v18M102 82h24v18h-24zM114 82v18M70 82h20v30H70z"
        className="fill-paper-sunk"
      />
      {roof && <path d="M8 72 34 20h92l26 52z" className="fill-line" />}
    </Around>
  );
}

/** The edge of a roof and the wall below it, from near by. */
function RoofEdge() {
  return (
    <Around>
      <path d="M-4 62h168v62H-4z" />
      <path d="M-4-4h168v44H-4z" className="fill-line" />
      <path d={shingles(10, 3)} />
    </Around>
  );
}

/** A wood shake with its grain; its lower edge is at `y`. */
const shake = (x: number, y: number, width: number) =>
  `M${round(x)} ${y - 12}v12h${round(width)}v-12M${round(x + width * 0.35)} ${y - 4}v-5M${round(x + width * 0.7)} ${y - 2}v-6`;

/** A row of wood shakes of uneven width and length across the large roof, whose edges slant. */
const shakeRow = (y: number, seed: number) => {
  const from = 4 + (88 - y) * 0.4375;
  const each: string[] = [];
  for (let x = from, at = seed; x < 160 - from; at += 1) {
    const width = Math.min([11, 15, 9, 13][at % 4] ?? 11, 160 - from - x);
    each.push(shake(x, y + ([0, 3, 1, 4, 2][at % 5] ?? 0), width));
    x += width;
  }
  return each.join('');
};

export const roofDrawings = {
  roof_combustible_covering: (
    <>
      <BroadHouse roof={false} />
      <Hazard>
        <path d="M4 76 32 12h96l28 64z" />
        <path
          d={
            shakeRow(24, 0) + shakeRow(36, 3) + shakeRow(48, 1) + shakeRow(60, 2) + shakeRow(72, 4)
          }
          className="fill-none"
          strokeWidth="1.5"
        />
      </Hazard>
    </>
  ),
  roof_debris: (
    <>
      <BroadHouse />
      <Around>
        <path d="M96 12h20v34l-10 6-10-6z" />
        <path d="M93 6h26v7H93zM96 22h20M96 32h20M106 13v9M101 22v10M111 22v10" />
      </Around>
      <Hazard>
        <path d="M76 56c4-12 12-14 18-20 8 14 18 12 26 2 8 6 12 10 14 18-18 6-40 6-58 0z" />
        <path
          d={leaves(
            [86, 52, 13, -20],
            [98, 47, 13, 30],
            [112, 51, 14, -15],
            [124, 48, 12, 25],
            [104, 56, 11, 5],
            [30, 64, 13, 20],
            [46, 66, 12, -25],
            [62, 65, 13, 15],
            [40, 54, 12, -40],
            [56, 50, 11, 30],
            [44, 36, 12, 20],
            [66, 32, 12, -30],
            [78, 66, 11, -10],
            [138, 66, 11, 20],
            [52, 10, 12, 40],
            [76, 12, 11, -25],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
  gutter_debris: (
    <>
      <RoofEdge />
      <Hazard>
        <path d="M4 50c6-10 10-8 18-18 8 4 14 0 22 6 8-8 16-6 24 0 8-6 18-6 26 2 8-10 18-6 24 0 10-4 20-2 28 10z" />
        <path
          d={leaves(
            [16, 42, 15, -30],
            [34, 38, 15, 30],
            [52, 42, 14, -20],
            [70, 38, 15, 35],
            [88, 42, 15, -25],
            [108, 38, 15, 20],
            [126, 43, 14, -35],
            [4, 60, 12, 70],
            [60, 30, 12, -60],
          )}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
      <Around>
        <path d="M-4 48h152v10q0 12-12 12H-4z" />
        <path d="M-4 53h152" />
        <path d="M112 70v12l-14 10v32h14V98l14-10V70z" />
      </Around>
      <Hazard className="fill-none">
        <path d="M24 50l-6 18M28 50l2 16M78 50l-5 20M82 50l4 14" />
      </Hazard>
    </>
  ),
  tree_overhang_roof_chimney: (
    <>
      <Around>
        <path d="M-4 112h168" />
        <path d="M14 78h82v34H14z" />
        <path d="M22 38h14v34H22z" />
        <path d="M19 33h20v6H19z" />
        <path d="M4 78 55 42l51 36z" className="fill-line" />
        <path d="M26 88h18v15H26zM66 88h16v24H66z" className="fill-paper-sunk" />
      </Around>
      <Green>
        <path d="M130 112c3-20 3-36 0-58h11c-3 22-3 38 0 58z" />
        <path d={crown(134, 38, 50, 58)} />
      </Green>
      <Hazard>
        <path d={crown(68, 22, 92, 34)} />
        <path
          d="M134 64C116 44 96 32 42 24M96 37 84 24M76 30l-14 5"
          className="fill-none"
          strokeWidth="3.5"
        />
        <path d="M48 16l4-6 4 6M70 18l4-6 4 6M92 20l4-6 4 6" strokeWidth="1.5" />
      </Hazard>
    </>
  ),
  roof_gaps_damage: (
    <>
      <Around>
        <path d="M-4 112h168" />
        <path d="M18 84h124v28H18z" />
        <path d="M34 92h20v14H34zM104 92h22v20h-22zM66 92h22v14H66z" className="fill-paper-sunk" />
        <path d="M4 84 32 12h96l28 72z" className="fill-line" />
        <path d="M27 26h106M21 40h118M16 55h128M10 69h140M46 26v-7M68 26v-7M90 26v-7M112 26v-7M36 40v-7M124 40v-7M30 55v-7M130 55v-7M22 69v-7M44 69v-7M68 69v-7M92 69v-7M140 69v-7M34 84v-7M58 84v-7M82 84v-7M106 84v-7M130 84v-7" />
      </Around>
      <Hazard>
        <path
          d="M48 28l12-4 14 6 16-4 6 12 14 6-4 14-18 2-10 6-14-6-16 2-6-14z"
          className="fill-ember"
        />
        <path
          d="M59 30v28M72 34v27M85 33v28M97 44v12"
          strokeWidth="4"
          className="stroke-ember-wash"
        />
        <path d="M114 62l22-6 6 15-22 6z" />
        <path d="M136 94l22-4 4 13-22 5z" />
      </Hazard>
    </>
  ),
  // Half melts, as plastic does, and lies open; half is metal under a mesh.
  gutter_unprotected_or_plastic: (
    <>
      <RoofEdge />
      <Green>
        <path d="M88 38h64v12H88z" />
        <path
          d="M88 50l12-12M100 50l12-12M112 50l12-12M124 50l12-12M136 50l12-12M148 50l4-4M88 38l12 12M100 38l12 12M112 38l12 12M124 38l12 12M136 38l12 12M148 38l4 4"
          className="fill-none"
          strokeWidth="1.25"
        />
      </Green>
      <Around>
        <path d="M88 50h64v8q0 14-12 14H88z" />
        <path d="M88 56h64" />
        <path d="M116 72v10l-12 10v32h14V98l12-10V72z" />
      </Around>
      <Hazard>
        <path d="M-4 38h88v12q-44 18-88 4z" className="fill-ember" />
        <path d="M-4 54q44 14 88-4v18q-4 8-10 10c-3 2-2 14-5 14s-2-10-6-9c-4 2-8 2-11 2-3 0-2 20-6 20s-3-18-6-19c-5-1-8 0-11-1-3 0-2 12-5 12s-3-13-6-14q-8-2-20-4z" />
        <path d="M46 114q5 8 0 9q-5-1 0-9zM69 102q4 7 0 8q-4-1 0-8z" className="fill-ember" />
        <path d={leaves([22, 26, 17, 60], [50, 16, 16, 20], [74, 28, 16, -50])} />
      </Hazard>
      <path
        d={leaves([12, 46, 14, -20], [38, 49, 14, 20], [64, 46, 13, -25])}
        className="fill-paper-raised"
      />
    </>
  ),
  chimney_no_spark_arrestor: (
    <>
      <Around>
        <path d="M48 110V50h64v60z" />
        <path d="M48 62h64M48 74h64M48 86h64M70 50v12M92 50v12M59 62v12M80 62v12M101 62v12M70 74v12M92 74v12" />
        <path d="M-4 124v-14L80 84l84 26v14z" className="fill-line" />
        <path d="M42 42h76v9H42z" />
      </Around>
      <Hazard>
        <path d="M56 42V30h48v12z" />
        <ellipse cx="80" cy="30" rx="24" ry="5" className="fill-ember" />
        <path d="M70 24c-8-8 6-12-2-22M90 24c-8-8 6-12-2-22" className="fill-none" />
        <path
          d={[
            [54, 18],
            [62, 6],
            [80, 12],
            [102, 8],
            [108, 20],
            [118, 12],
            [46, 8],
            [80, 0],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 2))
            .join('')}
          className="fill-ember"
          strokeWidth="1"
        />
      </Hazard>
    </>
  ),
} as const;
