import { actionLimits, activityLog } from '../../lib/limits/index.ts';
import type { PhotoPreparer } from './prepare-photo.ts';
import type { ChosenPhoto, UploadView } from './upload.ts';
import { validateSelection, type Selection } from './validate-selection.ts';

export interface Choice {
  propertyId: string;
  view: UploadView;
  preparer: PhotoPreparer;
  sendsOriginals: () => boolean;
  /** Whether HEIC photos are being converted. */
  showConverting: (converting: boolean) => void;
}

/** Checks a selection of files, and counts it. @returns `tooOften` if files were chosen too often recently */
export async function choosePhotos(
  photos: readonly ChosenPhoto[],
  { propertyId, view, preparer, sendsOriginals, showConverting }: Choice,
): Promise<Selection | { tooOften: true }> {
  const limit = view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation';
  if (actionLimits.wait(limit) > 0) {
    activityLog.note('rate_limit_hit', limit);
    return { tooOften: true };
  }
  const convertHeic = (file: File) => {
    showConverting(true);
    return preparer
      .prepare({ file, sendOriginal: sendsOriginals(), isHeic: true })
      .catch(() => null)
      .finally(() => showConverting(false));
  };
  const selection = await validateSelection(photos, { propertyId, view, convertHeic });
  if ('invalidFile' in selection)
    activityLog.note('validation_failure', selection.invalidFile.problem);
  if ('accepted' in selection && selection.accepted.length > 0) {
    actionLimits.count(limit);
    if (photos.length > 1) activityLog.note('bulk_operation', `${photos.length} photos`);
  }
  return selection;
}
