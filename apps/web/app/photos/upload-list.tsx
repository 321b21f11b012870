import type { Photo } from '@dss/domain';
import { useCallback, useDeferredValue, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { photoName } from './photos.ts';
import { StoredPhotoCard } from './stored-photo-card.tsx';
import { UploadCard } from './upload-card.tsx';
import type { Uploads } from './use-uploads.ts';

export interface UploadListProps {
  propertyId: string;
  photos: readonly Photo[];
  uploads: Uploads;
}

/** The stored photos, then the uploads in progress. A photo keeps its place in the list when its upload finishes. */
export function UploadList({ propertyId, photos: newest, uploads }: UploadListProps) {
  const t = useTranslations('photos');
  // Cards change with each percent of each photo. React renders them in slices, between which it answers taps.
  const photos = useDeferredValue(newest);
  const items = useDeferredValue(uploads.items);
  const list = useRef<HTMLUListElement>(null);
  const sentFromHere = new Set(items.map(({ imageId }) => imageId));
  const { retry, replace, remove, cancel } = uploads;
  const onDeleted = useCallback(
    (imageId: string) => {
      remove(imageId);
      list.current?.focus();
    },
    [remove],
  );
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {photos.map(
          (photo, index) =>
            !sentFromHere.has(photo.image_id) && (
              <StoredPhotoCard
                key={photo.image_id}
                propertyId={propertyId}
                photo={photo}
                name={photoName(photo, index)}
                onRemoved={() => onDeleted(photo.image_id)}
              />
            ),
        )}
        {items.map((upload) => {
          const index = photos.findIndex((photo) => photo.image_id === upload.imageId);
          const photo = upload.state === 'uploaded' ? photos[index] : undefined;
          return (
            <UploadCard
              key={upload.imageId}
              upload={upload}
              name={photo === undefined ? upload.name : photoName(photo, index)}
              paused={uploads.pause !== null}
              stored={photo ?? null}
              onRetry={retry}
              onReplace={replace}
              onRemove={cancel}
              onDeleted={onDeleted}
            />
          );
        })}
      </ul>
      <UploadSummary uploads={uploads} />
    </>
  );
}

/** Announces upload progress to screen readers, photo by photo rather than percent by percent. */
function UploadSummary({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('photos');
  const count = (state: string) => uploads.items.filter((upload) => upload.state === state).length;
  return (
    <p role="status" className="sr-only">
      {uploads.items.length > 0 &&
        t('summary', { done: count('uploaded'), waiting: uploads.pending, failed: count('error') })}
    </p>
  );
}
