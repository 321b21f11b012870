import type { DeviceCamera } from '../native/index.ts';
import { acceptedTypes } from './accepted-types.ts';
import { askForFiles } from './ask-for-files.ts';
import type { DeviceSense } from './device-sense.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';

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
  { camera, sense, chooseFiles = browserFiles }: DevicePhotosDependencies,
): Promise<DevicePhotos> {
  if (way === 'files') return fromFiles(chooseFiles);
  const taken = await (way === 'camera' ? camera.takePhoto() : camera.choosePhotos());
  if ('problem' in taken) {
    return taken.problem === 'unavailable' ? fromFiles(chooseFiles) : { problem: taken.problem };
  }
  // Where the device is now says nothing of photos that were taken before.
  const device = way === 'camera' ? (sense?.read() ?? null) : null;
  return { photos: taken.files.map((file) => ({ file, device })), origin: way };
}

async function fromFiles(choose: () => Promise<readonly File[]>): Promise<DevicePhotos> {
  const files = await choose();
  return { photos: files.map((file) => ({ file, device: null })), origin: 'files' };
}

function browserFiles(): Promise<readonly File[]> {
  return askForFiles((input) => {
    input.accept = acceptedTypes;
    input.multiple = true;
  });
}
