import { photoLimits } from '@dss/domain';

import type { DeviceCamera } from '../native/index.ts';
import type { DeviceSense } from './device-sense.ts';
import type { ChosenPhoto, PhotoOrigin } from './upload-store.ts';

// HEIC isn't sent; where the browser can decode it, it becomes a JPEG, and where not, the page says how to get one.
export const acceptedTypes = [
  ...photoLimits.acceptedTypes.filter((type) => type !== 'image/jpg'),
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
].join(',');

/**
 * Opens the browser's own way to files, without a picker on the page; must be called while a press is handled.
 * @returns none where the owner chose none
 */
function askForFiles(
  prepare: (input: HTMLInputElement) => void,
  page: Document = document,
): Promise<File[]> {
  return new Promise((resolve) => {
    const input = page.createElement('input');
    input.type = 'file';
    input.hidden = true;
    prepare(input);
    const done = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', done, { once: true });
    input.addEventListener('cancel', done, { once: true });
    // Browsers drop an input that stands nowhere while the camera is open.
    page.body.append(input);
    input.click();
  });
}

/** Photos from the file dialog, from where there is no picker on the page. */
export function chooseFiles({ multiple }: { multiple: boolean }): Promise<File[]> {
  return askForFiles((input) => {
    input.accept = acceptedTypes;
    input.multiple = multiple;
  });
}

/**
 * A photo from the phone's camera, as a browser opens it: a file input that asks for a shot.
 * @param sense position and compass, where the owner allowed them
 */
export async function takeBrowserPhoto(sense: DeviceSense | null): Promise<ChosenPhoto[]> {
  const files = await askForFiles((input) => {
    input.accept = 'image/*';
    input.setAttribute('capture', 'environment');
  });
  const device = sense?.read() ?? null;
  return files.map((file) => ({ file, device }));
}

/** What the owner can do about it: allow it, or try again. */
export type DeviceProblem = 'denied' | 'failed';

export type DevicePhotos =
  | { readonly photos: readonly ChosenPhoto[]; readonly origin: PhotoOrigin }
  | { readonly problem: DeviceProblem };

export interface DevicePhotosDependencies {
  readonly camera: DeviceCamera;
  /** Position and compass, where the owner allowed them. */
  readonly sense: DeviceSense | null;
  readonly chooseFiles?: () => Promise<readonly File[]>;
}

/**
 * Photos in the way that an app's owner chose. A device without camera or photo library offers its files instead.
 * Must be called while a press is handled.
 * @returns no photos where the owner changed their mind
 */
export async function devicePhotos(
  way: PhotoOrigin,
  { camera, sense, chooseFiles: choose = chooseBrowserFiles }: DevicePhotosDependencies,
): Promise<DevicePhotos> {
  if (way === 'files') return fromFiles(choose);
  const taken = await (way === 'camera' ? camera.takePhoto() : camera.choosePhotos());
  if ('problem' in taken) {
    return taken.problem === 'unavailable' ? fromFiles(choose) : { problem: taken.problem };
  }
  // Where the device is now says nothing of photos that were taken before.
  const device = way === 'camera' ? (sense?.read() ?? null) : null;
  return { photos: taken.files.map((file) => ({ file, device })), origin: way };
}

async function fromFiles(choose: () => Promise<readonly File[]>): Promise<DevicePhotos> {
  const files = await choose();
  return { photos: files.map((file) => ({ file, device: null })), origin: 'files' };
}

function chooseBrowserFiles(): Promise<readonly File[]> {
  return chooseFiles({ multiple: true });
}
