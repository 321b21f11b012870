/** Why there are no photos: the device lacks the feature, the owner denied permission, or an error occurred. */
export type CameraProblem = 'unavailable' | 'denied' | 'failed';

/** Without files if the owner canceled. */
export type CameraResult =
  | { readonly files: readonly File[] }
  | { readonly problem: CameraProblem };

/** The camera and the photo library of a device, as the native app uses them. Neither call rejects. */
export interface DeviceCamera {
  takePhoto(): Promise<CameraResult>;
  /** Several photos at once. */
  choosePhotos(): Promise<CameraResult>;
}

/** Loaded with the first photo, so that browsers never download it. */
export const deviceCamera: DeviceCamera = {
  takePhoto: () => withCamera((camera) => camera.takePhoto()),
  choosePhotos: () => withCamera((camera) => camera.choosePhotos()),
};

async function withCamera(
  ask: (camera: DeviceCamera) => Promise<CameraResult>,
): Promise<CameraResult> {
  try {
    return await ask((await import('./capacitor-camera.ts')).capacitorCamera);
  } catch {
    return { problem: 'failed' };
  }
}
