import type { ReactNode } from 'react';

/** Points to go through, one below the other. */
export function Checklist({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-3">{children}</ul>;
}

/** A point with the mark that a plan gives it: a small ring. */
export function ChecklistPoint({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="mt-[0.55em] size-2 shrink-0 rounded-full border-2 border-forest"
      />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
