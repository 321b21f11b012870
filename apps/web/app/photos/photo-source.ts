import type { PhotoEvidence } from '@dss/domain';

/** Where a photo comes from: what the page says when it is stored depends on it. */
export type PhotoOrigin = 'camera' | 'gallery' | 'files';

export interface ChosenPhoto {
  file: File;
  /** What the device's own sensors said while it was taken; null where it wasn't asked, or refused. */
  device: PhotoEvidence | null;
}

/** A way to photos that must be asked for: the browser's camera, or the apps' camera, gallery and files. */
export interface PhotoSource {
  origin: PhotoOrigin;
  /** @returns nothing where the owner chose nothing */
  choose: () => Promise<readonly ChosenPhoto[]>;
}
