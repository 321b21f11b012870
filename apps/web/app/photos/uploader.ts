import { photoLimits, type Photo } from '@dss/domain';

import { ApiError, isServerBusy } from '../api/api-error.ts';
import { randomUuid } from '../api/random-uuid.ts';
import { actionLimits, activityLog } from '../limits/index.ts';
import type { PhotoPreparer } from './prepare-photo.ts';
import type { Sending } from './send-photo.ts';
import {
  isNetworkFailure,
  isPending,
  isRetryable,
  isUnsent,
  notStarted,
  SentElsewhere,
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

/** What the page says about its uploads. */
export interface UploadListener {
  failed: (upload: Upload) => void;
  /** All photos of one selection. */
  stored: (uploads: readonly Upload[]) => void;
  /** The browser has no room to keep them. */
  notKept: () => void;
}

export interface SelectionSource {
  view: UploadView;
  origin: PhotoOrigin;
  /** The refused upload whose place the photo takes. */
  inPlaceOf?: string;
}

/** The uploads of one property in this tab, whichever of its pages is open. */
export interface Uploader {
  state: UploadStore['state'];
  /**
   * Checks the photos and, where all of them are accepted, begins to send them.
   * @returns `tooOften` where files were chosen too often lately
   */
  choose: (
    photos: readonly ChosenPhoto[],
    source: SelectionSource,
  ) => Promise<Selection | { tooOften: true }>;
  retry: (imageId: string) => void;
  /** The connection or the server is back: what failed for it is sent again, under the same ids. */
  resume: () => void;
  /** Forgets an upload here and in this browser; one on its way is stopped. */
  remove: (imageId: string) => void;
  /** Removes them all. */
  clear: () => void;
  /** Forgets them all, with their property. @returns takes those up again that were not sent */
  setAside: () => () => void;
  /** Another tab has stored or removed it. */
  drop: (change: Pick<UploadChange, 'imageId' | 'what'>) => void;
  /** Has the preparation at hand for when there is no connection to load it over. */
  warmUp: () => void;
  /** @returns how to stop listening */
  listen: (listener: UploadListener) => () => void;
}

type StoredPhoto = Pick<Photo, 'image_id' | 'sha256' | 'chosen_sha256'>;

export interface UploaderDependencies {
  propertyId: string;
  store: UploadStore;
  preparer: PhotoPreparer;
  send: (upload: Upload, sending: Sending) => Promise<Photo>;
  sendsOriginals: () => boolean;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The property's photos, as far as this page knows them. */
  storedPhotos: () => readonly StoredPhoto[];
  onStored: (photo: Photo) => void;
  onSentElsewhere: () => void;
  /** Deletes a photo that may have reached the server although its upload was stopped. */
  deleteStored: (imageId: string) => void;
  /** @param inPlaceOf the photo whose place in the order they take */
  noteChosen: (imageIds: readonly string[], inPlaceOf?: string) => void;
  tellOtherTabs: (change: UploadChange) => void;
}

/** The property has this file already. */
class DuplicatePhoto extends Error {
  override readonly name = 'DuplicatePhoto';
}

const heldUnder = 90;

/** The percent shown for a share of bytes sent: whole numbers from 0 to 89. */
export function percentSent(share: number): number {
  return Math.min(heldUnder - 1, Math.max(0, Math.floor(share * heldUnder)));
}

/** The first pause, and the longest that it grows to. */
const pauses = {
  busy: { firstMs: 5000, longestMs: 2 * 60_000 },
  full: { firstMs: 30_000, longestMs: 5 * 60_000 },
} as const;

/**
 * Keeps, prepares and sends the photos of one property, three at a time, so that each arrives once and with the same bytes.
 * Lives outside React, so that drawing never starts or loses an upload.
 */
export function createUploader(dependencies: UploaderDependencies): Uploader {
  const { propertyId, store, preparer, send, sendsOriginals, isOnline, now } = dependencies;
  const { state, find, change } = store;
  const running = new Map<string, AbortController>();
  const preparing = new Map<string, Promise<PreparedPhoto>>();
  let listener: UploadListener | null = null;
  let resumptions = 0;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let pausesInARow = 0;

  const uploads = () => state.getState().items;

  async function choose(photos: readonly ChosenPhoto[], source: SelectionSource) {
    const limit = source.view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation';
    if (actionLimits.wait(limit) > 0) {
      activityLog.note('rate_limit_hit', limit);
      return { tooOften: true } as const;
    }
    const convertHeic = (file: File) =>
      preparer.prepare({ file, sendOriginal: sendsOriginals(), isHeic: true }).catch(() => null);
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
      begin(selection.accepted, source);
    }
    return selection;
  }

  /** One selection of files, once all of them are accepted: the one place where an upload action starts. */
  function begin(
    accepted: readonly AcceptedPhoto[],
    { view, origin, inPlaceOf }: SelectionSource,
  ): void {
    const replaced = inPlaceOf === undefined ? undefined : find(inPlaceOf);
    const { keptAt, position: first } = replaced ?? { keptAt: now(), position: 0 };
    const action = { propertyId, actionId: randomUuid(), view, origin, keptAt, ...notStarted };
    const chosen = accepted.map((photo, at): Upload => ({
      ...photo,
      ...action,
      imageId: randomUuid(),
      position: first + at,
    }));
    dependencies.noteChosen(
      chosen.map(({ imageId }) => imageId),
      inPlaceOf,
    );
    state.setState({ duplicates: [] });
    store.add(chosen, inPlaceOf);
    const kept = chosen.map(store.keep);
    // Made ready while those before them are sent; what fails now is tried again when its turn comes.
    for (const upload of chosen) prepared(upload).catch(() => undefined);
    if (inPlaceOf !== undefined) remove(inPlaceOf);
    startNext();
    void Promise.all(kept).then((all) => {
      if (all.includes(false)) listener?.notKept();
    });
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
        ? // A HEIC is a JPEG by now.
          await preparer.prepare({ file, sendOriginal: sendsOriginals(), isHeic: false })
        : { file, prepared: known };
    if (photo === null) throw new Error('the photo could not be prepared');
    if (isDuplicate(imageId, photo.prepared.chosenSha256)) {
      discard(imageId);
      state.setState(({ duplicates }) => ({ duplicates: [...duplicates, name] }));
      tellActionStored(upload.actionId);
      throw new DuplicatePhoto();
    }
    if (known === null) await store.settle(imageId, photo);
    return photo;
  }

  /** Whether the property, or an upload before this one, has the same file. */
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
      // Without the worker it goes as it is, and the server reads what the file says of itself.
      const photo = unprepared(upload.file);
      await store.settle(upload.imageId, photo);
      return photo;
    }
  }

  /** Up to three queued uploads, once the batch before has ended. */
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
      const photo = await withLock(`dss-unsent-photo ${imageId}`, signal, async () => {
        const ready = { ...upload, ...(await photoToSend(upload)) };
        signal.throwIfAborted();
        const onSent = (share: number) =>
          change(imageId, 'uploading', { progress: percentSent(share) });
        const stored = await send(ready, { onSent, signal });
        await forget(imageId);
        return stored;
      });
      pausesInARow = 0;
      if (!signal.aborted) {
        dependencies.tellOtherTabs({ propertyId, imageId, what: 'stored' });
        dependencies.onStored(photo);
      }
      change(imageId, 'uploading', { state: 'uploaded', progress: 100 });
      tellActionStored(upload.actionId);
    } catch (error) {
      // A connection that changes may come back before the browser gives up what went over the old one.
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
    if (error instanceof SentElsewhere) {
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
    if (!isStopped) listener?.failed({ ...upload, error });
  }

  /** Everything waits as long as the server asks, and longer each time that it still can't take a photo. */
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

  function tellActionStored(actionId: string): void {
    const together = uploads().filter((upload) => upload.actionId === actionId);
    if (together.length > 0 && together.every((upload) => upload.state === 'uploaded'))
      listener?.stored(together);
  }

  function stop(imageId: string): void {
    const upload = find(imageId);
    store.remove(imageId);
    running.get(imageId)?.abort();
    if (upload !== undefined && isPending(upload)) startNext();
  }

  /** Takes it off the list and lets go of what the browser keeps, in all tabs. */
  function discard(imageId: string): void {
    stop(imageId);
    void forget(imageId);
    dependencies.tellOtherTabs({ propertyId, imageId, what: 'removed' });
  }

  function remove(imageId: string): void {
    const upload = find(imageId);
    if (upload === undefined) return;
    if (upload.state === 'uploaded') {
      stop(imageId);
      return;
    }
    discard(imageId);
    // Without an answer its last bytes may have reached the server all the same; if not, there is nothing to delete.
    if (upload.state === 'uploading' || isNetworkFailure(upload.error))
      dependencies.deleteStored(imageId);
  }

  function forget(imageId: string): Promise<void> {
    preparing.delete(imageId);
    return store.forget(imageId);
  }

  void store.restore().then((restored) => {
    if (restored.length === 0) return;
    dependencies.noteChosen(restored.map(({ imageId }) => imageId));
    store.add(restored);
    startNext();
  });

  return {
    state,
    choose,
    retry: (imageId) => {
      change(imageId, 'error', { state: 'queued', error: null });
      startNext();
    },
    resume: () => {
      resumptions += 1;
      endPause();
      for (const { imageId, error } of uploads()) {
        if (isRetryable(error)) change(imageId, 'error', { state: 'queued', error: null });
      }
      startNext();
    },
    remove,
    clear: () => {
      for (const { imageId } of uploads()) remove(imageId);
    },
    setAside: () => {
      const unsent = uploads().filter(isUnsent);
      // What is on its way belongs to a property that is deleted: nobody has to look for it there.
      for (const { imageId } of uploads()) discard(imageId);
      return () => {
        const again = unsent.map((upload): Upload => ({ ...upload, ...notStarted }));
        store.add(again);
        for (const upload of again) void store.keep(upload);
        startNext();
      };
    },
    drop: ({ imageId, what }) => {
      const upload = find(imageId);
      stop(imageId);
      // What this tab was sending of it may have arrived.
      if (what === 'removed' && upload?.state === 'uploading') dependencies.deleteStored(imageId);
    },
    warmUp: preparer.warmUp,
    listen: (wanted) => {
      listener = wanted;
      return () => {
        if (listener === wanted) listener = null;
      };
    },
  };
}

function unprepared(file: Blob): PreparedPhoto {
  return { file, prepared: { chosenSha256: null, evidence: null } };
}

/** Null: waiting doesn't help, or not by itself. */
function pauseReason(error: unknown): UploadPause['reason'] | null {
  if (error instanceof ApiError && error.status === 507) return 'full';
  return isServerBusy(error) ? 'busy' : null;
}

/**
 * Runs `work` while no other tab of this browser works under the same name: two tabs never send the same photo beside
 * each other. Pages that weren't loaded over https have no locks; there the photo's id keeps it from being stored twice.
 */
async function withLock<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  // Undefined in insecure contexts, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, { signal }, work);
}
