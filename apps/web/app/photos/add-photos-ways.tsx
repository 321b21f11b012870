import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Sheet, SheetActions, SheetClose } from '../ui/sheet.tsx';
import type { PhotoOrigin } from './photo-source.ts';

const ways = [
  ['camera', 'take'],
  ['gallery', 'gallery'],
  ['files', 'files'],
] as const satisfies readonly (readonly [PhotoOrigin, string])[];

export interface AddPhotosWaysProps {
  /** Called while the press is handled. */
  onChoose: (way: PhotoOrigin) => void;
  onClose: () => void;
}

/** Asks an app's owner where the photos are to come from. */
export function AddPhotosWays({ onChoose, onClose }: AddPhotosWaysProps) {
  const t = useTranslations('photos.ways');
  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <div className="mt-4 flex flex-col gap-3 pb-4">
        {ways.map(([way, label]) => (
          <Button key={way} onClick={() => onChoose(way)} className="w-full">
            {t(label)}
          </Button>
        ))}
      </div>
      <SheetActions>
        <SheetClose render={<Button tone="quiet">{t('cancel')}</Button>} />
      </SheetActions>
    </Sheet>
  );
}
