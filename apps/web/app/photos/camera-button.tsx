import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.tsx';
import { browserCamera } from './browser-camera.ts';
import { senseDevice, type DeviceSense } from './device-sense.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';

const hasCameraAtHand = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(hasCameraAtHand);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Takes a photo, on devices that are held in a hand; elsewhere nothing. */
export function CameraButton({
  onTake,
}: {
  onTake: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
}) {
  const t = useTranslations('photos.camera');
  const isHandheld = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(hasCameraAtHand).matches,
    () => false,
  );
  const sense = useRef<DeviceSense | null>(null);
  async function take(): Promise<void> {
    const camera = browserCamera(sense.current);
    onTake(await camera.choose(), camera.origin);
  }

  if (!isHandheld) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => void take()} className="w-full">
        <CameraIcon />
        {t('take')}
      </Button>
      <SenseChoice onSense={(found) => (sense.current = found)} />
    </div>
  );
}

/** Position and compass, with the reason first. Without them everything works as before. */
function SenseChoice({ onSense }: { onSense: (sense: DeviceSense | null) => void }) {
  const t = useTranslations('photos.camera');
  const id = useId();
  const [sense, setSense] = useState<DeviceSense | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    onSense(sense);
    return () => sense?.stop();
  }, [sense, onSense]);

  async function change(wanted: boolean): Promise<void> {
    if (!wanted) {
      setSense(null);
      return;
    }
    setAsking(true);
    setSense(await senseDevice().catch(() => null));
    setAsking(false);
  }

  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={sense !== null || asking}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-forest"
      />
      <div className="text-caption">
        <label htmlFor={id} className="font-strong">
          {t('senseLabel')}
        </label>
        <p id={`${id}-hint`} className="max-w-[64ch] text-ink-soft">
          {t('senseReason')}
        </p>
      </div>
    </div>
  );
}
