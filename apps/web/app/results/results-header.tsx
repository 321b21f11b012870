import type { Property } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { LongAddress } from '../properties/index.ts';
import { LockIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export interface ResultsHeaderProps {
  property: Property;
  assessedAt: string | undefined;
  pending: boolean;
}

/** Which property, when it was assessed, who can see it. */
export function ResultsHeader({ property, assessedAt, pending }: ResultsHeaderProps) {
  const t = useTranslations('results.header');
  const format = useFormatter();
  const { address, address_formatted: place } = property;
  return (
    <header className="flex flex-col gap-2">
      <LongAddress text={address} showAll={t('showAll')} showLess={t('showLess')} />
      {place !== address && <p className="line-clamp-3 wrap-anywhere text-ink-soft">{place}</p>}
      {pending ? (
        <Skeleton className="h-7 w-64" />
      ) : (
        <p className="text-ink-soft">
          {assessedAt === undefined ? (
            t('notAssessed')
          ) : (
            <time dateTime={assessedAt}>
              {t('assessed', {
                date: format.dateTime(new Date(assessedAt), {
                  dateStyle: 'long',
                  timeStyle: 'short',
                }),
              })}
            </time>
          )}
        </p>
      )}
      <p className="flex items-start gap-2 text-ink-soft">
        <LockIcon className="mt-0.5 size-5" />
        {t('private')}
      </p>
    </header>
  );
}
