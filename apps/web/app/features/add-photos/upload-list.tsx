import type { Photo } from '@dss/domain';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { photoName } from '../../entities/photo/photos.ts';
import { StoredPhotoCard } from '../../entities/photo/stored-photo-card.tsx';
import { StoredPhotoTile, UploadTile } from '../../entities/photo/photo-tile.tsx';
import { UploadCard, type UploadCardProps } from '../../entities/photo/upload-card.tsx';
import { countPending, imageIds } from '../../entities/photo/upload-store.ts';
import { isStored } from '../../entities/photo/upload.ts';
import { useUploadsState, type UploadControls } from '../../entities/photo/use-uploads.ts';

export interface UploadListProps {
  propertyId: string;
  photos: readonly Photo[];
  controls: Pick<UploadControls, 'retry' | 'replace' | 'remove' | 'cancel'>;
  /** Small squares, three in a row on a phone, instead of cards that ask what each photo shows. */
  asTiles?: boolean;
}

/** The stored photos, then the uploads in progress. A photo keeps its place in the list when its upload finishes. */
export function UploadList({
  propertyId,
  photos: newest,
  controls,
  asTiles = false,
}: UploadListProps) {
  const t = useTranslations('photos');
  // Deferred, so that React renders new cards in slices and answers taps in between.
  const photos = useDeferredValue(newest);
  const sentFromHere = useDeferredValue(useUploadsState(propertyId, imageIds));
  const list = useRef<HTMLUListElement>(null);
  const { retry, replace, remove, cancel } = controls;
  const onDeleted = useCallback(
    (imageId: string) => {
      remove(imageId);
      list.current?.focus();
    },
    [remove],
  );
  const Stored = asTiles ? StoredPhotoTile : StoredPhotoCard;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className={
          asTiles
            ? 'grid grid-flow-dense grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6'
            : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
        }
      >
        {photos.map(
          (photo, index) =>
            !sentFromHere.includes(photo.image_id) && (
              <Stored
                key={photo.image_id}
                propertyId={propertyId}
                photo={photo}
                name={photoName(photo, index)}
                onRemoved={() => onDeleted(photo.image_id)}
              />
            ),
        )}
        {sentFromHere.map((imageId) => {
          const index = photos.findIndex((photo) => photo.image_id === imageId);
          const photo = photos[index];
          return (
            <ListedUpload
              key={imageId}
              propertyId={propertyId}
              imageId={imageId}
              asTile={asTiles}
              photo={photo ?? null}
              storedName={photo === undefined ? null : photoName(photo, index)}
              onRetry={retry}
              onReplace={replace}
              onRemove={cancel}
              onDeleted={onDeleted}
            />
          );
        })}
      </ul>
      <UploadSummary propertyId={propertyId} />
    </>
  );
}

interface ListedUploadProps extends Omit<UploadCardProps, 'upload' | 'name' | 'paused' | 'stored'> {
  propertyId: string;
  asTile: boolean;
  imageId: string;
  /** Null until the server has it, like its name there. */
  photo: Photo | null;
  storedName: string | null;
}

/** The card of one upload. Memoized, and reads its own upload, so that its progress re-renders only this card. */
const ListedUpload = memo(function ListedUpload({
  propertyId,
  imageId,
  asTile,
  photo,
  storedName,
  ...actions
}: ListedUploadProps) {
  const { upload, paused } = useUploadsState(propertyId, ({ items, pause }) => ({
    upload: items.find((item) => item.imageId === imageId),
    paused: pause !== null,
  }));
  if (upload === undefined) return null;
  const stored = isStored(upload) ? photo : null;
  const Shown = asTile ? UploadTile : UploadCard;
  return (
    <Shown
      upload={upload}
      name={(stored === null ? null : storedName) ?? upload.name}
      paused={paused}
      stored={stored}
      {...actions}
    />
  );
});

/** Announces upload progress to screen readers, photo by photo rather than percent by percent. */
function UploadSummary({ propertyId }: { propertyId: string }) {
  const t = useTranslations('photos');
  const { isEmpty, ...counts } = useUploadsState(propertyId, (uploads) => {
    const { items } = uploads;
    return {
      isEmpty: items.length === 0,
      done: items.filter(isStored).length,
      waiting: countPending(uploads),
      failed: items.filter(({ state }) => 'error' in state).length,
    };
  });
  return (
    <p role="status" className="sr-only">
      {!isEmpty && t('summary', counts)}
    </p>
  );
}
