import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import {
  DeviceSensorChoice,
  useDeviceSensors,
  takeBrowserPhoto,
  type ChosenPhoto,
  type PhotoOrigin,
} from '../../entities/photo/index.ts';
import { useIsHandheld } from '../../lib/device/index.ts';

export interface CameraButtonProps {
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
}

/** Takes a photo on phones and tablets; renders nothing elsewhere. */
export function CameraButton({ onTake }: CameraButtonProps) {
  return useIsHandheld() ? <HandheldCamera onTake={onTake} /> : null;
}

function HandheldCamera({ onTake }: CameraButtonProps) {
  const t = useTranslations('photos.camera');
  const position = useDeviceSensors();

  async function take(): Promise<void> {
    onTake(await takeBrowserPhoto(position.sensors), 'camera');
  }

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => void take()} className="w-full">
        <CameraIcon />
        <span>{t('take')}</span>
      </Button>
      <DeviceSensorChoice {...position} />
    </div>
  );
}
