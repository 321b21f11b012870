import type { PlacementFields } from '@dss/domain';

import { choosePhotos } from './choose-photos.ts';
import { createCopiesToSend, type CopiesToSendDependencies } from './copies-to-send.ts';
import { leadingBytes } from './leading-bytes.ts';
import { createSending, type SendingDependencies } from './send-uploads.ts';
import type { UploadChange } from './upload-channel.ts';
import { createUploadListeners, type UploadListeners } from './upload-listeners.ts';
import type { UploadStore } from './upload-store.ts';
import {
  chosenUploads,
  isPending,
  isStored,
  isUnsent,
  notStarted,
  type ChosenPhoto,
  type PhotoOrigin,
  type Upload,
  type UploadView,
} from './upload.ts';
import type { AcceptedPhoto, Selection } from './validate-selection.ts';

export interface SelectionSource {
  view: UploadView;
  origin: PhotoOrigin;
  /** The rejected upload that this photo replaces. */
  inPlaceOf?: string;
  /** What is known about the photos before anybody labels them. */
  placement?: PlacementFields | null;
}

/** The uploads of one property in this tab, regardless of which page is open. */
export interface Uploader extends Pick<UploadListeners, 'listen'> {
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
   * Call when the connection or the server is back: sends every failed upload that can be sent again, with its id
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
}

export interface UploaderDependencies extends SendingDependencies, CopiesToSendDependencies {
  propertyId: string;
  /** Deletes a photo that may have reached the server although its upload was aborted. */
  deleteStored: (imageId: string) => void;
  /** @param inPlaceOf the photo whose place in the order they take */
  noteChosen: (imageIds: readonly string[], inPlaceOf?: string) => void;
  notifyOtherTabs: (change: UploadChange) => void;
}

/**
 * Saves, prepares and sends the photos of one property, so that each arrives once and with the same bytes. Lives outside
 * React, so that rendering never starts or loses an upload.
 */
export function createUploader(dependencies: UploaderDependencies): Uploader {
  const { propertyId, store, preparer, noteChosen, deleteStored } = dependencies;
  const { state, uploads, find } = store;
  const listeners = createUploadListeners(store);
  const copies = createCopiesToSend(dependencies, leaveOut);
  const onStored: UploaderDependencies['onStored'] = (photo) => {
    notifyOtherTabs(photo.image_id, 'stored');
    dependencies.onStored(photo);
  };
  const sending = createSending({ ...dependencies, onStored }, copies, listeners);

  function notifyOtherTabs(imageId: string, what: UploadChange['what']): void {
    dependencies.notifyOtherTabs({ propertyId, imageId, what });
  }

  /** Starts one upload action, once all of its files have been accepted. @returns the photos' ids */
  function begin(
    accepted: readonly AcceptedPhoto[],
    { view, origin, inPlaceOf, placement = null }: SelectionSource,
  ): readonly string[] {
    const replaced = inPlaceOf === undefined ? undefined : find(inPlaceOf);
    const { keptAt, position } = replaced ?? { keptAt: dependencies.now(), position: 0 };
    const selection = { propertyId, view, origin, placement, keptAt };
    const chosen = chosenUploads(accepted, selection, position);
    const imageIds = chosen.map(({ imageId }) => imageId);
    noteChosen(imageIds, inPlaceOf);
    state.setState({ duplicates: [] });
    store.add(chosen, inPlaceOf);
    void keepAll(chosen);
    for (const upload of chosen) copies.makeAhead(upload);
    if (inPlaceOf !== undefined) remove(inPlaceOf);
    sending.startNext();
    return imageIds;
  }

  async function keepAll(chosen: readonly Upload[]): Promise<void> {
    const kept = await Promise.all(chosen.map(keep));
    if (kept.includes(false)) listeners.newest()?.couldNotSave();
  }

  /** @returns whether there was room for it. One that can't be read is refused when its turn comes. */
  async function keep(upload: Upload): Promise<boolean> {
    return (await store.keep(upload)) || (await leadingBytes(upload.file)) === null;
  }

  function leaveOut({ imageId, name, actionId }: Upload): void {
    discard(imageId);
    state.setState(({ duplicates }) => ({ duplicates: [...duplicates, name] }));
    listeners.checkAction(actionId);
  }

  /** Removes an upload from this tab's list. */
  function stop(imageId: string): void {
    const upload = find(imageId);
    store.remove(imageId);
    sending.stop(imageId);
    if (upload !== undefined && isPending(upload)) sending.startNext();
  }

  /** Removes an upload from the list and from the browser, in all tabs. */
  function discard(imageId: string): void {
    stop(imageId);
    void copies.forget(imageId);
    notifyOtherTabs(imageId, 'removed');
  }

  function remove(imageId: string): void {
    const upload = find(imageId);
    if (upload === undefined) return;
    if (isStored(upload)) stop(imageId);
    else {
      discard(imageId);
      // If the server didn't receive all of it, there is nothing to delete.
      if (upload.mayHaveArrived) deleteStored(imageId);
    }
  }

  function cancel(imageId: string): void {
    const upload = find(imageId);
    remove(imageId);
    if (upload !== undefined && isStored(upload)) deleteStored(imageId);
  }

  function drop({ imageId, what }: Pick<UploadChange, 'imageId' | 'what'>): void {
    const upload = find(imageId);
    stop(imageId);
    if (what === 'removed' && upload?.mayHaveArrived === true) deleteStored(imageId);
  }

  function removeWithProperty(): () => void {
    const unsent = uploads().filter(isUnsent);
    // Uploads in flight go to a deleted property, so there is no need to delete their photos.
    for (const { imageId } of uploads()) discard(imageId);
    return () => {
      const again = unsent.map((upload): Upload => {
        const { mayHaveArrived } = upload;
        return { ...upload, ...notStarted, mayHaveArrived };
      });
      store.add(again);
      for (const upload of again) void store.keep(upload);
      sending.startNext();
    };
  }

  async function restore(): Promise<void> {
    const kept = await store.restore();
    if (kept.length === 0) return;
    noteChosen(kept.map(({ imageId }) => imageId));
    store.add(kept);
    sending.startNext();
  }

  void restore();
  return {
    state,
    choose: async (photos, source) => {
      const showConverting = (converting: boolean) => state.setState({ converting });
      const { view } = source;
      const selection = await choosePhotos(photos, { ...dependencies, view, showConverting });
      return 'accepted' in selection && selection.accepted.length > 0
        ? { ...selection, imageIds: begin(selection.accepted, source) }
        : selection;
    },
    retry: sending.retry,
    resume: sending.resume,
    remove,
    cancel,
    clear: () => {
      for (const { imageId } of uploads()) remove(imageId);
    },
    removeWithProperty,
    drop,
    warmUp: preparer.warmUp,
    listen: listeners.listen,
  };
}
