import type { Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useIsHandheld } from '../../lib/device/index.ts';
import {
  chooseFiles,
  PhotoImage,
  useTakePhoto,
  type ChosenPhoto,
} from '../../entities/photo/index.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';

export interface AfterPhotoSheetProps {
  /** The photo to repeat; null where none shows what was removed. */
  before: Photo | null;
  /** What the action is called. */
  title: string;
  onChosen: (photos: readonly ChosenPhoto[]) => void;
  onClose: () => void;
}

/** Shows the photo to repeat as a guide, then takes or chooses its repeat. */
export default function AfterPhotoSheet({
  before,
  title,
  onChosen,
  onClose,
}: AfterPhotoSheetProps) {
  const t = useTranslations('plan.done.take');
  const isHandheld = useIsHandheld();
  const takePhoto = useTakePhoto();
  async function take(ask: () => Promise<readonly ChosenPhoto[]>): Promise<void> {
    const [photo] = await ask();
    if (photo !== undefined) onChosen([photo]);
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
      {before !== null && (
        <>
          <div className="my-3 flex min-h-0 flex-1 items-center justify-center">
            <PhotoImage
              photo={before}
              alt={t('guideAlt', { title })}
              size="responsive"
              sizes="(max-width: 63.98rem) 92vw, 960px"
              className="block h-auto max-h-[52dvh] w-auto max-w-full rounded-small"
            />
          </div>
          <p className="mb-3 max-w-[68ch] text-caption text-ink-soft">{t('hints')}</p>
        </>
      )}
      <SheetActions>
        {isHandheld && (
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
