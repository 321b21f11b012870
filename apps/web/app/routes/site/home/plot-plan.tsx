import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../../ui/class-names.ts';
import { treeOutline } from '../../../ui/plan-tree.ts';

/** A 45 by 36 ft house in the middle of its lot, at 2.2 units per foot. */
const house = { x: 230, y: 250, width: 100, height: 80 };
const unitsPerFoot = 2.2;

/** Side length of the drawing. */
const size = 560;

interface Plant {
  x: number;
  y: number;
  radius: number;
}

const trees: readonly Plant[] = [
  { x: 92, y: 180, radius: 27 },
  { x: 60, y: 272, radius: 21 },
  { x: 104, y: 436, radius: 29 },
  { x: 196, y: 474, radius: 22 },
  { x: 168, y: 108, radius: 20 },
  { x: 414, y: 96, radius: 28 },
  { x: 492, y: 258, radius: 24 },
  { x: 330, y: 66, radius: 18 },
  { x: 480, y: 352, radius: 19 },
];

const shrubs: readonly Plant[] = [
  { x: 196, y: 208, radius: 9 },
  { x: 206, y: 366, radius: 10 },
  { x: 376, y: 252, radius: 10 },
  { x: 262, y: 380, radius: 9 },
  { x: 312, y: 213, radius: 7 },
];

/** What could catch embers, in the color reserved for hazards. */
const shrubsAtTheWall: readonly Plant[] = [
  { x: 222, y: 264, radius: 8 },
  { x: 221, y: 282, radius: 7 },
];

/** Labels of what could catch embers, each with a line to its object. */
const names = [
  { name: 'shrubs', line: 'M214 268 152 240', at: { x: 118, y: 234 } },
  { name: 'firewood', line: 'M346 238 404 206', at: { x: 436, y: 198 } },
  { name: 'fence', line: 'M160 328v30', at: { x: 126, y: 374 } },
] as const;

/** The home from above inside its rings, to scale. The labels keep their size on small screens. */
export function PlotPlan() {
  const t = useTranslations('home.plan');
  return (
    <div role="img" aria-label={t('title')} className="relative">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        aria-hidden="true"
        className="block h-auto w-full"
      >
        <defs>
          <pattern id="gravel" width="7" height="7" patternUnits="userSpaceOnUse">
            <circle cx="1.5" cy="2" r="0.9" className="fill-ink-faint" />
            <circle cx="5" cy="5.5" r="0.7" className="fill-ink-faint" />
          </pattern>
        </defs>
        <Ring feet={100} className="fill-forest-wash stroke-forest" dash="2 7" />
        <Ring feet={30} className="fill-paper stroke-forest" dash="8 6" />
        <path
          d="M330 312h66c34 0 46 18 56 52l36 132-36 12-42-138c-6-18-12-22-30-22h-50z"
          className="fill-paper-raised stroke-line-strong"
          strokeWidth="1"
        />
        {[...trees, ...shrubs].map((plant) => (
          <g key={`${plant.x}-${plant.y}`} className="stroke-forest" strokeWidth="1.25">
            <path d={treeOutline(plant.x, plant.y, plant.radius)} className="fill-forest-wash" />
            <circle cx={plant.x} cy={plant.y} r="1.6" className="fill-forest" />
          </g>
        ))}
        <Ring feet={5} className="fill-paper stroke-forest" dash="none" />
        <Ring feet={5} className="gravel-fill stroke-none" dash="none" />
        <Hazards />
        <House />
        {names.map(({ name, line }) => (
          <path key={name} d={line} className="stroke-ember" strokeWidth="2" />
        ))}
      </svg>
      {([5, 30, 100] as const).map((feet) => (
        <Label key={feet} x={house.x + house.width / 2} y={house.y - feet * unitsPerFoot - 4}>
          {t(`ring${feet}`)}
        </Label>
      ))}
      {names.map(({ name, at }) => (
        <Label key={name} {...at} className="text-ember">
          {t(name)}
        </Label>
      ))}
    </div>
  );
}

function Ring({ feet, className, dash }: { feet: number; className: string; dash: string }) {
  const reach = feet * unitsPerFoot;
  return (
    <rect
      x={house.x - reach}
      y={house.y - reach}
      width={house.width + 2 * reach}
      height={house.height + 2 * reach}
      rx={reach}
      strokeWidth="1.75"
      strokeDasharray={dash}
      className={className}
    />
  );
}

function House() {
  const { x, y, width, height } = house;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className="fill-ink stroke-ink"
        strokeWidth="2"
      />
      <path
        d={`M${x} ${y}l36 40-36 40M${x + width} ${y}l-36 40 36 40M${x + 36} ${y + 40}h28`}
        className="stroke-paper"
        strokeWidth="1.25"
      />
      <rect
        x={x + 26}
        y={y + height}
        width="40"
        height="15"
        className="fill-paper-sunk stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d={`M${x + 26} ${y + height + 5}h40m-40 5h40`}
        className="stroke-ink"
        strokeWidth="0.75"
      />
    </g>
  );
}

/** Shrubs and firewood against the wall, and a fence that leads to it. */
function Hazards() {
  return (
    <g className="fill-ember-wash stroke-ember" strokeWidth="1.75">
      {shrubsAtTheWall.map((plant) => (
        <path key={plant.y} d={treeOutline(plant.x, plant.y, plant.radius)} />
      ))}
      <path d="M318 236h28v6h-28zM318 242h28v6h-28z" />
      <path d="M112 320h118v5H112z" />
      {[116, 138, 160, 182, 204, 226].map((x) => (
        <circle key={x} cx={x} cy="322.5" r="4.5" />
      ))}
    </g>
  );
}

/** A label on its own background, in the text's size, at a point of the drawing. */
function Label({
  x,
  y,
  className,
  children,
}: {
  x: number;
  y: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      style={{ left: `${(100 * x) / size}%`, top: `${(100 * y) / size}%` }}
      className={classNames(
        'absolute transform-[translate(-50%,-50%)] rounded-small bg-paper px-1 text-caption leading-tight font-strong whitespace-nowrap',
        className,
      )}
    >
      {children}
    </span>
  );
}
