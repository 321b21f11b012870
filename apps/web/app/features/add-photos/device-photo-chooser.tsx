import { useState, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';

import { deviceCamera } from '../../lib/device/native/device-camera.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { Sheet, SheetActions, SheetClose } from '../../ui/sheet.tsx';
import {
  DeviceSensorChoice,
  useDeviceSensors,
} from '../../entities/photo/device-sensor-choice.tsx';
import { devicePhotos } from '../../entities/photo/photo-sources.ts';
import { useProblemToasts } from '../../entities/photo/take-photo.ts';
import type { ChosenPhoto, PhotoOrigin } from '../../entities/photo/upload.ts';

export interface DevicePhotoChooserProps {
  label: ReactNode;
  className: string;
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** How the native app adds photos on a small screen: one button, which asks for the source. */
export default function DevicePhotoChooser({
  label,
  className,
  onTake,
  ref,
}: DevicePhotoChooserProps) {
  const [asking, setAsking] = useState(false);
  const position = useDeviceSensors();
  const showProblem = useProblemToasts();

  async function add(origin: PhotoOrigin): Promise<void> {
    const chosen = await devicePhotos(origin, { camera: deviceCamera, sensors: position.sensors });
    if ('problem' in chosen) showProblem(origin, chosen.problem);
    else onTake(chosen.photos, chosen.origin);
  }

  return (
    <div className="flex flex-col gap-2">
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={className}
      >
        <span className="flex items-center gap-3 font-strong">
          <CameraIcon />
          <span>{label}</span>
        </span>
      </button>
      <DeviceSensorChoice {...position} />
      {asking && (
        <OriginDialog
          onClose={() => setAsking(false)}
          onChoose={(origin) => {
            // First, while the click is being handled: afterward the browser won't open a file dialog.
            void add(origin);
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}

const origins = [
  ['camera', 'take'],
  ['gallery', 'gallery'],
  ['files', 'files'],
] as const satisfies readonly (readonly [PhotoOrigin, string])[];

interface OriginDialogProps {
  /** Called from a click handler. */
  onChoose: (origin: PhotoOrigin) => void;
  onClose: () => void;
}

/** Asks where the photos should come from. */
function OriginDialog({ onChoose, onClose }: OriginDialogProps) {
  const t = useTranslations('photos.ways');
  return (
    <Sheet title={t('title')} description={t('text')} onClose={onClose}>
      <div className="mt-4 flex flex-col gap-3 pb-4">
        {origins.map(([origin, label]) => (
          <Button key={origin} onClick={() => onChoose(origin)} className="w-full">
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
