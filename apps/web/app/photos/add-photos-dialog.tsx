import type { Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../ui/sheet.tsx';
import { AddPhotosArea } from './add-photos-area.tsx';
import { UploadList } from './upload-list.tsx';
import { UnsentNotice } from './upload-notices.tsx';
import type { Uploads } from './use-uploads.ts';

export interface AddPhotosDialogProps {
  propertyId: string;
  photos: readonly Photo[];
  uploads: Uploads;
  onClose: () => void;
}

/** Adds photos to a property without leaving its page, and shows the new ones so that the owner can tag them. */
export default function AddPhotosDialog({
  propertyId,
  photos,
  uploads,
  onClose,
}: AddPhotosDialogProps) {
  const t = useTranslations('results.addPhotos');
  const chosenHere = new Set(uploads.items.map(({ imageId }) => imageId));
  const empty = uploads.items.length === 0;
  return (
    <Sheet title={t('title')} description={t('text')} size="wide" onClose={onClose}>
      <div className="mt-4 flex flex-col gap-4 pb-4">
        <AddPhotosArea label={t('choose')} uploads={uploads} prominent={empty} />
        <UnsentNotice {...uploads} />
        {!empty && (
          <UploadList
            propertyId={propertyId}
            photos={photos.filter((photo) => chosenHere.has(photo.image_id))}
            uploads={uploads}
          />
        )}
      </div>
      <SheetActions>
        <SheetClose
          render={
            <Button tone={empty ? 'secondary' : 'primary'}>{t(empty ? 'close' : 'done')}</Button>
          }
        />
        {uploads.pending > 0 && (
          <p className="mr-auto self-center text-caption text-ink-soft">{t('goesOn')}</p>
        )}
      </SheetActions>
    </Sheet>
  );
}
