import { useTranslations } from 'use-intl';

import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of the photo list while it loads. */
export function PhotoListSkeleton({ count = 3 }: { count?: number }) {
  const t = useTranslations('photos');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_unused, at) => (
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
