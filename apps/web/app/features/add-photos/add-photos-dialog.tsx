import { memo, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import { AddPhotosArea } from './add-photos-area.tsx';
import { usePhotos } from '../../entities/photo/photos.ts';
import { SendOriginalsChoice } from '../../entities/photo/send-originals.tsx';
import { UnsentNotice } from '../../entities/photo/upload-notices.tsx';
import { countPending, imageIds } from '../../entities/photo/upload-store.ts';
import { useUploadsState, type UploadControls } from '../../entities/photo/use-uploads.ts';
import { UploadList } from './upload-list.tsx';

export interface AddPhotosDialogProps {
  propertyId: string;
  controls: UploadControls;
  /** Told that the dialog covers the page, once it has loaded, and that it no longer does. */
  onCover: (covers: boolean) => void;
  onClose: () => void;
}

/**
 * Adds photos to a property without leaving its page, and shows the new ones so that the owner can tag them. Memoized, so that
 * progress and arriving photos re-render only the parts inside that show them.
 */
export default memo(function AddPhotosDialog({
  propertyId,
  controls,
  onCover,
  onClose,
}: AddPhotosDialogProps) {
  useEffect(() => {
    onCover(true);
    return () => onCover(false);
  }, [onCover]);
  const t = useTranslations('results.addPhotos');
  const empty = useUploadsState(propertyId, ({ items }) => items.length === 0);
  const isSending = useUploadsState(propertyId, (uploads) => countPending(uploads) > 0);
  return (
    <Sheet title={t('title')} description={t('text')} size="wide" onClose={onClose}>
      <div className="mt-4 flex flex-col gap-4 pb-4">
        <AddPhotosArea
          propertyId={propertyId}
          label={t('choose')}
          controls={controls}
          prominent={empty}
        />
        <SendOriginalsChoice />
        <UnsentNotice propertyId={propertyId} />
        {!empty && <ChosenPhotos propertyId={propertyId} controls={controls} />}
      </div>
      <SheetActions>
        <SheetClose
          render={
            <Button tone={empty ? 'secondary' : 'primary'}>{t(empty ? 'close' : 'done')}</Button>
          }
        />
        {isSending && (
          <p className="mr-auto self-center text-caption text-ink-soft">{t('goesOn')}</p>
        )}
      </SheetActions>
    </Sheet>
  );
});

/** The photos chosen on this page, with their uploads. */
function ChosenPhotos({
  propertyId,
  controls,
}: Pick<AddPhotosDialogProps, 'propertyId' | 'controls'>) {
  const { data: photos } = usePhotos(propertyId);
  const chosen = useUploadsState(propertyId, imageIds);
  const chosenPhotos = useMemo(
    () => photos?.filter(({ image_id: imageId }) => chosen.includes(imageId)) ?? [],
    [photos, chosen],
  );
  return <UploadList propertyId={propertyId} photos={chosenPhotos} controls={controls} />;
}
