import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';
import { CameraButton } from './camera-button.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SendOriginalsChoice } from './send-originals-choice.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useHandheld } from './use-handheld.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { Uploads } from './use-uploads.ts';

export interface AddPhotosAreaProps {
  label: ReactNode;
  uploads: Uploads;
  /** Nothing was chosen yet: this is what to do next. */
  prominent: boolean;
  /** The file picker, for other buttons to open. */
  picker?: Ref<HTMLInputElement>;
}

/** Every way to add photos: choose, drop, paste, or take them. */
export function AddPhotosArea({ label, uploads, prominent, picker }: AddPhotosAreaProps) {
  const t = useTranslations('photos.add');
  const isHandheld = useHandheld();
  const { area, dragging, over } = useFileDrop(uploads.choose);
  usePastedFiles(uploads.choose);
  return (
    <div className="flex flex-col gap-3">
      <div ref={area} className="relative flex flex-col gap-3">
        <PhotoPicker
          label={label}
          {...(!isHandheld && { hint: t('dropOrPaste') })}
          onChoose={uploads.choose}
          prominent={prominent}
          {...(picker !== undefined && { ref: picker })}
        />
        <CameraButton onTake={uploads.take} />
        {dragging && (
          <div
            aria-hidden="true"
            className={classNames(
              'absolute -inset-1 flex items-center justify-center rounded-card border-3 border-dashed p-4 text-center text-lead font-strong',
              over
                ? 'border-forest bg-forest text-on-forest'
                : 'border-forest bg-forest-wash text-forest-strong',
            )}
          >
            {t(over ? 'letGo' : 'dropHere')}
          </div>
        )}
      </div>
      <LeftOutNotice uploads={uploads} />
      <SendOriginalsChoice />
      <p role="status" className="text-caption text-ink-soft empty:hidden">
        {uploads.checking && t('checking')}
      </p>
    </div>
  );
}
