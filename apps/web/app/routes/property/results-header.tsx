import type { Analysis, Property } from '@dss/domain';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { looksAtPhotos } from '../../entities/analysis/index.ts';
import { nativeServer } from '../../lib/device/native/index.ts';
import { absoluteUrl } from '../../lib/head/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { AddressLine } from '../../features/homes/index.ts';
import { LongAddress } from '../../ui/long-address.tsx';
import { ReportButton } from '../../features/reports/index.ts';
import { ShareButton, useShareLinks } from '../../features/sharing/index.ts';
import { LockIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PrintButton } from './print-button.tsx';

export interface ResultsHeaderProps {
  property: Property;
  analysis: Pick<Analysis, 'created_at' | 'reason'> | null | undefined;
  pending: boolean;
}

/** Which property this is, when it was assessed, and who can see it. Memoized, because photos that arrive don't change it. */
export const ResultsHeader = memo(function ResultsHeader({
  property,
  analysis,
  pending,
}: ResultsHeaderProps) {
  const t = useTranslations('results.header');
  const format = useFormatter();
  const { pathname } = useLocation();
  const sharing = useTranslations('sharing');
  const letter = useTranslations('letter');
  const paths = usePaths();
  const links = useShareLinks(property.id, !pending).data?.length ?? 0;
  const { address, address_formatted: place } = property;
  return (
    <header className="flex flex-col gap-1">
      <LongAddress text={address} unfold={{ showAll: t('showAll'), showLess: t('showLess') }} />
      {place !== address && <p className="line-clamp-3 wrap-anywhere text-ink-soft">{place}</p>}
      <AddressLine property={property} />
      {pending ? (
        <Skeleton className="h-7 w-64" />
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-caption text-ink-soft">
            {!analysis ? (
              <span>{t('notAssessed')}</span>
            ) : (
              <time dateTime={analysis.created_at}>
                {t(looksAtPhotos(analysis) ? 'assessed' : 'updated', {
                  date: format.dateTime(new Date(analysis.created_at), {
                    // Short, so that the way to earlier scores has room beside it.
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  }),
                })}
              </time>
            )}
            {analysis && (
              <>
                <span className="print:hidden">{' · '}</span>
                <Link
                  to={paths.history(property.id)}
                  className="rounded-small font-strong text-forest underline underline-offset-4 print:hidden"
                >
                  {t('history')}
                </Link>
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-x-5 print:hidden">
            <ShareButton propertyId={property.id} />
            {analysis && nativeServer === null && <PrintButton />}
            {analysis && <ReportButton propertyId={property.id} />}
            {analysis && (
              <Link
                to={paths.letter(property.id)}
                aria-label={letter('linkName')}
                className="-my-2 inline-flex min-h-11 items-center rounded-small text-caption font-strong text-forest underline underline-offset-4"
              >
                {letter('link')}
              </Link>
            )}
          </div>
        </div>
      )}
      <p className="flex items-start gap-2 text-caption text-ink-soft print:hidden">
        <LockIcon className="size-4.5" />
        <span>{links === 0 ? t('private') : sharing('sharedWith', { count: links })}</span>
      </p>
      <p className="hidden text-caption text-ink-soft print:block">
        {t('printed', { address: absoluteUrl(pathname) })}
      </p>
    </header>
  );
});
