import type { ComponentProps, ReactElement } from 'react';

import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { ChevronIcon } from './icons.tsx';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: string | ReactElement;
  summaryClassName?: string;
  /** For summaries that start with something else. */
  chevronAtEnd?: boolean;
  children: Elements;
}

/** A collapsible section. Native `details`, so that it works without scripts, can be searched, and prints expanded. */
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
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
      </summary>
      {children}
    </details>
  );
}
