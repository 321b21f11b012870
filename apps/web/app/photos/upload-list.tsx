import type { Photo } from '@dss/domain';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { photoName } from './photos.ts';
import { StoredPhotoCard, type StoredPhotoDetailsProps } from './stored-photo-card.tsx';
import { UploadCard } from './upload-card.tsx';
import type { Uploads } from './use-uploads.ts';

export interface UploadListProps {
  propertyId: string;
  photos: readonly Photo[];
  uploads: Uploads;
}

/** The stored photos, then the uploads in progress. A photo keeps its place in the list when its upload finishes. */
export function UploadList({ propertyId, photos, uploads }: UploadListProps) {
  const t = useTranslations('photos');
  const list = useRef<HTMLUListElement>(null);
  const sentFromHere = new Set(uploads.items.map(({ imageId }) => imageId));
  const details = (photo: Photo, index: number): StoredPhotoDetailsProps => ({
    propertyId,
    photo,
    name: photoName(photo, index),
    onRemoved: () => {
      uploads.remove(photo.image_id);
      list.current?.focus();
    },
  });
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
              <StoredPhotoCard key={photo.image_id} {...details(photo, index)} />
            ),
        )}
        {uploads.items.map((upload) => {
          const index = photos.findIndex((photo) => photo.image_id === upload.imageId);
          const photo = photos[index];
          const isStored = upload.state === 'uploaded' && photo !== undefined;
          return (
            <UploadCard
              key={upload.imageId}
              upload={upload}
              paused={uploads.pause !== null}
              stored={isStored ? details(photo, index) : null}
              onRetry={() => uploads.retry(upload.imageId)}
              onReplace={(file) => uploads.replace(upload.imageId, file)}
              onRemove={() => uploads.remove(upload.imageId)}
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
