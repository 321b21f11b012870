import { useTranslations } from 'use-intl';

import { useUncovered } from '../../ui/covered.ts';
import { UploadCard } from './upload-card.tsx';
import { isStored } from './upload.ts';
import { UnsentSummaryNotice, summarizeUnsent } from './upload-notices.tsx';
import { useUploadControls, useUploadsState } from './use-uploads.ts';

/**
 * On a property's page: the photos still waiting to be sent, which this page keeps sending. Nothing if there are none. Stays as it
 * was while it is covered by the dialog, which shows the same photos.
 */
export function UnsentPhotosSection({ propertyId }: { propertyId: string }) {
  const t = useTranslations('photos');
  const { retry, replace, cancel } = useUploadControls(propertyId, 'property');
  const shown = useUncovered(useUploadsState(propertyId, (state) => state));
  const waiting = shown.items.filter((upload) => !isStored(upload));
  if (waiting.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <UnsentSummaryNotice {...summarizeUnsent(shown)} />
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
