import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  summaryClassName?: string;
  children: ReactNode;
}

/** What folds away: the browser's own, so that it works without scripts, is found by its search, and prints open. */
export function Disclosure({
  summary,
  summaryClassName,
  children,
  className,
  ...details
}: DisclosureProps) {
  return (
    <details {...details} className={className}>
      <summary
        className={classNames(
          'flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-small [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        <ChevronIcon className="size-5 text-ink-soft transition-transform duration-(--motion-quick) [details[open]>summary>&]:rotate-90 print:hidden" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
