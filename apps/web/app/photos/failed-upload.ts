import { ApiError } from '../api/api-error.ts';
import type { UploadItem } from './upload-items.ts';

type FailedItem = Pick<UploadItem, 'imageId' | 'actionId' | 'error'>;

/** What a toast says of a failed upload: each is a title of its own. */
export type FailedUpload = 'refusedForNow' | 'failed';

/** Sorts a failed upload: one that a limit refuses (429) may be sent again later, and nothing is wrong with the file. */
export function failedUpload({ error }: Pick<FailedItem, 'error'>): FailedUpload {
  return error instanceof ApiError && error.status === 429 ? 'refusedForNow' : 'failed';
}

/**
 * Which failures are told: every file that fails by itself, but a limit only once for a choosing of files, since it
 * refuses all of them alike. The file that it was told of is told of again when a retry is refused too.
 */
export function createFailureNews(): (item: FailedItem) => boolean {
  const toldOf = new Map<string, string>();
  return (item) => {
    if (failedUpload(item) === 'failed') return true;
    const first = toldOf.get(item.actionId) ?? item.imageId;
    toldOf.set(item.actionId, first);
    return first === item.imageId;
  };
}
