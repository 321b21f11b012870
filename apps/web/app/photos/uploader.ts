import { photoLimits, type Photo, type PlacementFields } from '@dss/domain';

import { ApiError, isServerBusy } from '../api/api-error.ts';
import { randomUuid } from '../api/random-uuid.ts';
import { withLock } from '../device/storage/index.ts';
import { actionLimits, activityLog } from '../limits/index.ts';
import { leadingBytes } from './leading-bytes.ts';
import type { PhotoPreparer } from './prepare-photo.ts';
import { createRetries } from './retries.ts';
import type { SendOptions } from './send-photo.ts';
import {
  isNetworkFailure,
  isPending,
  isRetryable,
  isUnsent,
  notStarted,
  NoLongerStored,
  unreadableFile,
  type ChosenPhoto,
  type PhotoOrigin,
  type PreparedPhoto,
  type Upload,
  type UploadChange,
  type UploadPause,
  type UploadStore,
  type UploadView,
} from './upload-store.ts';
import { validateSelection, type AcceptedPhoto, type Selection } from './validate-selection.ts';

/** What the page shows messages about. */
export interface UploadListener {
  failed: (upload: Upload) => void;
  /** Called once all photos of a selection are stored. */
  stored: (uploads: readonly Upload[]) => void;
  /** The browser has no room to save them. */
  couldNotSave: () => void;
}

export interface SelectionSource {
  view: UploadView;
  origin: PhotoOrigin;
  /** The rejected upload that this photo replaces. */
  inPlaceOf?: string;
  /** What is known about the photos before anybody labels them. */
  placement?: PlacementFields | null;
}

/** The uploads of one property in this tab, regardless of which page is open. */
export interface Uploader {
  state: UploadStore['state'];
  /**
   * Checks the photos and, if all of them are valid, starts sending them.
   * @returns `tooOften` if files were chosen too often recently; accepted photos have their new ids
   */
  choose: (
    photos: readonly ChosenPhoto[],
    source: SelectionSource,
  ) => Promise<(Selection & { imageIds?: readonly string[] }) | { tooOften: true }>;
  retry: (imageId: string) => void;
  /**
   * Call when the connection or the server is back: queues every failed upload that can be retried, with its id
   * unchanged.
   */
  resume: () => void;
  /** Removes an upload from this tab and this browser, and aborts it if it is running. */
  remove: (imageId: string) => void;
  /**
   * Removes a photo whose card doesn't yet show that it is stored, for good: cards are drawn a moment later, so the server may have it
   * by then.
   */
  cancel: (imageId: string) => void;
  /** Removes all uploads. */
  clear: () => void;
  /** Removes all uploads along with their property. @returns a function that restores those that weren't sent */
  removeWithProperty: () => () => void;
  /** Call when another tab has stored or removed the upload. */
  drop: (change: Pick<UploadChange, 'imageId' | 'what'>) => void;
  /** Loads the preparation code ahead of time, so that it is available offline. */
  warmUp: () => void;
  /**
   * Only the newest listener is called, so that components on the same page don't show a message twice; when it stops,
   * the one before is called again.
   * @returns a function that stops listening
   */
  listen: (listener: UploadListener) => () => void;
}

type StoredPhoto = Pick<Photo, 'image_id' | 'sha256' | 'chosen_sha256'>;

export interface UploaderDependencies {
  propertyId: string;
  store: UploadStore;
  preparer: PhotoPreparer;
  send: (upload: Upload, options: SendOptions) => Promise<Photo>;
  sendsOriginals: () => boolean;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The property's photos that this page knows of. */
  storedPhotos: () => readonly StoredPhoto[];
  onStored: (photo: Photo) => void;
  onSentElsewhere: () => void;
  /** Deletes a photo that may have reached the server although its upload was aborted. */
  deleteStored: (imageId: string) => void;
  /** @param inPlaceOf the photo whose place in the order they take */
  noteChosen: (imageIds: readonly string[], inPlaceOf?: string) => void;
  notifyOtherTabs: (change: UploadChange) => void;
}

/** The property already has this file. */
class DuplicatePhoto extends Error {
  override readonly name = 'DuplicatePhoto';
}

const sendingPercent = 90;

/** The shortest time between two changes of a photo's percent: each is drawn, and taps wait for that. */
const percentMs = 200;

/** The percent to show for a share of bytes sent: a whole number from 0 to 89. */
export function percentSent(share: number): number {
  return Math.min(sendingPercent - 1, Math.max(0, Math.floor(share * sendingPercent)));
}

/** The first pause, and the longest that repeated pauses can grow to. */
const pauses = {
  busy: { firstMs: 5000, longestMs: 2 * 60_000 },
  full: { firstMs: 30_000, longestMs: 5 * 60_000 },
} as const;

/**
 * Saves, prepares and sends the photos of one property, three at a time, so that each arrives once and with the same
 * bytes. Lives outside React, so that rendering never starts or loses an upload.
 */
export function createUploader(dependencies: UploaderDependencies): Uploader {
  const { propertyId, store, preparer, send, sendsOriginals, isOnline, now } = dependencies;
  const { state, find, change } = store;
  const running = new Map<string, AbortController>();
  const preparing = new Map<string, Promise<PreparedPhoto>>();
  const listeners = new Set<UploadListener>();
  const retries = createRetries(sendAgain);
  /** Photos whose bytes may have reached the server. */
  const begun = new Set<string>();
  let resumptions = 0;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let pausesInARow = 0;

  const uploads = () => state.getState().items;
  const newestListener = () => [...listeners].at(-1);

  async function choose(photos: readonly ChosenPhoto[], source: SelectionSource) {
    const limit = source.view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation';
    if (actionLimits.wait(limit) > 0) {
      activityLog.note('rate_limit_hit', limit);
      return { tooOften: true } as const;
    }
    const convertHeic = (file: File) => {
      state.setState({ converting: true });
      return preparer
        .prepare({ file, sendOriginal: sendsOriginals(), isHeic: true })
        .catch(() => null)
        .finally(() => state.setState({ converting: false }));
    };
    const selection = await validateSelection(photos, {
      propertyId,
      view: source.view,
      convertHeic,
    });
    if ('invalidFile' in selection)
      activityLog.note('validation_failure', selection.invalidFile.problem);
    if ('accepted' in selection && selection.accepted.length > 0) {
      actionLimits.count(limit);
      if (photos.length > 1) activityLog.note('bulk_operation', `${photos.length} photos`);
      return { ...selection, imageIds: begin(selection.accepted, source) };
    }
    return selection;
  }

  /** Starts one upload action, once all of its files have been accepted. @returns the photos' ids */
  function begin(
    accepted: readonly AcceptedPhoto[],
    { view, origin, inPlaceOf, placement = null }: SelectionSource,
  ): readonly string[] {
    const replaced = inPlaceOf === undefined ? undefined : find(inPlaceOf);
    const { keptAt, position: first } = replaced ?? { keptAt: now(), position: 0 };
    const actionId = randomUuid();
    const action = {
      propertyId,
      actionId,
      view,
      origin,
      keptAt,
      placement,
      refusal: null,
      ...notStarted,
    };
    const chosen = accepted.map((photo, at): Upload => ({
      ...photo,
      ...action,
      imageId: randomUuid(),
      position: first + at,
    }));
    const imageIds = chosen.map(({ imageId }) => imageId);
    dependencies.noteChosen(imageIds, inPlaceOf);
    state.setState({ duplicates: [] });
    store.add(chosen, inPlaceOf);
    const kept = chosen.map(keep);
    // Prepare them while earlier ones are being sent. A failure here is retried when the photo's turn comes.
    for (const upload of chosen) prepared(upload).catch(() => undefined);
    if (inPlaceOf !== undefined) remove(inPlaceOf);
    startNext();
    void Promise.all(kept).then((all) => {
      if (all.includes(false)) newestListener()?.couldNotSave();
    });
    return imageIds;
  }

  /** @returns whether there was room for it. One that can't be read is refused when its turn comes. */
  async function keep(upload: Upload): Promise<boolean> {
    return (await store.keep(upload)) || (await leadingBytes(upload.file)) === null;
  }

  function prepared(upload: Upload): Promise<PreparedPhoto> {
    const { imageId } = upload;
    const known = preparing.get(imageId);
    if (known !== undefined) return known;
    const photo = prepare(upload);
    preparing.set(imageId, photo);
    photo.catch(() => preparing.delete(imageId));
    return photo;
  }

  async function prepare(upload: Upload): Promise<PreparedPhoto> {
    const { imageId, name, file, prepared: known } = upload;
    const photo =
      known === null
        ? // A HEIC has been converted to JPEG by now.
          await preparer.prepare({ file, sendOriginal: sendsOriginals(), isHeic: false })
        : { file, prepared: known };
    if (photo === null) throw new Error('the photo could not be prepared');
    if (isDuplicate(imageId, photo.prepared.chosenSha256)) {
      discard(imageId);
      state.setState(({ duplicates }) => ({ duplicates: [...duplicates, name] }));
      notifyActionStored(upload.actionId);
      throw new DuplicatePhoto();
    }
    if (known === null) await store.settle(imageId, photo);
    return photo;
  }

  /** Whether the property or an earlier upload has the same file. */
  function isDuplicate(imageId: string, hash: string | null): boolean {
    const place = uploads().findIndex((upload) => upload.imageId === imageId);
    if (hash === null || place < 0) return false;
    const isSame = (photo: StoredPhoto) =>
      photo.image_id !== imageId && [photo.chosen_sha256, photo.sha256].includes(hash);
    return (
      dependencies.storedPhotos().some(isSame) ||
      uploads()
        .slice(0, place)
        .some((other) => isUnsent(other) && other.prepared?.chosenSha256 === hash)
    );
  }

  async function photoToSend(upload: Upload): Promise<PreparedPhoto> {
    const settled = await store.settled(upload);
    if (settled !== null) return settled;
    try {
      return await prepared(upload);
    } catch (error) {
      if (error instanceof DuplicatePhoto) throw error;
      // Without the worker the file is sent as it is, and the server reads its EXIF.
      const photo = unprepared((await store.copy(upload.imageId)) ?? upload.file);
      await store.settle(upload.imageId, photo);
      return photo;
    }
  }

  async function readablePhotoToSend(upload: Upload): Promise<PreparedPhoto> {
    const photo = await photoToSend(upload);
    if ((await leadingBytes(photo.file)) === null) throw unreadableFile();
    return photo;
  }

  /** Starts up to three queued uploads once the previous batch has ended. */
  function startNext(): void {
    if (!isOnline() || state.getState().pause !== null) return;
    if (uploads().some((upload) => upload.state === 'uploading')) return;
    const batch = uploads().filter((upload) => upload.state === 'queued');
    for (const upload of batch.slice(0, photoLimits.uploadBatchSize)) void run(upload);
  }

  async function run(upload: Upload): Promise<void> {
    const { imageId } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    const resumptionsBefore = resumptions;
    running.set(imageId, controller);
    change(imageId, 'queued', { state: 'uploading', progress: 0 });
    try {
      const photo = await withLock(
        `dss-unsent-photo ${imageId}`,
        async () => {
          const ready = { ...upload, ...(await readablePhotoToSend(upload)) };
          signal.throwIfAborted();
          let changedAt = -Infinity;
          const onSent = (share: number) => {
            // All of it sent is shown at once: the server's answer may be long in coming.
            if (share < 1 && now() - changedAt < percentMs) return;
            changedAt = now();
            change(imageId, 'uploading', { progress: percentSent(share) });
          };
          begun.add(imageId);
          const stored = await send(ready, { onSent, signal });
          await forget(imageId);
          return stored;
        },
        signal,
      );
      pausesInARow = 0;
      retries.forget(imageId);
      if (!signal.aborted) {
        begun.delete(imageId);
        dependencies.notifyOtherTabs({ propertyId, imageId, what: 'stored' });
        dependencies.onStored(photo);
      }
      change(imageId, 'uploading', { state: 'uploaded', progress: 100 });
      notifyActionStored(upload.actionId);
    } catch (error) {
      // The connection may have come back before the browser aborted the request sent over the old one.
      fail(upload, error, { isBack: resumptions > resumptionsBefore, isStopped: signal.aborted });
    } finally {
      running.delete(imageId);
      startNext();
    }
  }

  function fail(
    upload: Upload,
    error: unknown,
    { isBack, isStopped }: { isBack: boolean; isStopped: boolean },
  ): void {
    const { imageId } = upload;
    if (error instanceof DuplicatePhoto) return;
    if (error instanceof NoLongerStored) {
      store.remove(imageId);
      dependencies.onSentElsewhere();
      return;
    }
    const reason = pauseReason(error);
    if (reason !== null && !isStopped) pauseSending(reason, error);
    const waits = isNetworkFailure(error) && !isOnline();
    if (reason !== null || waits || (isBack && isRetryable(error))) {
      change(imageId, 'uploading', { state: 'queued', progress: 0 });
      return;
    }
    change(imageId, 'uploading', { state: 'error', progress: 0, error });
    const isRefused = error instanceof ApiError && !error.retryable;
    const isKnown = isRefused && upload.refusal?.code === error.code;
    const isRepeated = !isRefused && retries.isRepeated(imageId);
    if (!isStopped && !isKnown && !isRepeated) newestListener()?.failed({ ...upload, error });
    if (isRefused) {
      begun.delete(imageId);
      retries.forget(imageId);
      void store.noteRefusal(imageId, error);
    } else if (find(imageId) !== undefined) {
      retries.later(imageId, error instanceof ApiError ? error.retryAfterMs : null);
    }
  }

  function sendAgain(imageId: string): void {
    change(imageId, 'error', { state: 'queued', error: null });
    startNext();
  }

  /** Pauses all uploads for as long as the server asks, twice as long for each pause in a row. */
  function pauseSending(reason: UploadPause['reason'], error: unknown): void {
    if (state.getState().pause !== null) return;
    const { firstMs, longestMs } = pauses[reason];
    const askedMs = error instanceof ApiError ? error.retryAfterMs : null;
    const pauseMs = Math.min(longestMs, Math.max(askedMs ?? firstMs, 1000) * 2 ** pausesInARow);
    pausesInARow += 1;
    state.setState({ pause: { reason, until: now() + pauseMs } });
    pauseTimer = setTimeout(() => {
      endPause();
      startNext();
    }, pauseMs);
  }

  function endPause(): void {
    clearTimeout(pauseTimer);
    state.setState({ pause: null });
  }

  function notifyActionStored(actionId: string): void {
    const together = uploads().filter((upload) => upload.actionId === actionId);
    if (together.length > 0 && together.every((upload) => upload.state === 'uploaded'))
      newestListener()?.stored(together);
  }

  function stop(imageId: string): void {
    const upload = find(imageId);
    store.remove(imageId);
    retries.forget(imageId);
    running.get(imageId)?.abort();
    if (upload !== undefined && isPending(upload)) startNext();
  }

  /** Removes an upload from the list and from the browser, in all tabs. */
  function discard(imageId: string): void {
    stop(imageId);
    void forget(imageId);
    dependencies.notifyOtherTabs({ propertyId, imageId, what: 'removed' });
  }

  function remove(imageId: string): void {
    const upload = find(imageId);
    if (upload === undefined) return;
    if (upload.state === 'uploaded') {
      stop(imageId);
      return;
    }
    discard(imageId);
    deleteIfBegun(imageId);
  }

  /** Without an answer, the server may still have received the whole photo; if it didn't, there is nothing to delete. */
  function deleteIfBegun(imageId: string): void {
    if (begun.delete(imageId)) dependencies.deleteStored(imageId);
  }

  function forget(imageId: string): Promise<void> {
    preparing.delete(imageId);
    return store.forget(imageId);
  }

  void store.restore().then((restored) => {
    if (restored.length === 0) return;
    dependencies.noteChosen(restored.map(({ imageId }) => imageId));
    // An earlier page load may have sent what it had prepared.
    for (const { imageId, prepared: known, refusal } of restored) {
      if (known !== null && refusal === null) begun.add(imageId);
    }
    store.add(restored);
    startNext();
  });

  return {
    state,
    choose,
    retry: (imageId) => {
      retries.forget(imageId);
      sendAgain(imageId);
    },
    resume: () => {
      resumptions += 1;
      // The next try counts as a first one again, however long the last pause was.
      pausesInARow = 0;
      endPause();
      for (const { imageId, error } of uploads()) {
        retries.forget(imageId);
        if (isRetryable(error)) change(imageId, 'error', { state: 'queued', error: null });
      }
      startNext();
    },
    remove,
    cancel: (imageId) => {
      const isStored = find(imageId)?.state === 'uploaded';
      remove(imageId);
      if (isStored) dependencies.deleteStored(imageId);
    },
    clear: () => {
      for (const { imageId } of uploads()) remove(imageId);
    },
    removeWithProperty: () => {
      const unsent = uploads().filter(isUnsent);
      // Uploads in flight go to a deleted property, so there is no need to delete their photos.
      for (const { imageId } of uploads()) discard(imageId);
      return () => {
        const again = unsent.map((upload): Upload => ({ ...upload, ...notStarted }));
        store.add(again);
        for (const upload of again) void store.keep(upload);
        startNext();
      };
    },
    drop: ({ imageId, what }) => {
      stop(imageId);
      if (what === 'removed') deleteIfBegun(imageId);
      else begun.delete(imageId);
    },
    warmUp: preparer.warmUp,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function unprepared(file: Blob): PreparedPhoto {
  return { file, prepared: { chosenSha256: null, evidence: null, issues: [] } };
}

/** Null if pausing won't help. */
function pauseReason(error: unknown): UploadPause['reason'] | null {
  if (error instanceof ApiError && error.status === 507) return 'full';
  return isServerBusy(error) ? 'busy' : null;
}
