import { classNames } from './class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** 0-100; null while nobody knows how far it is */
  percent: number | null;
  /** Whether it slides to a new percent. */
  animated?: boolean;
  className?: string;
}

/** A progress bar. Screen readers can read its value, but it doesn't announce every change. */
export function ProgressBar({ label, percent, animated = true, className }: ProgressBarProps) {
  const shown = percent === null ? null : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(shown !== null && { 'aria-valuenow': shown })}
      className={classNames(
        'h-2 overflow-hidden rounded-full border border-line-strong bg-paper-sunk',
        className,
      )}
    >
      {shown === null ? (
        <div className="bar-unknown" />
      ) : (
        <div
          className={classNames(
            'h-full origin-left bg-forest',
            animated && 'transition-transform duration-(--motion-calm) ease-linear',
          )}
          style={{ transform: `scaleX(${shown / 100})` }}
        />
      )}
    </div>
  );
}
