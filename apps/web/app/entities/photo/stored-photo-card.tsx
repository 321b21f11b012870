import type { Photo } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Elements } from '../../ui/elements.ts';
import { CheckIcon, TrashIcon } from '../../ui/icons.tsx';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { useDeletePhoto } from './delete-photo.ts';
import { PhotoCard, cardPicture } from './photo-card.tsx';
import { PhotoImage } from './photo-image.tsx';
import { PhotoTags } from './photo-tags.tsx';

export interface StoredPhotoDetailsProps {
  propertyId: string;
  photo: Photo;
  name: string;
  /** Extra text about this photo. */
  note?: Elements;
  /** Called after the photo was deleted on the server. */
  onRemoved?: () => void;
}

/** A photo that the server has: its state, its tags, and a delete button. */
export function StoredPhotoCard(props: StoredPhotoDetailsProps) {
  const { photo, name } = props;
  const t = useTranslations('photos');
  return (
    <PhotoCard
      name={name}
      picture={<PhotoImage photo={photo} alt={t('alt', { name })} className={cardPicture} />}
      below={<StoredPhotoTags {...props} />}
    >
      <StoredPhotoState {...props} />
    </PhotoCard>
  );
}

/** Says that the photo is stored, adds the note, and offers to delete it. */
export function StoredPhotoState({
  propertyId,
  photo,
  name,
  note,
  onRemoved,
}: StoredPhotoDetailsProps) {
  const t = useTranslations('photos');
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 print:hidden">
        <p className="flex items-center gap-1 text-caption text-ink-soft">
          <CheckIcon className="size-4 text-forest" />
          <span>{t('status.uploaded')}</span>
        </p>
        <RemovePhoto
          propertyId={propertyId}
          photo={photo}
          name={name}
          {...(onRemoved && { onRemoved })}
        />
      </div>
      {note}
    </>
  );
}

/** What the owner says the photo shows. */
export function StoredPhotoTags({ propertyId, photo, name }: StoredPhotoDetailsProps) {
  return <PhotoTags propertyId={propertyId} photo={photo} name={name} />;
}

/** Asks before it deletes the photo. */
export function RemovePhoto({
  propertyId,
  photo,
  name,
  onRemoved,
  className = '-my-1 -mr-2 rounded-small',
}: Omit<StoredPhotoDetailsProps, 'note'> & { className?: string }) {
  const t = useTranslations('photos');
  const [asking, setAsking] = useState(false);
  const remove = useDeletePhoto(propertyId);

  function confirm(): void {
    setAsking(false);
    remove.mutate({ imageId: photo.image_id, name }, { onSuccess: () => onRemoved?.() });
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('deleteOf', { name })}
        aria-busy={remove.isPending}
        onClick={() => setAsking(true)}
        className={`flex size-10 items-center justify-center text-ink-soft hover:bg-ember-wash hover:text-ember ${className}`}
      >
        <TrashIcon className="size-5" />
      </button>
      {asking && (
        <ConfirmDialog
          title={t('deleteDialog.title')}
          text={t('deleteDialog.text', { name })}
          confirmLabel={t('deleteDialog.confirm')}
          cancelLabel={t('deleteDialog.cancel')}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
