import { ApiError } from '../api/api-error.ts';
import type { UploadView } from './photo-intake.ts';
import type { UploadItem } from './upload-items.ts';

type FailedItem = Pick<UploadItem, 'imageId' | 'actionId' | 'error'>;

/** What a toast says of a failed upload: each is a title of its own. */
export type FailedUpload = 'refusedForNow' | 'fileFailed' | 'choosingFailed';

/**
 * Sorts a failed upload: one that a limit refuses (429) may be sent again later, and nothing is wrong with the file. Else
 * the specification names the file while a property is created, and speaks of all that were chosen on its own page.
 */
export function failedUpload({ error }: Pick<FailedItem, 'error'>, view: UploadView): FailedUpload {
  if (error instanceof ApiError && error.status === 429) return 'refusedForNow';
  return view === 'creation' ? 'fileFailed' : 'choosingFailed';
}

/**
 * Which failures are told: every file that is named, but what is said of a whole choosing of files only once for it. The
 * file that it was told of is told of again when its retry fails too.
 */
export function createFailureNews(view: UploadView): (item: FailedItem) => boolean {
  const toldOf = new Map<string, string>();
  return (item) => {
    if (failedUpload(item, view) === 'fileFailed') return true;
    const first = toldOf.get(item.actionId) ?? item.imageId;
    toldOf.set(item.actionId, first);
    return first === item.imageId;
  };
}
