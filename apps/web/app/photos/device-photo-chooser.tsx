import { useState, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { deviceCamera } from '../native/index.ts';
import { CameraIcon } from '../ui/icons.tsx';
import { showToast } from '../ui/toast/toast-queue.ts';
import { AddPhotosWays } from './add-photos-ways.tsx';
import { devicePhotos, type DeviceProblem } from './device-photos.ts';
import { DeviceSenseChoice } from './device-sense-choice.tsx';
import { photoPickerLook } from './photo-picker.tsx';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { useDeviceSense } from './use-device-sense.ts';

export interface DevicePhotoChooserProps {
  label: ReactNode;
  prominent: boolean;
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** How an app adds photos on a small screen: one button, which asks where from. */
export default function DevicePhotoChooser({
  label,
  prominent,
  onTake,
  ref,
}: DevicePhotoChooserProps) {
  const [asking, setAsking] = useState(false);
  const sensing = useDeviceSense();
  const tellProblem = useProblemToasts();

  async function add(way: PhotoOrigin): Promise<void> {
    const chosen = await devicePhotos(way, { camera: deviceCamera, sense: sensing.sense });
    if ('problem' in chosen) tellProblem(way, chosen.problem);
    else onTake(chosen.photos, chosen.origin);
  }

  return (
    <div className="flex flex-col gap-2">
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={photoPickerLook(prominent)}
      >
        <span className="flex items-center gap-3 font-strong">
          <CameraIcon />
          {label}
        </span>
      </button>
      <DeviceSenseChoice {...sensing} />
      {asking && (
        <AddPhotosWays
          onClose={() => setAsking(false)}
          onChoose={(way) => {
            // First, while the press is handled: later no file dialog may open.
            void add(way);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

function useProblemToasts(): (way: PhotoOrigin, problem: DeviceProblem) => void {
  const t = useTranslations('photos.ways');
  return (way, problem) => {
    const which = way === 'camera' ? 'camera' : 'gallery';
    showToast({
      tone: 'danger',
      title: t(`${which}Error`),
      description: t(`${which}ErrorText`),
      ...(problem === 'denied' && { detail: t(`${which}Denied`) }),
    });
  };
}
