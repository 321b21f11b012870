import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useReturnOfServer } from '../realtime/index.ts';
import { showToast } from '../ui/toast/toast-queue.ts';
import { createFailureNews, failedUpload } from './failed-upload.ts';
import type { Intake, UploadView } from './photo-intake.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { isPending, isUnsent, type UploadItem } from './upload-items.ts';
import { uploadsOfProperty } from './uploads-of-property.ts';

export interface Uploads {
  items: readonly UploadItem[];
  /** Queued or on the way. */
  pending: number;
  /** Not stored yet: pending, or failed and worth another try. */
  unsent: number;
  /** Files are being checked that must be converted first. */
  checking: boolean;
  /** Checks the files, then uploads them; one invalid file stops them all. */
  choose: (files: readonly File[]) => void;
  /** The same for photos from a camera or another source. */
  take: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
  /** Chosen, but more than can be added at once: these wait for their owner's word. */
  leftOut: readonly File[];
  addLeftOut: () => void;
  dismissLeftOut: () => void;
  retry: (imageId: string) => void;
  remove: (imageId: string) => void;
  clear: () => void;
}

/** The photos on their way to a property: those of this page, and those that wait from before. */
export function useUploads(propertyId: string, view: UploadView): Uploads {
  const queryClient = useQueryClient();
  const [uploads] = useState(() => uploadsOfProperty(queryClient, propertyId));
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  useReturnOfServer(propertyId, uploads.resume);
  const [checks, setChecks] = useState(0);
  const tellIntake = useIntakeToasts();
  const tellers = useUploadToasts(view);
  useEffect(() => uploads.tell(tellers), [uploads, tellers]);
  useEffect(() => {
    if (view === 'creation') uploads.warmUp();
  }, [uploads, view]);
  useWarningBeforeUnload(items.some((item) => isPending(item) && !item.kept));

  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const begin = useCallback(
    (photos: readonly ChosenPhoto[], origin: PhotoOrigin): Promise<Intake> => {
      setChecks((count) => count + 1);
      return uploads
        .choose(photos, { view, origin })
        .then((intake) => {
          tellIntake(intake);
          return intake;
        })
        .finally(() => setChecks((count) => count - 1));
    },
    [uploads, view, tellIntake],
  );
  const take = useCallback(
    async (photos: readonly ChosenPhoto[], origin: PhotoOrigin): Promise<void> => {
      if (photos.length === 0) return;
      const intake = await begin(photos, origin);
      if ('accepted' in intake && intake.leftOut.length > 0)
        setLeftOut((before) => [...before, ...intake.leftOut]);
    },
    [begin],
  );
  const choose = useCallback(
    (files: readonly File[]) => void take(files.map(withoutDevice), 'files'),
    [take],
  );
  const addLeftOut = useCallback(async (): Promise<void> => {
    const intake = await begin(leftOut.map(withoutDevice), 'files');
    if ('accepted' in intake) setLeftOut(intake.leftOut);
  }, [begin, leftOut]);

  const { retry, remove, clear } = uploads;
  return {
    items,
    pending: items.filter(isPending).length,
    unsent: items.filter(isUnsent).length,
    checking: checks > 0,
    choose,
    take: (photos, origin) => void take(photos, origin),
    leftOut,
    addLeftOut: () => void addLeftOut(),
    dismissLeftOut: () => setLeftOut([]),
    retry,
    remove,
    clear,
  };
}

function withoutDevice(file: File): ChosenPhoto {
  return { file, device: null };
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
  const errorText = useErrorText();
  const [isNews] = useState(() => createFailureNews(view));
  const [tellers] = useState(() => ({
    failed: (item: UploadItem) => {
      if (!isNews(item)) return;
      const { file, error } = item;
      const words = {
        refusedForNow: () => ({ title: t('tooOften'), description: errorText(error) }),
        fileFailed: () => ({
          title: t('uploadError'),
          description: t('uploadErrorText', { name: file.name }),
        }),
        choosingFailed: () => ({ title: t('uploadFailed'), description: t('uploadFailedText') }),
      };
      showToast({ tone: 'danger', ...words[failedUpload(item, view)]() });
    },
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
