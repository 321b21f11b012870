import { checkPhotoFile } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../api/random-uuid.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { deletePhoto } from './delete-photo.ts';
import { noteChosen } from './choosing-order.ts';
import { changePhotos, withPhoto } from './photos.ts';
import { isPending, type UploadItem } from './upload-items.ts';
import { uploadPhoto } from './upload-photo.ts';
import { createUploadQueue } from './upload-queue.ts';

export interface Uploads {
  items: readonly UploadItem[];
  pending: number;
  /** Checks the files, then uploads them; one invalid file stops them all. */
  choose: (files: readonly File[]) => void;
  retry: (imageId: string) => void;
  remove: (imageId: string) => void;
  clear: () => void;
}

/** The photos that this page is sending to a property. Its component is keyed by the property. */
export function useUploads(propertyId: string): Uploads {
  const t = useTranslations('photos');
  const queryClient = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      send: ({ imageId, actionId, file }, onSent, signal) =>
        uploadPhoto({ propertyId, imageId, actionId, file, onSent, signal }),
      makeId: () => randomUuid(),
      onStored: (photo) =>
        changePhotos(queryClient, propertyId, (photos) => withPhoto(photos, photo)),
      onFailed: ({ file }) =>
        showToast({
          tone: 'danger',
          title: t('uploadError'),
          description: t('uploadErrorText', { name: file.name }),
        }),
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const pending = items.filter(isPending).length;
  useWarningBeforeUnload(pending > 0);
  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => window.removeEventListener('online', queue.resume);
  }, [queue]);

  const choose = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const problem = checkPhotoFile(file);
        if (problem === null) continue;
        showToast({
          tone: 'danger',
          title: t('invalidFile'),
          description: isFileProblem(problem)
            ? t(`fileProblems.${problem}`)
            : t('fileProblems.invalid_file_type'),
          detail: /\.hei[cf]$/i.test(file.name) ? `${file.name}. ${t('heicHint')}` : file.name,
        });
        return;
      }
      if (files.length > 0) noteChosen(queue.add(files));
    },
    [queue, t],
  );

  const remove = useCallback(
    (imageId: string) => {
      const wasUploading = queue
        .items()
        .some((item) => item.imageId === imageId && item.state === 'uploading');
      queue.remove(imageId);
      // Its last bytes may have reached the server already; if they didn't, there is nothing to delete.
      if (wasUploading) deletePhoto(propertyId, imageId).catch(() => undefined);
    },
    [propertyId, queue],
  );

  return { items, pending, choose, retry: queue.retry, remove, clear: queue.clear };
}

const fileProblems = [
  'file_too_large',
  'invalid_file_type',
  'file_name_too_long',
  'file_name_invalid',
  'photo_empty',
] as const;

function isFileProblem(code: string): code is (typeof fileProblems)[number] {
  return (fileProblems as readonly string[]).includes(code);
}

/** Closing the page would lose what isn't stored: the browser asks first. */
function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
