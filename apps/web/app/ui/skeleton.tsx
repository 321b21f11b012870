import { classNames } from './class-names.ts';

/** A quiet block where something will stand. Its container tells readers what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-small bg-paper-sunk', className)}
    />
  );
}
