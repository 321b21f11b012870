import type { Box, Photo } from '@dss/domain';
import type { MouseEvent, ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { FilePreview } from '../../entities/photo/file-preview.tsx';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { SlidingPhotos } from '../../entities/plan/compare-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { TakeStep } from './take-step.tsx';

type Press = (event: MouseEvent) => void;

interface PhotoSheetProps {
  /** Work that is done now; else what is asked for is a photo of work that was said before. */
  isNew: boolean;
  /** The photo to repeat; null where none shows what was removed. */
  before: Photo | null;
  title: string;
  onClose: () => void;
  /** What its owner says by going on; nothing where they said it before. */
  statement: ReactElement | false;
  /** On the button that goes on with what was taken, or without a photo. */
  label: string;
  isSaving: boolean;
}

/** Takes or chooses the photo, or goes on without one. */
export function TakeSheet({
  isNew,
  before,
  box,
  title,
  statement,
  label,
  isSaving,
  onTaken,
  onWithoutPhoto,
  onClose,
}: PhotoSheetProps & {
  /** Where that photo shows what was removed. */
  box: Box | null;
  onTaken: (taken: ChosenPhoto) => void;
  onWithoutPhoto: Press;
}) {
  const t = useTranslations('plan.done.take');
  const form = useTranslations('plan.done.form');
  return (
    <Sheet
      title={isNew ? form('title') : t(before === null ? 'ofWork' : 'title')}
      description={title}
      size={before === null ? 'regular' : 'full'}
      onClose={onClose}
    >
      {statement}
      <TakeStep before={before} box={box} title={title} onTaken={onTaken}>
        {isNew && (
          <Button unavailable={isSaving} onClick={onWithoutPhoto}>
            {label}
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </TakeStep>
    </Sheet>
  );
}

/** The photo that was taken, over the one from before. */
export function CheckSheet({
  before,
  title,
  statement,
  label,
  isSaving,
  taken,
  onUse,
  onAgain,
  onClose,
}: PhotoSheetProps & { taken: ChosenPhoto; onUse: Press; onAgain: Press }) {
  const t = useTranslations('plan.done.take');
  const preview = <FilePreview file={taken.file} />;
  return (
    <Sheet
      title={t(before === null ? 'checkAlone' : 'check')}
      description={title}
      size="full"
      onClose={onClose}
    >
      <p className="mt-1 text-ink-soft">{t(before === null ? 'ofWorkText' : 'checkText')}</p>
      {statement}
      <div className="my-3 flex min-h-0 flex-1 flex-col justify-center">
        {before === null ? (
          <div className="relative mx-auto aspect-4/3 w-full max-w-xl overflow-hidden rounded-small bg-paper-sunk">
            {preview}
          </div>
        ) : (
          <SlidingPhotos before={before} title={title}>
            {preview}
          </SlidingPhotos>
        )}
      </div>
      <SheetActions>
        <Button tone="primary" unavailable={isSaving} onClick={onUse}>
          {label}
        </Button>
        <Button onClick={onAgain}>{t('again')}</Button>
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </SheetActions>
    </Sheet>
  );
}
