import { classNames } from './class-names.ts';

/** A placeholder for content that is loading. Its container tells screen readers what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block max-w-full animate-breathe rounded-small bg-paper-sunk noscript:invisible',
        className,
      )}
    />
  );
}
