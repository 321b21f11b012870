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
          <div key={at} className="hairline rounded-card p-4">
            <Skeleton className="aspect-[4/3] w-full" />
            <Skeleton className="mt-4 h-4 w-2/3" />
            <Skeleton className="mt-4 h-11 w-full" />
            <Skeleton className="mt-4 h-11 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
