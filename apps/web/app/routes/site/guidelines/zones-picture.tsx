import { useTranslations } from 'use-intl';

import { treeOutline } from '../../../ui/plan-tree.ts';

/** Three bands around the house, wide enough for their names: not to scale. */
const rings = [
  { zone: 'zone3', x: 2, y: 12, radius: 150, fill: 'fill-forest-wash', dash: '2 7', band: 56 },
  { zone: 'zone2', x: 54, y: 68, radius: 104, fill: 'fill-paper', dash: '8 6', band: 58 },
  { zone: 'zone1', x: 112, y: 126, radius: 44, fill: 'fill-paper-raised', dash: 'none', band: 36 },
] as const;

const size = 400;

/** Spaced as the text advises: no crown touches another. */
const trees = [
  [82, 150, 14],
  [80, 248, 13],
  [322, 246, 14],
  [318, 152, 11],
  [72, 72, 13],
  [40, 112, 11],
  [328, 72, 12],
  [360, 112, 12],
  [28, 206, 13],
  [28, 262, 11],
  [108, 352, 13],
  [372, 198, 14],
  [360, 284, 12],
  [334, 324, 13],
] as const;

const shrubs = [
  [84, 200, 7],
  [318, 204, 7],
  [116, 104, 8],
  [288, 100, 7],
  [112, 300, 7],
] as const;

/** The house from above inside the three zones of this page. */
export function ZonesPicture() {
  const t = useTranslations('guidelines.zones');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      role="img"
      aria-label={t('picture')}
      className="h-auto w-full"
    >
      <defs>
        <pattern id="gravel" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="1.5" cy="2" r="0.9" className="fill-ink-faint" />
          <circle cx="5" cy="5.5" r="0.7" className="fill-ink-faint" />
        </pattern>
      </defs>
      {rings.map((ring) => (
        <Ring key={ring.zone} {...ring} className={ring.fill} />
      ))}
      <Ring {...rings[2]} className="gravel-fill" />
      <path
        d="M246 240h30v26c0 40 26 60 34 130h-30c-8-62-34-84-34-124z"
        className="fill-paper-sunk stroke-line-strong"
      />
      {[...trees, ...shrubs].map(([x, y, radius]) => (
        <g key={`${x}-${y}`} className="stroke-forest" strokeWidth="1.25">
          <path d={treeOutline(x, y, radius)} className="fill-forest-wash" />
          <circle cx={x} cy={y} r="1.4" className="fill-forest" />
        </g>
      ))}
      <Woodpile />
      <House />
      {rings.map(({ zone, y, band }) => (
        <g key={zone}>
          <Label y={y + band / 2} text={t(`${zone}.distance`)} strong />
          <Label y={size - y - band / 2} text={t(`${zone}.name`)} />
        </g>
      ))}
    </svg>
  );
}

interface RingProps {
  x: number;
  y: number;
  radius: number;
  dash: string;
  className: string;
}

function Ring({ x, y, radius, dash, className }: RingProps) {
  return (
    <rect
      x={x}
      y={y}
      width={size - 2 * x}
      height={size - 2 * y}
      rx={radius}
      strokeWidth="1.75"
      strokeDasharray={dash}
      className={`stroke-forest ${className}`}
    />
  );
}

function House() {
  return (
    <g>
      <path d="M148 162h104v76H148z" className="fill-ink stroke-ink" strokeWidth="2" />
      <path
        d="m148 162 36 38-36 38m104-76-36 38 36 38m-68-38h32"
        className="stroke-paper"
        strokeWidth="1.25"
      />
    </g>
  );
}

/** On bare ground, away from everything else. */
function Woodpile() {
  return (
    <g>
      <circle
        cx="58"
        cy="316"
        r="21"
        className="fill-paper stroke-line-strong"
        strokeDasharray="3 4"
      />
      <path
        d="M48 311h20v5H48zm0 5h20v5H48z"
        className="fill-paper-sunk stroke-ink"
        strokeWidth="1.25"
      />
    </g>
  );
}

function Label({ y, text, strong = false }: { y: number; text: string; strong?: boolean }) {
  return (
    <text
      x={size / 2}
      y={y + 6}
      textAnchor="middle"
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={`fill-ink stroke-paper text-[18px] ${strong ? 'font-strong' : ''}`}
    >
      {text}
    </text>
  );
}
