import { classNames } from './class-names.ts';
import { dialAngle, dialArc } from './score-dial-geometry.ts';

export interface RangeDialProps {
  range: { low: number; high: number };
  /** The score of a typical home; drawn as a tick, not as a result. */
  typical: number;
  description: string;
  outOf: string;
  className?: string;
}

/** A dial for a score of which only the range is known: without band or needle. */
export function RangeDial({ range, typical, description, outOf, className }: RangeDialProps) {
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
        <path d={dialArc(0, 100, 78)} className="stroke-line" strokeWidth="16" />
        <path
          d={dialArc(range.low, range.high, 78)}
          className="stroke-ink-faint"
          strokeWidth="16"
        />
        <path
          d="M170 100H186"
          strokeWidth="2.5"
          className="origin-center stroke-paper-raised transition-transform duration-(--motion-calm) ease-out"
          style={{ transform: `rotate(${dialAngle(typical)}deg)` }}
        />
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center"
      >
        <span className="font-serif text-[min(var(--size-title-1),19cqw)] leading-tight font-strong whitespace-nowrap tabular-nums">
          {`${range.low}–${range.high}`}
        </span>
        <span className="text-[min(var(--size-caption),8cqw)] text-ink-soft">{outOf}</span>
      </div>
    </div>
  );
}
