import { lazy, Suspense, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';
import { loadPart } from '../ui/load-part.ts';
import { CameraButton } from './camera-button.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SendOriginalsChoice } from './send-originals-choice.tsx';
import { useAsksForWay } from './use-asks-for-way.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useHandheld } from './use-handheld.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { Uploads } from './use-uploads.ts';

const DevicePhotoChooser = lazy(() => loadPart(() => import('./device-photo-chooser.tsx')));

/** For other buttons. */
export interface PhotoPickerHandle {
  /** Must be called while a press is handled. */
  open: () => void;
}

export interface AddPhotosAreaProps {
  label: ReactNode;
  uploads: Uploads;
  /** Nothing was chosen yet: this is what to do next. */
  prominent: boolean;
  picker?: Ref<PhotoPickerHandle>;
}

/** Every way to add photos: choose, drop, paste, or take them. */
export function AddPhotosArea({ label, uploads, prominent, picker }: AddPhotosAreaProps) {
  const t = useTranslations('photos.add');
  const isHandheld = useHandheld();
  const asksForWay = useAsksForWay();
  const opener = useRef<HTMLElement>(null);
  const openerRef = (element: HTMLElement | null) => {
    opener.current = element;
  };
  useImperativeHandle(picker, () => ({ open: () => opener.current?.click() }));
  const { area, dragging, over } = useFileDrop(uploads.choose);
  usePastedFiles(uploads.choose);
  return (
    <div className="flex flex-col gap-3">
      <div ref={area} className="relative flex flex-col gap-3">
        {asksForWay ? (
          <Suspense>
            <DevicePhotoChooser
              label={label}
              prominent={prominent}
              onTake={uploads.take}
              ref={openerRef}
            />
          </Suspense>
        ) : (
          <>
            <PhotoPicker
              label={label}
              {...(!isHandheld && { hint: t('dropOrPaste') })}
              onChoose={uploads.choose}
              prominent={prominent}
              ref={openerRef}
            />
            <CameraButton onTake={uploads.take} />
          </>
        )}
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
