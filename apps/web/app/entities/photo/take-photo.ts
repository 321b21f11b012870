import { useTranslations } from 'use-intl';

import { deviceCamera } from '../../lib/device/native/device-camera.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { devicePhotos, takeBrowserPhoto, type DeviceProblem } from './photo-sources.ts';
import type { ChosenPhoto, PhotoOrigin } from './upload.ts';

/**
 * Takes a photo with the device's camera; a computer opens its file dialog.
 * @returns a function to call from a click handler, which returns no photos if the owner canceled
 */
export function useTakePhoto(): () => Promise<readonly ChosenPhoto[]> {
  const showProblem = useProblemToasts();
  return async () => {
    if (nativeServer === null) return takeBrowserPhoto(null);
    const taken = await devicePhotos('camera', { camera: deviceCamera, sensors: null });
    if ('photos' in taken) return taken.photos;
    showProblem('camera', taken.problem);
    return [];
  };
}

/** Says why the device's camera or photo library could not be opened. */
export function useProblemToasts(): (origin: PhotoOrigin, problem: DeviceProblem) => void {
  const t = useTranslations('photos.ways');
  return (origin, problem) => {
    const which = origin === 'camera' ? 'camera' : 'gallery';
    showToast({
      tone: 'danger',
      title: t(`${which}Error`),
      description: t(`${which}ErrorText`),
      ...(problem === 'denied' && { detail: t(`${which}Denied`) }),
    });
  };
}
