import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  summaryClassName?: string;
  /** Where something stands before the summary. */
  chevronAtEnd?: boolean;
  children: ReactNode;
}

/** What folds away: the browser's own, so that it works without scripts, is found by its search, and prints open. */
export function Disclosure({
  summary,
  summaryClassName,
  chevronAtEnd = false,
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
        <ChevronIcon
          className={classNames(
            'size-5 text-ink-soft transition-transform duration-(--motion-quick) [details[open]>summary>&]:rotate-90 print:hidden',
            chevronAtEnd && 'order-last',
          )}
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
