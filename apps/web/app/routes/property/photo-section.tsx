import type { AnalyzedPhoto, Analysis, Photo, SeenBy } from '@dss/domain';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { ConnectedPhones } from '../../features/phone-handover/connected-phones.tsx';
import { PhoneButton } from '../../features/phone-handover/phone-button.tsx';
import { AddPhotosButton } from '../../features/add-photos/add-photos-provider.tsx';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { StoredPhotoCard } from '../../entities/photo/stored-photo-card.tsx';
import { photoName } from '../../entities/photo/photos.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { hasPhotosToLabel } from './next-action.ts';

export const photosHeadingId = 'photos-heading';

export interface PhotoSectionProps {
  propertyId: string;
  photos: readonly Photo[];
  analysis: Analysis | null;
}

/** The photos with their tags, which can be changed at any time. */
export function PhotoSection({ propertyId, photos, analysis }: PhotoSectionProps) {
  const t = useTranslations('results.photos');
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  // Once all is known, a label narrows nothing.
  const labelsTellMore =
    hasPhotosToLabel(analysis, photos) && (analysis === null || analysis.confidence_percent < 100);
  return (
    <section
      aria-labelledby={photosHeadingId}
      className="flex flex-col gap-4 print:gap-2 print:break-inside-avoid"
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={photosHeadingId} ref={heading} tabIndex={-1} className="font-serif text-title-1">
            {t('title')}
          </h2>
          <div className="flex flex-wrap gap-2">
            {photos.length > 0 && (
              <ButtonLink size="small" to={paths.labelPhotos(propertyId)}>
                {t('label')}
              </ButtonLink>
            )}
            <PhoneButton propertyId={propertyId} size="small" />
            <AddPhotosButton propertyId={propertyId} size="small">
              {t('add')}
            </AddPhotosButton>
          </div>
        </div>
        <ConnectedPhones propertyId={propertyId} startsAnalyses />
        {(photos.length === 0 || labelsTellMore) && (
          <p className="max-w-[64ch] text-ink-soft print:hidden">
            {t(photos.length === 0 ? 'none' : 'hint')}
          </p>
        )}
      </div>
      <ul
        aria-labelledby={photosHeadingId}
        // On a phone, a row that scrolls sideways, so that many photos don't push the rest of the page down.
        className="-m-1 flex snap-x gap-4 overflow-x-auto p-1 max-sm:*:w-[85%] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:grid-cols-2 sm:overflow-visible lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-4 print:gap-3"
      >
        {photos.map((photo, index) => (
          <StoredPhotoCard
            key={photo.image_id}
            propertyId={propertyId}
            photo={photo}
            name={photoName(photo, index)}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
            note={
              <>
                {photo.seen_by !== undefined && <TakenBy by={photo.seen_by} />}
                <QualityNote
                  observed={analysis?.photos.find((seen) => seen.image_id === photo.image_id)}
                />
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Whose photo it is, where it isn't its owner's. */
function TakenBy({ by }: { by: SeenBy }) {
  const seenByText = useSeenByText();
  return <p className="text-caption text-ink-soft">{seenByText(by, 'photoBy')}</p>;
}

const knownIssues = ['blurred', 'too_dark', 'too_bright', 'tilted'] as const;

/** Why a photo wasn't much help, so that it can be retaken. */
function QualityNote({ observed }: { observed: AnalyzedPhoto | undefined }) {
  const t = useTranslations('results.photos.quality');
  if (observed === undefined) return null;
  const issues = observed.observed
    ? knownIssues
        .filter((issue) => observed.quality_issues.includes(issue))
        .map((issue) => t(issue))
    : [observed.error ?? t('unread')];
  if (observed.not_counted !== null) issues.unshift(t(observed.not_counted));
  return issues.map((issue) => (
    <p key={issue} className="flex items-start gap-2 text-caption text-caution">
      <WarningIcon className="mt-0.5 size-4" />
      <span>{issue}</span>
    </p>
  ));
}
