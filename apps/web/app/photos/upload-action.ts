import type { PhotoEvidence } from '@dss/domain';

import { randomUuid } from '../api/random-uuid.ts';
import type { AcceptedPhoto, UploadView } from './photo-intake.ts';
import type { PhotoOrigin } from './photo-source.ts';
import type { UploadItem } from './upload-items.ts';

export interface UploadAction {
  view: UploadView;
  origin: PhotoOrigin;
  /** What the device's sensors said, one for each photo. */
  devices: readonly (PhotoEvidence | null)[];
}

/**
 * One choosing of files, once all of them are accepted: the one place where an upload action starts. The server counts
 * actions by this id.
 */
export function startUploadAction(
  photos: readonly AcceptedPhoto[],
  { view, origin, devices }: UploadAction,
): UploadItem[] {
  const actionId = randomUuid();
  return photos.map(({ file, prepared }, at) => ({
    imageId: randomUuid(),
    actionId,
    view,
    origin,
    file,
    prepared:
      prepared === null
        ? null
        : { chosenSha256: prepared.chosenSha256, evidence: prepared.evidence },
    device: devices[at] ?? null,
    kept: false,
    state: 'queued',
    progress: 0,
    error: null,
  }));
}
