import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { browserCamera } from './browser-camera.ts';
import { senseDevice, type DeviceSense } from './device-sense.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { useHandheld } from './use-handheld.ts';

const feetPerMetre = 3.281;

export interface CameraButtonProps {
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
}

/** Takes a photo, on devices that are held in a hand; elsewhere nothing. */
export function CameraButton({ onTake }: CameraButtonProps) {
  return useHandheld() ? <HandheldCamera onTake={onTake} /> : null;
}

/** The camera, and its position and compass: with the reason first, and without them everything works as before. */
function HandheldCamera({ onTake }: CameraButtonProps) {
  const t = useTranslations('photos.camera');
  const id = useId();
  const [sense, setSense] = useState<DeviceSense | null>(null);
  const [asking, setAsking] = useState(false);
  const [accuracy, setAccuracy] = useState<number | null>(null);
  useEffect(() => () => sense?.stop(), [sense]);

  async function take(): Promise<void> {
    const camera = browserCamera(sense);
    onTake(await camera.choose(), camera.origin);
  }

  async function allow(wanted: boolean): Promise<void> {
    setAccuracy(null);
    if (!wanted) {
      setSense(null);
      return;
    }
    setAsking(true);
    setSense(await senseDevice(setAccuracy).catch(() => null));
    setAsking(false);
  }

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => void take()} className="w-full">
        <CameraIcon />
        {t('take')}
      </Button>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={sense !== null || asking}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void allow(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-forest"
        />
        <div className="text-caption">
          <label htmlFor={id} className="font-strong">
            {t('senseLabel')}
          </label>
          <p id={`${id}-hint`} className="max-w-[64ch] text-ink-soft">
            {t('senseReason')}
          </p>
          <p role="status" className="font-strong text-forest">
            {accuracy !== null && t('senseFound', { feet: Math.ceil(accuracy * feetPerMetre) })}
          </p>
        </div>
      </div>
    </div>
  );
}
