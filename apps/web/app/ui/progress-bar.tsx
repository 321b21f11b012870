import { classNames } from './class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** 0-100 */
  percent: number;
  className?: string;
}

/** A determinate progress bar. Screen readers can read its value, but it doesn't announce every change. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      className={classNames(
        'h-2 overflow-hidden rounded-full border border-line-strong bg-paper-sunk',
        className,
      )}
    >
      <div
        className="h-full origin-left bg-forest transition-transform duration-(--motion-calm) ease-linear"
        style={{ transform: `scaleX(${shown / 100})` }}
      />
    </div>
  );
}
