import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useTakePhoto } from '../../entities/photo/take-photo.ts';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import type { StopPhoto } from './stop-photos.ts';
import { StopPicture } from './stop-picture.tsx';

export interface PhotoDialogProps {
  photo: StopPhoto;
  /** False on a phone that a computer let in, for what the server has. */
  mayRemove: boolean;
  onRemove: () => void;
  /** Gets the photo to keep instead. */
  onRetake: (chosen: readonly ChosenPhoto[]) => void;
  onClose: () => void;
}

/** Shows a photo of a stop as large as the screen allows, and lets the owner remove it or take it again. */
export default function PhotoDialog({
  photo,
  mayRemove,
  onRemove,
  onRetake,
  onClose,
}: PhotoDialogProps) {
  const t = useTranslations('walk.photo.dialog');
  const takePhoto = useTakePhoto();
  const isGone = useRef(false);
  async function retake(): Promise<void> {
    const chosen = await takePhoto();
    if (chosen.length === 0) return;
    isGone.current = true;
    onRetake(chosen);
  }
  return (
    <Sheet
      title={t('title')}
      description={mayRemove ? t('text') : undefined}
      size="full"
      onClose={onClose}
      // The photo's button goes with it.
      finalFocus={() => !isGone.current || document.querySelector<HTMLElement>('.walk-screen h2')}
    >
      <div className="my-3 flex min-h-0 flex-1 items-center justify-center">
        <StopPicture photo={photo} alt={t('alt')} />
      </div>
      <SheetActions>
        <Button onClick={onClose}>{t('keep')}</Button>
        {mayRemove && (
          <>
            <Button onClick={() => void retake()}>{t('retake')}</Button>
            <Button
              tone="quiet"
              onClick={() => {
                isGone.current = true;
                onRemove();
              }}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </SheetActions>
    </Sheet>
  );
}
