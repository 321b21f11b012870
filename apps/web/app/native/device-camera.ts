/** Why there are no photos: the device has no such thing, the owner forbade it, or it went wrong. */
export type CameraProblem = 'unavailable' | 'denied' | 'failed';

/** None where the owner changed their mind. */
export type Taken = { readonly files: readonly File[] } | { readonly problem: CameraProblem };

/** The camera and the photo library of a device, as an app reaches them. Neither call rejects. */
export interface DeviceCamera {
  takePhoto(): Promise<Taken>;
  /** Several at once. */
  choosePhotos(): Promise<Taken>;
}

/** Loaded with the first photo: no browser carries it. */
export const deviceCamera: DeviceCamera = {
  takePhoto: () => withCamera((camera) => camera.takePhoto()),
  choosePhotos: () => withCamera((camera) => camera.choosePhotos()),
};

async function withCamera(ask: (camera: DeviceCamera) => Promise<Taken>): Promise<Taken> {
  try {
    return await ask((await import('./capacitor-camera.ts')).capacitorCamera);
  } catch {
    return { problem: 'failed' };
  }
}
