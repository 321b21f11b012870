import type { Band } from './band-badge.tsx';
import { classNames } from './class-names.ts';
import { dialAngle, dialArc } from './score-dial-geometry.ts';

export interface ScoreDialProps {
  score: number;
  band: Band;
  range: { low: number; high: number };
  bandLabel: string;
  /** The whole dial in one sentence, for screen readers. */
  description: string;
  outOf: string;
  className?: string;
}

/** The bands along the rim. Each has its own dash pattern, so that it can be told apart without color. */
const rim: readonly { band: Band; from: number; to: number; dash: string }[] = [
  { band: 'poor', from: 0, to: 39.2, dash: '1 4' },
  { band: 'fair', from: 40.8, to: 59.2, dash: '4 4' },
  { band: 'good', from: 60.8, to: 79.2, dash: '12 3' },
  { band: 'excellent', from: 80.8, to: 100, dash: 'none' },
];

const strokes: Record<Band, string> = {
  excellent: 'stroke-band-excellent',
  good: 'stroke-band-good',
  fair: 'stroke-band-fair',
  poor: 'stroke-band-poor',
};

/** Three rings fill from the house outward: the lowest possible score, the score, the highest possible score. */
const rings = [
  { name: 'low', radius: 56, width: 5, opacity: 0.55 },
  { name: 'score', radius: 67, width: 11, opacity: 1 },
  { name: 'high', radius: 78, width: 5, opacity: 0.55 },
] as const;

export function ScoreDial({
  score,
  band,
  range,
  bandLabel,
  description,
  outOf,
  className,
}: ScoreDialProps) {
  const ends = { low: range.low, score, high: range.high };
  return (
    <div
      role="img"
      aria-label={description}
      className={classNames('@container relative aspect-square', className)}
    >
      <svg
        viewBox="0 0 200 200"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {rim.map((part) => (
          <path
            key={part.band}
            d={dialArc(part.from, part.to, 94)}
            className={strokes[part.band]}
            strokeWidth={part.band === band ? 6 : 3}
            strokeDasharray={part.dash}
          />
        ))}
        {rings.map((ring, at) => (
          <g key={ring.name}>
            <path
              d={dialArc(0, 100, ring.radius)}
              className="stroke-line"
              strokeWidth={ring.width}
            />
            <path
              d={dialArc(0, 100, ring.radius)}
              pathLength={100}
              strokeWidth={ring.width}
              opacity={ring.opacity}
              className={classNames('dial-fill', strokes[band])}
              style={{
                strokeDasharray: `${ends[ring.name]} 200`,
                animationDelay: `calc(var(--motion-quick) * ${at})`,
              }}
            />
          </g>
        ))}
        <DialNeedle score={score} />
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center"
      >
        <span className="font-serif text-[min(var(--size-score),26cqw)] leading-none font-strong tabular-nums">
          {score}
        </span>
        <span className="text-[min(var(--size-caption),8cqw)] text-ink-soft">{outOf}</span>
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-[3%] text-center text-[min(var(--size-lead),11cqw)] leading-tight font-strong"
      >
        {bandLabel}
      </div>
    </div>
  );
}

function DialNeedle({ score }: { score: number }) {
  return (
    <path
      d="M159 100H190"
      strokeWidth="2.5"
      className="origin-center stroke-ink transition-transform duration-(--motion-calm) ease-out"
      style={{ transform: `rotate(${dialAngle(score)}deg)` }}
    />
  );
}
