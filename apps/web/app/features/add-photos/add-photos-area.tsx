import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import { CameraIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CameraButton } from './camera-button.tsx';
import { useAsksForSource, useIsHandheld } from '../../lib/device/device-state.ts';
import { acceptedTypes } from '../../entities/photo/photo-sources.ts';
import { DuplicatesNotice, LeftOutNotice } from '../../entities/photo/upload-notices.tsx';
import { useUploadsState, type UploadControls } from '../../entities/photo/use-uploads.ts';
import { useFileDrop, usePastedFiles } from './use-dropped-files.ts';

const DevicePhotoChooser = lazyPart(() => import('./device-photo-chooser.tsx'));

/** Lets other buttons open the file picker. */
export interface PhotoPickerHandle {
  /** Must be called from a click handler: browsers open a file dialog only then. */
  open: () => void;
}

export interface AddPhotosAreaProps {
  propertyId: string;
  label: ReactNode;
  controls: UploadControls;
  /** No photos were chosen yet, so this is the next thing to do. */
  prominent: boolean;
  picker?: Ref<PhotoPickerHandle>;
}

/** Every way to add photos: choose, drop, paste, or take them. */
export function AddPhotosArea({
  propertyId,
  label,
  controls,
  prominent,
  picker,
}: AddPhotosAreaProps) {
  const t = useTranslations('photos.add');
  const isHandheld = useIsHandheld();
  const asksForSource = useAsksForSource();
  const opener = useRef<HTMLElement>(null);
  const openerRef = (element: HTMLElement | null) => {
    opener.current = element;
  };
  useImperativeHandle(picker, () => ({ open: () => opener.current?.click() }));
  const { choose, take } = controls;
  const duplicates = useUploadsState(propertyId, (state) => state.duplicates);
  const converting = useUploadsState(propertyId, (state) => state.converting);
  const { area, dragging, over } = useFileDrop(choose);
  usePastedFiles(choose);
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={area}
        className={classNames(
          'relative grid gap-3',
          isHandheld && !prominent && !asksForSource && 'grid-cols-2',
        )}
      >
        {asksForSource ? (
          <DevicePhotoChooser
            label={label}
            className={pickerLook(prominent)}
            onTake={take}
            ref={openerRef}
          />
        ) : (
          <>
            <CameraButton prominent={prominent} onTake={take} />
            <PhotoPicker
              label={label}
              {...(!isHandheld && { hint: t('dropOrPaste') })}
              onChoose={choose}
              prominent={prominent && !isHandheld}
              ref={openerRef}
            />
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
      <DuplicatesNotice names={duplicates} />
      <LeftOutNotice {...controls} />
      <p role="status" className="text-caption text-ink-soft empty:hidden">
        {converting && t('converting')}
      </p>
    </div>
  );
}

interface PhotoPickerProps {
  label: ReactNode;
  /** Other ways to choose photos with a mouse and keyboard. */
  hint?: ReactNode;
  onChoose: (files: File[]) => void;
  prominent: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The browser's own file picker, for several images at once. The input itself takes the focus; its label is what shows.
 */
function PhotoPicker({ label, hint, onChoose, prominent, ref }: PhotoPickerProps) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        ref={ref}
        type="file"
        multiple
        accept={acceptedTypes}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <div
        className={`${pickerLook(prominent)} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) peer-hover:border-forest peer-hover:bg-forest-wash`}
      >
        <label htmlFor={id} className="flex items-center gap-3 font-strong">
          <CameraIcon />
          <span>{label}</span>
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-caption text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** The look of the picker: bolder while there are no photos yet. */
function pickerLook(prominent: boolean): string {
  return `flex min-h-12 flex-col items-center justify-center gap-1 rounded-card border-2 px-3 ${
    prominent
      ? 'border-forest bg-forest-wash py-8 text-lead text-forest-strong'
      : 'border-dashed border-line-strong bg-paper-raised py-4 text-forest'
  }`;
}
