import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { browserCamera } from './browser-camera.ts';
import { DeviceSenseChoice } from './device-sense-choice.tsx';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { useDeviceSense } from './use-device-sense.ts';
import { useHandheld } from './use-handheld.ts';

export interface CameraButtonProps {
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
}

/** Takes a photo, on devices that are held in a hand; elsewhere nothing. */
export function CameraButton({ onTake }: CameraButtonProps) {
  return useHandheld() ? <HandheldCamera onTake={onTake} /> : null;
}

function HandheldCamera({ onTake }: CameraButtonProps) {
  const t = useTranslations('photos.camera');
  const sensing = useDeviceSense();

  async function take(): Promise<void> {
    const camera = browserCamera(sensing.sense);
    onTake(await camera.choose(), camera.origin);
  }

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => void take()} className="w-full">
        <CameraIcon />
        {t('take')}
      </Button>
      <DeviceSenseChoice {...sensing} />
    </div>
  );
}
