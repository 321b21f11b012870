import { photoLimits } from '@dss/domain';

import type { DeviceCamera } from '../../lib/device/native/device-camera.ts';
import type { DeviceSensors } from './device-sensors.ts';
import type { ChosenPhoto, PhotoOrigin } from './upload.ts';

// HEIC is never sent. If the browser can decode it, it is converted to JPEG; if not, the page explains how to get one.
export const acceptedTypes = [
  ...photoLimits.acceptedTypes.filter((type) => type !== 'image/jpg'),
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
].join(',');

/**
 * Opens the browser's file dialog without a visible input. Must be called from a click handler.
 * @returns an empty list if the owner canceled
 */
function askForFiles(prepare: (input: HTMLInputElement) => void): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.hidden = true;
    prepare(input);
    const done = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', done, { once: true });
    input.addEventListener('cancel', done, { once: true });
    // While the camera is open, browsers drop an input that isn't in the document.
    document.body.append(input);
    input.click();
  });
}

/** Photos from the file dialog, for places without a picker on the page. */
export function chooseFiles({ multiple }: { multiple: boolean }): Promise<File[]> {
  return askForFiles((input) => {
    input.accept = acceptedTypes;
    input.multiple = multiple;
  });
}

/**
 * A photo from the phone's camera, by way of a file input that asks for a new shot.
 * @param sensors position and compass, if allowed
 */
export async function takeBrowserPhoto(sensors: DeviceSensors | null): Promise<ChosenPhoto[]> {
  const files = await askForFiles((input) => {
    input.accept = 'image/*';
    input.setAttribute('capture', 'environment');
  });
  const device = sensors?.read() ?? null;
  return files.map((file) => ({ file, device }));
}

/** What the owner can do about it: give permission, or try again. */
export type DeviceProblem = 'denied' | 'failed';

export type DevicePhotos =
  | { readonly photos: readonly ChosenPhoto[]; readonly origin: PhotoOrigin }
  | { readonly problem: DeviceProblem };

export interface DevicePhotosDependencies {
  readonly camera: DeviceCamera;
  /** Position and compass, if allowed. */
  readonly sensors: DeviceSensors | null;
  readonly chooseFiles?: () => Promise<readonly File[]>;
}

/**
 * Photos from the source that the owner chose in the native app. A device without a camera or photo library opens the
 * file dialog instead. Must be called from a click handler.
 * @returns no photos if the owner canceled
 */
export async function devicePhotos(
  way: PhotoOrigin,
  { camera, sensors, chooseFiles: choose = chooseBrowserFiles }: DevicePhotosDependencies,
): Promise<DevicePhotos> {
  if (way === 'files') return fromFiles(choose);
  const taken = await (way === 'camera' ? camera.takePhoto() : camera.choosePhotos());
  if ('problem' in taken) {
    return taken.problem === 'unavailable' ? fromFiles(choose) : { problem: taken.problem };
  }
  // The current position says nothing about photos taken earlier.
  const device = way === 'camera' ? (sensors?.read() ?? null) : null;
  return { photos: taken.files.map((file) => ({ file, device })), origin: way };
}

async function fromFiles(choose: () => Promise<readonly File[]>): Promise<DevicePhotos> {
  const files = await choose();
  return { photos: files.map((file) => ({ file, device: null })), origin: 'files' };
}

function chooseBrowserFiles(): Promise<readonly File[]> {
  return chooseFiles({ multiple: true });
}
