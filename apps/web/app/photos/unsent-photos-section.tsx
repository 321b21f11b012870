import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { useIsAddingPhotos } from './add-photos-provider.tsx';
import { UploadCard } from './upload-card.tsx';
import { UnsentNotice } from './upload-notices.tsx';
import { useUploads, type Uploads } from './use-uploads.ts';

/**
 * On a property's page: the photos still waiting to be sent, which this page keeps sending. Nothing if there are none.
 */
export function UnsentPhotosSection({ propertyId }: { propertyId: string }) {
  const uploads = useUploads(propertyId, 'property');
  return <UnsentPhotos uploads={uploads} isCovered={useIsAddingPhotos()} />;
}

/** Stays as it was while it is covered by the dialog, which shows the same photos. */
const UnsentPhotos = memo(
  function UnsentPhotos({ uploads }: { uploads: Uploads; isCovered: boolean }) {
    const t = useTranslations('photos');
    const waiting = uploads.items.filter(({ state }) => state !== 'uploaded');
    if (waiting.length === 0) return null;
    return (
      <section className="flex flex-col gap-4">
        <UnsentNotice {...uploads} />
        <ul aria-label={t('unsent.list')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {waiting.map((upload) => (
            <UploadCard
              key={upload.imageId}
              upload={upload}
              name={upload.name}
              paused={uploads.pause !== null}
              stored={null}
              onRetry={uploads.retry}
              onReplace={uploads.replace}
              onRemove={uploads.cancel}
            />
          ))}
        </ul>
      </section>
    );
  },
  (before, after) => before.isCovered && after.isCovered,
);
