import { useTranslations } from 'use-intl';

import { classNames } from '../../ui/class-names.ts';
import { CameraIcon } from '../../ui/icons.tsx';
import {
  DeviceSensorChoice,
  useDeviceSensors,
} from '../../entities/photo/device-sensor-choice.tsx';
import { takeBrowserPhoto } from '../../entities/photo/photo-sources.ts';
import type { ChosenPhoto, PhotoOrigin } from '../../entities/photo/upload.ts';
import { useIsHandheld } from '../../lib/device/device-state.ts';

export interface CameraButtonProps {
  /** No photos were chosen yet, so this is the next thing to do. */
  prominent: boolean;
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
}

/** Takes a photo on phones and tablets; renders nothing elsewhere. */
export function CameraButton(props: CameraButtonProps) {
  return useIsHandheld() ? <HandheldCamera {...props} /> : null;
}

/**
 * A frame like a camera's, which opens the phone's own camera: that one keeps a photo's date and place, and takes it as large as the
 * phone can (docs/decisions/0208).
 */
function HandheldCamera({ prominent, onTake }: CameraButtonProps) {
  const t = useTranslations('photos.camera');
  const position = useDeviceSensors();

  async function take(): Promise<void> {
    onTake(await takeBrowserPhoto(position.sensors), 'camera');
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void take()}
        className={classNames(
          'relative flex w-full flex-col items-center overflow-hidden rounded-card bg-paper-sunk text-forest hover:bg-forest-wash',
          prominent ? 'h-[34dvh] min-h-52 justify-end p-4' : 'justify-center p-2',
        )}
      >
        {prominent && <Viewfinder />}
        <span
          className={classNames(
            'relative flex min-h-12 flex-wrap items-center justify-center gap-x-2 font-strong',
            prominent && 'rounded-full bg-forest px-6 text-on-forest',
          )}
        >
          <CameraIcon />
          <span>{t('take')}</span>
        </span>
      </button>
      <div className="order-last col-span-full">
        <DeviceSensorChoice {...position} isBrief={!prominent} />
      </div>
    </>
  );
}

/** A house inside the corners of a frame. */
function Viewfinder() {
  return (
    <span aria-hidden="true" className="absolute inset-3 text-line-strong">
      <svg viewBox="0 0 160 100" fill="none" className="size-full" strokeWidth="1.5">
        <path
          d="M2 14V2h12M146 2h12v12M158 86v12h-12M14 98H2V86"
          className="stroke-forest"
          strokeWidth="2.5"
        />
        <path
          d="M30 46 80 18l50 28M40 41v41h80V41M10 82h140M70 82V58h20v24M50 52h12v12H50ZM98 52h12v12H98Z"
          className="stroke-current"
        />
      </svg>
    </span>
  );
}
