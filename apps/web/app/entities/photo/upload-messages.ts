import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import type { ToastMessage } from '../../ui/toast/toast-queue.ts';
import type { UploadListener } from './upload-listeners.ts';
import { isNetworkFailure, isRefusal, type Upload, type UploadView } from './upload.ts';
import type { Uploader } from './uploader.ts';
import type { Selection } from './validate-selection.ts';

interface FailedUpload extends Pick<Upload, 'imageId' | 'actionId'> {
  readonly error: unknown;
}

export type UploadFailure = 'rateLimited' | 'refused' | 'fileFailed' | 'actionFailed';

/**
 * Classifies a failed upload. After a rate limit (429) the file can be sent again later; a file that was rejected for
 * good can't be retried. Otherwise, as specified, the message names the file while a property is being created, and
 * covers the whole selection on the property's own page.
 */
export function uploadFailure(
  { error }: Pick<FailedUpload, 'error'>,
  view: UploadView,
): UploadFailure {
  if (error instanceof ApiError && error.status === 429) return 'rateLimited';
  if (isRefusal(error)) return 'refused';
  return view === 'creation' ? 'fileFailed' : 'actionFailed';
}

/**
 * Decides which failures to show: every failure that names its file, but only one per selection for the others. If the
 * file that was reported fails again on retry, it is reported again.
 */
export function createFailureFilter(view: UploadView): (upload: FailedUpload) => boolean {
  const reported = new Map<string, string>();
  return (upload) => {
    if (['fileFailed', 'refused'].includes(uploadFailure(upload, view))) return true;
    const first = reported.get(upload.actionId) ?? upload.imageId;
    reported.set(upload.actionId, first);
    return first === upload.imageId;
  };
}

const fileProblems = [
  'file_too_large',
  'invalid_file_type',
  'file_name_too_long',
  'file_name_invalid',
  'photo_empty',
  'file_unreadable',
] as const;

function isFileProblem(code: string): code is (typeof fileProblems)[number] {
  return (fileProblems as readonly string[]).includes(code);
}

/** Where a page shows messages about photos: as toasts, or in a place of its own. It stays the same between renders. */
export type ShowMessage = (message: ToastMessage) => void;

/** Messages about what stopped a selection of files. */
export function useSelectionMessages(
  show: ShowMessage,
): (selection: Awaited<ReturnType<Uploader['choose']>> | Selection) => void {
  const t = useTranslations('photos');
  return useCallback(
    (selection) => {
      if ('tooOften' in selection) {
        show({ tone: 'danger', title: t('tooOften'), description: t('tooOftenText') });
      } else if ('invalidProperty' in selection) {
        show({
          tone: 'danger',
          title: t('invalidProperty'),
          description: t('invalidPropertyText'),
        });
      } else if ('invalidFile' in selection) {
        const { name, problem, isHeic } = selection.invalidFile;
        show({
          tone: 'danger',
          title: t('invalidFile'),
          description: t(`fileProblems.${isFileProblem(problem) ? problem : 'invalid_file_type'}`),
          detail: isHeic && problem === 'invalid_file_type' ? `${name}. ${t('heicHint')}` : name,
        });
      }
    },
    [t, show],
  );
}

/** Messages about the outcome of uploads. The listener stays the same between renders, so that no event is missed. */
export function useUploadMessages(view: UploadView, show: ShowMessage): UploadListener {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const [isNew] = useState(() => createFailureFilter(view));
  const [listener] = useState((): UploadListener => ({
    failed: ({ imageId, actionId, name, placement }, error) => {
      if (!isNew({ imageId, actionId, error })) return;
      // Photos with a known place come from pages that say themselves what waits for a connection.
      if (placement !== null && isNetworkFailure(error)) return;
      const title = t(view === 'creation' ? 'uploadError' : 'uploadFailed');
      const words = {
        rateLimited: () => ({ title: t('tooOften'), description: errorText(error) }),
        refused: () => ({
          title,
          description: t('refusedText', { name }),
          detail: errorText(error),
        }),
        fileFailed: () => ({ title, description: t('uploadErrorText', { name }) }),
        actionFailed: () => ({ title, description: t('uploadFailedText') }),
      };
      show({ tone: 'danger', ...words[uploadFailure({ error }, view)]() });
    },
    stored: (uploads) => {
      // Photos with a known place come from pages that show themselves what became of them.
      if (uploads.every(({ placement }) => placement !== null)) return;
      const origin = view === 'property' ? 'property' : (uploads[0]?.origin ?? 'files');
      show({
        tone: 'positive',
        title: t(`stored.${origin}`),
        description: t('storedText', { count: uploads.length }),
      });
    },
    couldNotSave: () =>
      show({ tone: 'danger', title: t('unsent.noRoom'), description: t('unsent.noRoomText') }),
  }));
  return listener;
}
