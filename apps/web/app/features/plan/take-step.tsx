import type { Box, Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useIsHandheld } from '../../lib/device/device-state.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { HazardBox } from '../../entities/evidence/marked-photo.tsx';
import { chooseFiles } from '../../entities/photo/photo-sources.ts';
import { PhotoImage } from '../../entities/photo/photo-image.tsx';
import { useTakePhoto } from '../../entities/photo/take-photo.ts';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { CameraIcon } from '../../ui/icons.tsx';
import { SheetActions } from '../../ui/sheet.tsx';
import { useLiveCamera } from './use-live-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

export interface TakeStepProps {
  /** The photo to repeat; null where none shows what was removed. */
  before: Photo | null;
  /** Where that photo shows it. */
  box: Box | null;
  /** What the action is called. */
  title: string;
  onTaken: (photo: ChosenPhoto) => void;
  /** The other ways from here, as buttons. */
  children: Elements;
}

/** The live camera with the photo to repeat over it; where there is none, that photo and the ways to another. */
export function TakeStep({ before, box, title, onTaken, children }: TakeStepProps) {
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
    <>
      {/* Beside the camera there is no room for it; the next step says it then. */}
      {!isLive && (
        <p className="mt-3 max-w-[68ch] text-caption text-ink-soft">
          {t(before === null ? 'ofWorkText' : 'text')}
        </p>
      )}
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
                className="block h-auto max-h-[46dvh] w-auto max-w-full"
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
        {children}
      </SheetActions>
    </>
  );
}
