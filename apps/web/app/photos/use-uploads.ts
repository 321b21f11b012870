import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast/toast-queue.ts';
import type { Intake, UploadView } from './photo-intake.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { isPending, type UploadItem } from './upload-items.ts';
import { uploadsOfProperty } from './uploads-of-property.ts';

export interface Uploads {
  items: readonly UploadItem[];
  /** Queued or on the way. */
  pending: number;
  /** Not stored yet: pending, or failed. */
  unsent: number;
  /** Files are being checked that must be converted first. */
  checking: boolean;
  /** Checks the files, then uploads them; one invalid file stops them all. */
  choose: (files: readonly File[]) => void;
  /** The same for photos from a camera or another source. */
  take: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
  retry: (imageId: string) => void;
  remove: (imageId: string) => void;
  clear: () => void;
}

/** The photos on their way to a property: those of this page, and those that wait from before. */
export function useUploads(propertyId: string, view: UploadView): Uploads {
  const queryClient = useQueryClient();
  const [uploads] = useState(() => uploadsOfProperty(queryClient, propertyId));
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  const [checks, setChecks] = useState(0);
  const tellIntake = useIntakeToasts();
  const tellers = useUploadToasts(view);
  useEffect(() => uploads.tell(tellers), [uploads, tellers]);
  useEffect(() => {
    if (view === 'creation') uploads.warmUp();
  }, [uploads, view]);
  useWarningBeforeUnload(items.some((item) => isPending(item) && !item.kept));

  const take = useCallback(
    (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => {
      if (photos.length === 0) return;
      setChecks((count) => count + 1);
      void uploads
        .choose(photos, { view, origin })
        .then(tellIntake)
        .finally(() => setChecks((count) => count - 1));
    },
    [uploads, view, tellIntake],
  );
  const choose = useCallback(
    (files: readonly File[]) =>
      take(
        files.map((file) => ({ file, device: null })),
        'files',
      ),
    [take],
  );

  const { retry, remove, clear } = uploads;
  return {
    items,
    pending: items.filter(isPending).length,
    unsent: items.filter(({ state }) => state !== 'uploaded').length,
    checking: checks > 0,
    choose,
    take,
    retry,
    remove,
    clear,
  };
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

/** What stopped a choosing of files. */
function useIntakeToasts(): (intake: Intake) => void {
  const t = useTranslations('photos');
  return useCallback(
    (intake) => {
      if ('tooOften' in intake) {
        showToast({
          tone: 'danger',
          title: t('tooOften'),
          description: t('tooOftenText'),
        });
      } else if ('invalidProperty' in intake) {
        showToast({
          tone: 'danger',
          title: t('invalidProperty'),
          description: t('invalidPropertyText'),
        });
      } else if ('invalidFile' in intake) {
        const { name, problem, isHeic } = intake.invalidFile;
        showToast({
          tone: 'danger',
          title: t('invalidFile'),
          description: t(`fileProblems.${isFileProblem(problem) ? problem : 'invalid_file_type'}`),
          detail: isHeic && problem === 'invalid_file_type' ? `${name}. ${t('heicHint')}` : name,
        });
      }
    },
    [t],
  );
}

/** What became of the uploads. */
function useUploadToasts(view: UploadView) {
  const t = useTranslations('photos');
  const [tellers] = useState(() => ({
    failed: ({ file }: UploadItem) =>
      showToast({
        tone: 'danger',
        title: t('uploadError'),
        description: t('uploadErrorText', { name: file.name }),
      }),
    stored: (items: readonly UploadItem[]) => {
      const origin = view === 'property' ? 'property' : (items[0]?.origin ?? 'files');
      showToast({
        tone: 'positive',
        title: t(`stored.${origin}`),
        description: t('storedText', { count: items.length }),
      });
    },
    unkept: () =>
      showToast({ tone: 'danger', title: t('unsent.noRoom'), description: t('unsent.noRoomText') }),
  }));
  return tellers;
}

/** Closing the page would lose what this browser could not keep: it asks first. */
function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
