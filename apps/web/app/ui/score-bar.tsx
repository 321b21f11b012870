import type { Band } from './band-badge.tsx';
import { bandEdges } from './band-edges.ts';
import { classNames } from './class-names.ts';

export interface ScoreBarProps {
  /** Null while too little is known for one: then only the range is marked. */
  score: number | null;
  range: { readonly low: number; readonly high: number };
  /** The whole bar in one sentence, for screen readers. */
  description: string;
}

/** The bands along the bar, from score to score. Their limits stand below it, so that they can be told apart without color. */
const bands = (['poor', 'fair', 'good', 'excellent'] as const satisfies readonly Band[]).map(
  (band, index) => ({ band, from: bandEdges[index] ?? 0, to: bandEdges[index + 1] ?? 100 }),
);

const fills: Record<Band, string> = {
  excellent: 'fill-band-excellent',
  good: 'fill-band-good',
  fair: 'fill-band-fair',
  poor: 'fill-band-poor',
};

/** A score from 0 to 100 on one straight bar, its range as a bracket above it. Drawn, because paper leaves backgrounds out. */
export function ScoreBar({ score, range: { low, high }, description }: ScoreBarProps) {
  return (
    <div role="img" aria-label={description} className="@container w-full">
      <svg aria-hidden="true" className="block h-9 w-full overflow-visible">
        {bands.map(({ band, from, to }) => (
          <rect
            key={band}
            x={`${from + 0.25}%`}
            width={`${to - from - 0.5}%`}
            y="16"
            height="10"
            rx="2"
            className={fills[band]}
          />
        ))}
        <g className="stroke-ink" strokeWidth="2">
          <line x1={`${low}%`} x2={`${high}%`} y1="3" y2="3" />
          <line x1={`${low}%`} x2={`${low}%`} y1="2" y2="12" />
          <line x1={`${high}%`} x2={`${high}%`} y1="2" y2="12" />
        </g>
        {score !== null && (
          <g>
            <line
              x1={`${score}%`}
              x2={`${score}%`}
              y1="8"
              y2="33"
              strokeWidth="8"
              className="stroke-paper"
            />
            <line
              x1={`${score}%`}
              x2={`${score}%`}
              y1="9"
              y2="32"
              strokeWidth="4"
              className="stroke-ink"
            />
          </g>
        )}
      </svg>
      <div
        aria-hidden="true"
        className="relative h-[1lh] text-[min(var(--text-caption),6cqi)] text-ink-soft tabular-nums"
      >
        <BandEdges />
      </div>
    </div>
  );
}

/** The limits of the bands, where they are below a bar from 0 to 100. */
export function BandEdges() {
  return bandEdges.map((edge) => (
    <span
      key={edge}
      className={classNames(
        'absolute',
        edge === 100 ? 'right-0' : edge > 0 && 'transform-[translateX(-50%)]',
      )}
      style={edge === 100 ? {} : { left: `${edge}%` }}
    >
      {edge}
    </span>
  ));
}
