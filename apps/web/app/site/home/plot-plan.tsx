import { useTranslations } from 'use-intl';

import { treeOutline } from '../../ui/plan-tree.ts';

/** A house of 45 by 36 ft in the middle of its lot, 2.2 units to the foot. */
const house = { x: 230, y: 250, width: 100, height: 80 };
const unitsPerFoot = 2.2;

interface Plant {
  x: number;
  y: number;
  radius: number;
}

const trees: readonly Plant[] = [
  { x: 92, y: 180, radius: 27 },
  { x: 60, y: 272, radius: 21 },
  { x: 112, y: 398, radius: 29 },
  { x: 196, y: 474, radius: 22 },
  { x: 168, y: 108, radius: 20 },
  { x: 414, y: 96, radius: 28 },
  { x: 492, y: 214, radius: 24 },
  { x: 330, y: 66, radius: 18 },
  { x: 478, y: 330, radius: 19 },
];

const shrubs: readonly Plant[] = [
  { x: 196, y: 208, radius: 9 },
  { x: 178, y: 326, radius: 10 },
  { x: 372, y: 206, radius: 10 },
  { x: 262, y: 380, radius: 9 },
  { x: 384, y: 300, radius: 8 },
  { x: 312, y: 213, radius: 7 },
];

/** What would catch embers: drawn in the one color that is kept for it. */
const hazards: readonly Plant[] = [
  { x: 222, y: 268, radius: 8 },
  { x: 221, y: 286, radius: 7 },
];

/** The home seen from above inside its rings: true to scale. */
export function PlotPlan() {
  const t = useTranslations('home.plan');
  return (
    <svg
      viewBox="0 0 560 560"
      fill="none"
      role="img"
      aria-label={t('title')}
      className="h-auto w-full"
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
      {hazards.map((plant) => (
        <path
          key={plant.y}
          d={treeOutline(plant.x, plant.y, plant.radius)}
          className="fill-ember-wash stroke-ember"
          strokeWidth="1.75"
        />
      ))}
      <Woodpile />
      <House />
      <RingLabel feet={5} text={t('ring5')} />
      <RingLabel feet={30} text={t('ring30')} />
      <RingLabel feet={100} text={t('ring100')} />
    </svg>
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

function Woodpile() {
  return (
    <g className="fill-ember-wash stroke-ember" strokeWidth="1.5">
      <rect x="322" y="236" width="24" height="6" />
      <rect x="322" y="242" width="24" height="6" />
    </g>
  );
}

/** Of the labels' letters, on the average. */
const letterWidth = 8;

/** A ring's name on its upper edge, on a piece of paper of its own. */
function RingLabel({ feet, text }: { feet: number; text: string }) {
  const y = house.y - feet * unitsPerFoot;
  const x = house.x + house.width / 2;
  const width = text.length * letterWidth + 12;
  return (
    <g>
      <rect x={x - width / 2} y={y - 11} width={width} height="22" rx="4" className="fill-paper" />
      <text x={x} y={y + 6} textAnchor="middle" className="fill-ink text-[17px] font-strong">
        {text}
      </text>
    </g>
  );
}
