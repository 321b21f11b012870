import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * One photo of a list. On phones the picture sits beside the text, wide enough to recognize, with the controls below;
 * wider screens have one column. Isolated, so that Chromium skips it when only another card has to be painted again.
 */
export function PhotoCard({
  picture,
  name,
  below,
  className,
  children,
}: {
  picture: ReactNode;
  name: string;
  below: ReactNode;
  className?: string | undefined;
  children: Elements;
}) {
  return (
    <li
      className={classNames(
        'hairline isolate grid grid-cols-[min(8rem,45%)_minmax(0,1fr)] overflow-hidden rounded-card bg-paper-raised sm:flex sm:flex-col',
        className,
      )}
    >
      <div className="relative min-h-28 overflow-hidden bg-paper-sunk sm:aspect-[4/3] print:aspect-[5/2] print:min-h-0">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-3 sm:grow sm:p-4 print:gap-0.5 print:p-2! print:leading-tight sm:has-[+div]:grow-0 sm:has-[+div]:pb-2">
        <p className="truncate text-caption font-strong" title={name}>
          {name}
        </p>
        {children}
      </div>
      {below !== undefined && (
        <div className="col-span-full p-3 sm:px-4 sm:pt-0 print:px-2 print:pb-2">{below}</div>
      )}
    </li>
  );
}

export const cardPicture = 'absolute inset-0 size-full object-cover';

/** Placeholder for the photo list while it loads. */
export function PhotoListSkeleton() {
  const t = useTranslations('photos');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((at) => (
          <div key={at} className="hairline overflow-hidden rounded-card">
            <Skeleton className="h-28 w-32 sm:aspect-[4/3] sm:h-auto sm:w-full" />
            <div className="grid gap-4 p-4">
              <Skeleton className="h-4 w-2/3 max-sm:hidden" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-16 w-full max-sm:hidden" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
