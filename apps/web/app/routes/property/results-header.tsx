import type { Analysis, Property } from '@dss/domain';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { looksAtPhotos } from '../../entities/analysis/analyses.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { absoluteUrl } from '../../lib/head/site-origin.ts';
import { usePaths } from '../../lib/paths.ts';
import { AddressLine } from '../../features/homes/address-line.tsx';
import { LongAddress } from '../../ui/long-address.tsx';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useSharedWith } from '../../features/sharing/share-links.ts';
import { LockIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PrintButton } from '../../ui/print-button.tsx';

export interface ResultsHeadingProps {
  property: Pick<Property, 'address' | 'address_formatted'>;
}

/** Which home this is. */
export function ResultsHeading({ property }: ResultsHeadingProps) {
  const t = useTranslations('results.header');
  const { address, address_formatted: place } = property;
  return (
    <header>
      <LongAddress text={address} unfold={{ showAll: t('showAll'), showLess: t('showLess') }} />
      {place !== address && (
        <p className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">{place}</p>
      )}
    </header>
  );
}

export interface DetailsHeadingProps {
  property: Property;
  analysis: Pick<Analysis, 'created_at' | 'reason'>;
}

/** Above the details: the way back, and what can be made of them. */
export function DetailsHeading({ property, analysis }: DetailsHeadingProps) {
  const t = useTranslations('results.header');
  const { pathname } = useLocation();
  const paths = usePaths();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 print:hidden">
        <p className="text-caption">
          <TextLink to={paths.property(property.id)}>{t('back')}</TextLink>
        </p>
        <div className="flex flex-wrap gap-x-5">
          <ShareButton propertyId={property.id} />
          {nativeServer === null && <PrintButton label={t('print')} />}
          <ReportButton propertyId={property.id} />
          <ReportButton propertyId={property.id} form="summary" />
        </div>
      </div>
      <ResultsHeading property={property} />
      <AssessedAt analysis={analysis} />
      <p className="hidden text-caption text-ink-soft print:block">
        {t('printed', { address: absoluteUrl(pathname) })}
      </p>
    </div>
  );
}

export interface AboutHomeProps {
  property: Property;
  analysis: Pick<Analysis, 'created_at' | 'reason'> | null;
}

/** When the home was assessed, its state, and who can see it. */
export function AboutHome({ property, analysis }: AboutHomeProps) {
  const t = useTranslations('results.header');
  const sharing = useTranslations('sharing');
  const { links, people } = useSharedWith(property.id);
  return (
    <div className="flex flex-col gap-1 text-caption text-ink-soft">
      {analysis === null ? <p>{t('notAssessed')}</p> : <AssessedAt analysis={analysis} />}
      <AddressLine property={property} />
      <p className="flex items-start gap-2 print:hidden">
        <LockIcon className="size-4.5" />
        <span>
          {people > 0
            ? sharing('sharedWithPeople', { count: links, people })
            : links > 0
              ? sharing('sharedWith', { count: links })
              : t('private')}
        </span>
      </p>
    </div>
  );
}

function AssessedAt({ analysis }: Pick<DetailsHeadingProps, 'analysis'>) {
  const t = useTranslations('results.header');
  const format = useFormatter();
  const date = format.dateTime(new Date(analysis.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p className="text-caption text-ink-soft">
      <time dateTime={analysis.created_at}>
        {t(looksAtPhotos(analysis) ? 'assessed' : 'updated', { date })}
      </time>
    </p>
  );
}
