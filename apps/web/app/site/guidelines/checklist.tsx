import type { ReactNode } from 'react';

export function Checklist({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-3">{children}</ul>;
}

/** A checklist item, with the small ring used on plans as its bullet. */
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
