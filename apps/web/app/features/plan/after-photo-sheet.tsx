import type { Box, Photo } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useIsHandheld } from '../../lib/device/index.ts';
import { nativeServer } from '../../lib/device/native/index.ts';
import { HazardBox } from '../../entities/evidence/index.ts';
import {
  chooseFiles,
  FilePreview,
  PhotoImage,
  useTakePhoto,
  type ChosenPhoto,
} from '../../entities/photo/index.ts';
import { SlidingPhotos } from '../../entities/plan/index.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { useLiveCamera } from './use-live-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

export interface AfterPhotoSheetProps {
  /** The photo to repeat; null where none shows what was removed. */
  before: Photo | null;
  /** Where that photo shows it. */
  box: Box | null;
  /** What the action is called. */
  title: string;
  onChosen: (photos: readonly ChosenPhoto[]) => void;
  onClose: () => void;
}

/** Takes or chooses the repeat of a photo, with that photo as a guide, and lays both over each other before it is used. */
export default function AfterPhotoSheet(props: AfterPhotoSheetProps) {
  const { before, title, onChosen, onClose } = props;
  const t = useTranslations('plan.done.take');
  const [taken, setTaken] = useState<ChosenPhoto | null>(null);
  if (before === null || taken === null) {
    return (
      <TakeStep
        {...props}
        onTaken={(photo) => (before === null ? onChosen([photo]) : setTaken(photo))}
      />
    );
  }
  return (
    <Sheet title={t('check')} description={t('checkText')} size="full" onClose={onClose}>
      <div className="my-3 flex min-h-0 flex-1 flex-col justify-center">
        <SlidingPhotos before={before} title={title}>
          <FilePreview file={taken.file} faded={false} />
        </SlidingPhotos>
      </div>
      <SheetActions>
        <Button tone="primary" onClick={() => onChosen([taken])}>
          {t('use')}
        </Button>
        <Button onClick={() => setTaken(null)}>{t('again')}</Button>
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </SheetActions>
    </Sheet>
  );
}

/** The live camera with the photo to repeat over it; where there is none, that photo and the ways to another. */
function TakeStep({
  before,
  box,
  title,
  onTaken,
  onClose,
}: Omit<AfterPhotoSheetProps, 'onChosen'> & { onTaken: (photo: ChosenPhoto) => void }) {
  const t = useTranslations('plan.done.take');
  const compare = useTranslations('plan.done.compare');
  const format = useFormatter();
  const isHandheld = useIsHandheld();
  const takePhoto = useTakePhoto();
  const camera = useLiveCamera(isHandheld && nativeServer === null && before !== null);
  const isLive = typeof camera !== 'string';
  async function take(ask: () => Promise<readonly ChosenPhoto[]>): Promise<void> {
    const [photo] = await ask();
    if (photo !== undefined) onTaken(photo);
  }
  const choose = async () =>
    (await chooseFiles({ multiple: false })).map((file) => ({ file, device: null }));
  return (
    <Sheet
      title={t(before === null ? 'ofWork' : 'title')}
      description={t(before === null ? 'ofWorkText' : 'text')}
      size={before === null ? 'regular' : 'full'}
      onClose={onClose}
    >
      {before !== null && isLive && (
        <Viewfinder stream={camera} before={before} box={box} title={title} onTaken={onTaken} />
      )}
      {before !== null && !isLive && (
        <>
          <figure className="my-3 flex min-h-0 flex-1 flex-col items-center justify-center gap-1">
            {/* The frame is the picture's size, so that shares of it are shares of the photo. */}
            <span className="relative block max-w-full overflow-hidden rounded-small">
              <PhotoImage
                photo={before}
                alt={t('guideAlt', { title })}
                size="responsive"
                sizes="(max-width: 63.98rem) 92vw, 960px"
                className="block h-auto max-h-[52dvh] w-auto max-w-full"
              />
              {box !== null && <HazardBox box={box} />}
            </span>
            <figcaption className="text-caption text-ink-soft">
              {compare('beforeOn', {
                date: format.dateTime(new Date(before.created_at), { dateStyle: 'medium' }),
              })}
            </figcaption>
          </figure>
          <p className="mb-3 max-w-[68ch] text-caption text-ink-soft">{t('hints')}</p>
        </>
      )}
      <SheetActions>
        {isHandheld && !isLive && (
          <Button tone="primary" onClick={() => void take(takePhoto)}>
            <CameraIcon />
            <span>{t('camera')}</span>
          </Button>
        )}
        <Button tone={isHandheld ? 'secondary' : 'primary'} onClick={() => void take(choose)}>
          {t('file')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </SheetActions>
    </Sheet>
  );
}
