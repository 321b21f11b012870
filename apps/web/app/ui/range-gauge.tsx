import { classNames } from './class-names.ts';

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface RangeGaugeProps {
  /** Null where too little is known for one. */
  score: number | null;
  range: Range;
  /** The previous range, drawn faintly behind the current one. */
  before?: Range | null;
  /** The whole gauge in one sentence, for screen readers. */
  description: string;
  className?: string;
}

/** A score and its range on a line from 0 to 100, small enough to sit beside the controls that change them. */
export function RangeGauge({
  score,
  range,
  before = null,
  description,
  className,
}: RangeGaugeProps) {
  return (
    <div
      role="img"
      aria-label={description}
      className={classNames('relative h-6 w-full', className)}
    >
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      {before !== null && (
        <span
          className="absolute top-1/2 h-3 transform-[translateY(-50%)] rounded-full border border-dashed border-line-strong"
          style={{ left: `${before.low}%`, width: `${before.high - before.low}%` }}
        />
      )}
      <span
        className="absolute top-1/2 h-2 transform-[translateY(-50%)] rounded-full border border-forest bg-forest-wash transition-[left,width] duration-(--motion-calm)"
        style={{ left: `${range.low}%`, width: `${range.high - range.low}%` }}
      />
      {score !== null && (
        <span
          className="absolute top-1/2 h-5 w-1 transform-[translate(-50%,-50%)] rounded-full bg-ink transition-[left] duration-(--motion-calm)"
          style={{ left: `${score}%` }}
        />
      )}
    </div>
  );
}
