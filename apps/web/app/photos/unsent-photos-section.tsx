import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useIsAddingPhotos } from './add-photos-provider.tsx';
import { UploadCard } from './upload-card.tsx';
import { UnsentNoticeOf, unsentOf } from './upload-notices.tsx';
import { useUploadControls, useUploadsState } from './use-uploads.ts';

/**
 * On a property's page: the photos still waiting to be sent, which this page keeps sending. Nothing if there are none. Stays as it
 * was while it is covered by the dialog, which shows the same photos.
 */
export function UnsentPhotosSection({ propertyId }: { propertyId: string }) {
  const t = useTranslations('photos');
  const { retry, replace, cancel } = useUploadControls(propertyId, 'property');
  const isCovered = useIsAddingPhotos();
  const latest = useUploadsState(propertyId, (state) => (isCovered ? null : state));
  const [shown, setShown] = useState(latest);
  if (latest !== null && latest !== shown) setShown(latest);
  const waiting = shown?.items.filter(({ state }) => state !== 'uploaded') ?? [];
  if (shown === null || waiting.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <UnsentNoticeOf {...unsentOf(shown)} />
      <ul aria-label={t('unsent.list')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {waiting.map((upload) => (
          <UploadCard
            key={upload.imageId}
            upload={upload}
            name={upload.name}
            paused={shown.pause !== null}
            stored={null}
            onRetry={retry}
            onReplace={replace}
            onRemove={cancel}
          />
        ))}
      </ul>
    </section>
  );
}
