import { useTranslations } from 'use-intl';

/** Positions of the numbers in the picture, in the order of the list beside it. */
const places = [
  { name: 'gutter', x: 150, y: 104 },
  { name: 'vent', x: 252, y: 80 },
  { name: 'plants', x: 166, y: 208 },
  { name: 'deck', x: 356, y: 244 },
  { name: 'fence', x: 80, y: 172 },
] as const;

const embers = [
  [14, 40],
  [38, 74],
  [62, 34],
  [78, 92],
  [104, 58],
  [30, 118],
  [122, 26],
  [96, 130],
  [182, 44],
  [54, 12],
] as const;

/** A house from the side, and the five places where embers catch. */
export function EmberPlaces() {
  const t = useTranslations('about.why');
  return (
    <div className="grid items-center gap-6">
      <svg
        viewBox="0 0 440 290"
        fill="none"
        role="img"
        aria-label={t('picture')}
        className="w-full"
      >
        <Wind />
        <House />
        <Fence />
        <Deck />
        <Plants />
        <path d="M4 264h432" className="stroke-ink" strokeWidth="2" />
        {places.map(({ name, x, y }, at) => (
          <g key={name}>
            <circle cx={x} cy={y} r="14" className="fill-paper stroke-ember" strokeWidth="2" />
            <text
              x={x}
              y={y + 6}
              textAnchor="middle"
              className="fill-ember text-[17px] font-strong"
            >
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <div>
        <h3 className="text-title-3">{t('placesTitle')}</h3>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 marker:font-strong marker:text-ember">
          {places.map(({ name }) => (
            <li key={name} className="pl-1">
              {t(`places.${name}`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Wind() {
  return (
    <g>
      <path
        d="M4 60c40-16 70 10 116-6M4 100c28-10 44 6 72-2M20 26c36-12 60 8 96-4"
        className="stroke-line-strong"
        strokeWidth="1"
        strokeDasharray="2 5"
      />
      {embers.map(([x, y]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}l5-3 5 3-5 3z`} className="fill-ember" />
      ))}
    </g>
  );
}

function House() {
  return (
    <g strokeWidth="2" className="stroke-ink">
      <path d="M158 118h180v146H158z" className="fill-paper-raised" />
      <path d="M140 118 248 40l108 78z" className="fill-paper-sunk" />
      <path d="M140 118h216v6H140z" className="fill-paper-raised" />
      <path
        d="M140 112q5-7 9-1 4-8 9-1"
        className="fill-ember-wash stroke-ember"
        strokeWidth="1.5"
      />
      <path d="M240 96h24m-24 6h24m-24 6h24" strokeWidth="1.5" />
      <path d="M190 150h34v44h-34zM207 150v44M190 172h34" strokeWidth="1.5" />
      <path d="M270 176h36v68h-36z" strokeWidth="1.5" className="fill-forest-wash" />
    </g>
  );
}

function Fence() {
  return (
    <g className="fill-ember-wash stroke-ember" strokeWidth="1.5">
      {[60, 76, 92, 108, 124, 140].map((x) => (
        <path key={x} d={`M${x} 264v-66l6-7 6 7v66z`} />
      ))}
    </g>
  );
}

function Deck() {
  return (
    <g strokeWidth="2" className="stroke-ink">
      <path d="M300 226h112v7H300z" className="fill-paper-sunk" />
      <path d="M348 233v31M404 233v31M404 226v-30M348 226v-30M340 196h72" />
      <path
        d="M366 264v-9h18v9zM372 255v-8h18v17"
        className="fill-ember-wash stroke-ember"
        strokeWidth="1.5"
      />
    </g>
  );
}

function Plants() {
  return (
    <path
      d="M152 264c-8-14 0-26 8-26 2-10 16-10 19-1 10-3 16 8 11 14 6 4 5 10 2 13z"
      className="fill-ember-wash stroke-ember"
      strokeWidth="1.5"
    />
  );
}
