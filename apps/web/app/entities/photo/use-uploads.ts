import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { Photo, PlacementFields } from '@dss/domain';
import { useServerRecovery } from '../../lib/realtime/realtime-provider.tsx';
import { useWarningBeforeLeaving } from '../../lib/navigation/use-warning-before-leaving.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { deletePhoto } from './delete-photo.ts';
import { createDeletions, type Deletions } from './deletions.ts';
import { changePhotos, noteChosen, photosQuery, withPhoto } from './photos.ts';
import { createPhotoPreparer, type PhotoPreparer } from './prepare-photo.ts';
import { sendsOriginals } from './send-originals.tsx';
import { savePlacement } from './save-placement.ts';
import { sendPhoto, type SendOptions } from './send-photo.ts';
import { openUploadChannel, type UploadChange } from './upload-channel.ts';
import { countUnsent, openUploadDatabase, type UploadDatabase } from './upload-database.ts';
import { createUploadStore, type UploadsState } from './upload-store.ts';
import {
  isPending,
  isUnsent,
  type ChosenPhoto,
  type PhotoOrigin,
  type Upload,
  type UploadView,
} from './upload.ts';
import { useSelectionMessages, useUploadMessages, type ShowMessage } from './upload-messages.ts';
import { createUploader, type SelectionSource, type Uploader } from './uploader.ts';

/** Adds photos to a property, and changes what happens to those being sent. Stays the same while they are. */
export interface UploadControls extends Pick<
  Uploader,
  'retry' | 'remove' | 'cancel' | 'clear' | 'warmUp'
> {
  /** Files are being checked, which may involve converting them. */
  checking: boolean;
  /** Validates the files, then uploads them; one invalid file stops them all. */
  choose: (files: readonly File[]) => void;
  /** The same for photos from a camera or another source. */
  take: (photos: readonly ChosenPhoto[], origin: PhotoOrigin) => void;
  /** The same for photos whose side and area are known. @returns the ids of those that were accepted */
  takeAt: (
    photos: readonly ChosenPhoto[],
    placement: PlacementFields,
  ) => Promise<readonly string[]>;
  /** The same for one file that replaces a rejected upload. */
  replace: (imageId: string, file: File) => void;
  /** Files that were not added with the others; the owner decides whether to add them. */
  leftOut: LeftOut;
  addLeftOut: () => void;
  dismissLeftOut: () => void;
}

export interface LeftOut {
  readonly files: readonly File[];
  /** The file that can't be added and stopped them; null if there were more than can be added at once. */
  readonly refused: string | null;
}

const noneLeftOut: LeftOut = { files: [], refused: null };

export type Uploads = UploadControls & UploadsState;

/**
 * The uploads to a property, from this page and from earlier ones. Re-renders with every percent: larger pages use
 * `useUploadControls`, and `useUploadsState` in the small parts that show something of it.
 * @param show where messages about them appear; stays the same between renders
 */
export function useUploads(propertyId: string, view: UploadView, show?: ShowMessage): Uploads {
  const controls = useUploadControls(propertyId, view, show);
  const state = useUploadsState(propertyId, (all) => all);
  return { ...controls, ...state };
}

/**
 * What a part of a page shows of the uploads to a property. Renders again only when that changes.
 * @param select compared by its entries
 */
export function useUploadsState<Part>(
  propertyId: string,
  select: (state: UploadsState) => Part,
): Part {
  return useStore(useUploader(propertyId).state, useShallow(select));
}

/**
 * Sends photos to a property, and says what becomes of them.
 * @param show where messages about them appear; stays the same between renders
 */
export function useUploadControls(
  propertyId: string,
  view: UploadView,
  show: ShowMessage = showToast,
): UploadControls {
  const uploader = useUploader(propertyId);
  useServerRecovery(propertyId, uploader.resume);
  const [checks, setChecks] = useState(0);
  const showSelection = useSelectionMessages(show);
  const listener = useUploadMessages(view, show);
  useEffect(() => uploader.listen(listener), [uploader, listener]);
  useEffect(() => {
    if (view === 'creation') uploader.warmUp();
  }, [uploader, view]);
  useWarningBeforeLeaving(useUploadsState(propertyId, wouldBeLost));

  const [leftOut, setLeftOut] = useState(noneLeftOut);
  const begin = useCallback(
    (photos: readonly ChosenPhoto[], source: Omit<SelectionSource, 'view'>) => {
      setChecks((count) => count + 1);
      return uploader
        .choose(photos, { view, ...source })
        .then((selection) => {
          showSelection(selection);
          if ('invalidFile' in selection && source.placement === undefined)
            setLeftOut({ files: selection.others, refused: selection.invalidFile.name });
          return selection;
        })
        .finally(() => setChecks((count) => count - 1));
    },
    [uploader, view, showSelection],
  );
  const take = useCallback(
    async (photos: readonly ChosenPhoto[], source: Omit<SelectionSource, 'view'>) => {
      if (photos.length === 0) return [];
      const selection = await begin(photos, source);
      if (!('accepted' in selection)) return [];
      if (selection.leftOut.length > 0) {
        setLeftOut(({ files }) => ({ files: [...files, ...selection.leftOut], refused: null }));
      }
      return selection.imageIds ?? [];
    },
    [begin],
  );
  const choose = useCallback(
    (files: readonly File[]) => void take(files.map(withoutDevice), { origin: 'files' }),
    [take],
  );
  const replace = useCallback(
    (imageId: string, file: File) =>
      void take([withoutDevice(file)], { origin: 'files', inPlaceOf: imageId }),
    [take],
  );
  const addLeftOut = useCallback(async () => {
    const selection = await begin(leftOut.files.map(withoutDevice), { origin: 'files' });
    if ('accepted' in selection) setLeftOut({ files: selection.leftOut, refused: null });
  }, [begin, leftOut]);

  const checking = checks > 0;
  return useMemo(() => {
    const { retry, remove, cancel, clear, warmUp } = uploader;
    return {
      checking,
      choose,
      take: (photos, origin) => void take(photos, { origin }),
      takeAt: (photos, placement) => take(photos, { origin: 'camera', placement }),
      replace,
      leftOut,
      addLeftOut: () => void addLeftOut(),
      dismissLeftOut: () => setLeftOut(noneLeftOut),
      retry,
      remove,
      cancel,
      clear,
      warmUp,
    };
  }, [uploader, checking, choose, take, replace, leftOut, addLeftOut]);
}

/** Whether closing the page would lose a photo: one that the browser hasn't saved, or not yet. */
function wouldBeLost({ items }: UploadsState): boolean {
  return items.some((upload) => isPending(upload) && !upload.kept);
}

/** The ids of the photos that the server doesn't have yet. Renders again only when they change. */
export function useUnsentPhotoIds(propertyId: string): readonly string[] {
  return useUploadsState(propertyId, unsentIds);
}

function unsentIds({ items }: UploadsState): readonly string[] {
  return items.filter(isUnsent).map(({ imageId }) => imageId);
}

/** Sends the photos of all homes that earlier pages kept, whichever page is open. */
export async function sendUnsentPhotos(queryClient: QueryClient): Promise<void> {
  for (const propertyId of (await countUnsent()).keys())
    uploaderOfProperty(queryClient, propertyId);
}

/** Removes all uploads along with their property. @returns a function that restores those that weren't sent */
export function removeUploads(queryClient: QueryClient, propertyId: string): () => void {
  return uploaderOfProperty(queryClient, propertyId).removeWithProperty();
}

function useUploader(propertyId: string): Uploader {
  const queryClient = useQueryClient();
  const [uploader] = useState(() => uploaderOfProperty(queryClient, propertyId));
  return uploader;
}

function withoutDevice(file: File): ChosenPhoto {
  return { file, device: null };
}

/** A photo counts as sent once its placement is stored, too. Sending either again changes nothing. */
async function sendPlaced(upload: Upload, options: SendOptions): Promise<Photo> {
  const photo = await sendPhoto(upload, options);
  if (upload.placement === null) return photo;
  const { propertyId, imageId } = upload;
  return { ...photo, placement: await savePlacement(propertyId, imageId, upload.placement) };
}

/** Shared by all uploads of this tab. */
interface Shared {
  uploaders: Map<string, Uploader>;
  database: UploadDatabase;
  preparer: PhotoPreparer;
  deletions: Deletions;
  notifyOtherTabs: (change: UploadChange) => void;
}

/** Lives as long as the tab: leaving a page must not stop its uploads. */
const sharedBy = new WeakMap<QueryClient, Shared>();

/** The uploader of a property in this tab. The first call resumes uploads from earlier page loads. */
function uploaderOfProperty(queryClient: QueryClient, propertyId: string): Uploader {
  const shared = sharedBy.get(queryClient) ?? startSharing(queryClient);
  const known = shared.uploaders.get(propertyId);
  if (known !== undefined) return known;
  const { database, preparer, deletions, notifyOtherTabs } = shared;
  const uploader = createUploader({
    propertyId,
    store: createUploadStore(propertyId, database),
    preparer,
    send: sendPlaced,
    sendsOriginals,
    isOnline: () => navigator.onLine,
    now: Date.now,
    storedPhotos: () => queryClient.getQueryData(photosQuery(propertyId).queryKey) ?? [],
    onStored: (photo) =>
      changePhotos(queryClient, propertyId, (photos) => withPhoto(photos, photo)),
    onSentElsewhere: () => refetchPhotos(queryClient, propertyId),
    deleteStored: (imageId) => deletions.add(propertyId, imageId),
    noteChosen,
    notifyOtherTabs,
  });
  window.addEventListener('online', uploader.resume);
  shared.uploaders.set(propertyId, uploader);
  return uploader;
}

function startSharing(queryClient: QueryClient): Shared {
  const uploaders = new Map<string, Uploader>();
  const shared: Shared = {
    uploaders,
    database: openUploadDatabase(),
    preparer: createPhotoPreparer(),
    deletions: createDeletions(localStore, deletePhoto),
    notifyOtherTabs: openUploadChannel((change) => {
      uploaders.get(change.propertyId)?.drop(change);
      if (change.what === 'stored') refetchPhotos(queryClient, change.propertyId);
    }),
  };
  window.addEventListener('online', shared.deletions.resume);
  sharedBy.set(queryClient, shared);
  return shared;
}

function refetchPhotos(queryClient: QueryClient, propertyId: string): void {
  void queryClient.invalidateQueries({ queryKey: photosQuery(propertyId).queryKey });
}
