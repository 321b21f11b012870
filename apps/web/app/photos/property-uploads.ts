import type { Photo } from '@dss/domain';

import { actionLimits, activityLog } from '../limits/index.ts';
import { createOutbox } from './outbox.ts';
import { takeIn, type Intake, type UploadView } from './photo-intake.ts';
import type { PhotoPreparer } from './photo-preparer.ts';
import type { ChosenPhoto, PhotoOrigin } from './photo-source.ts';
import { sendsOriginals } from './send-originals.ts';
import { inTurn } from './sending-turn.ts';
import type { UnsentNews } from './unsent-news.ts';
import type { UnsentPhotos } from './unsent-photos.ts';
import { startUploadAction } from './upload-action.ts';
import { isNetworkFailure, type UploadItem } from './upload-items.ts';
import { uploadPhoto } from './upload-photo.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** What a page says about its uploads. */
export interface UploadTellers {
  failed: (item: UploadItem) => void;
  /** All photos of one choosing. */
  stored: (items: readonly UploadItem[]) => void;
  /** The browser has no room to keep them. */
  unkept: () => void;
}

export interface ChoosingPlace {
  view: UploadView;
  origin: PhotoOrigin;
}

/** The uploads of one property in this tab, whichever of its pages is open. */
export interface PropertyUploads extends Pick<
  UploadQueue,
  'items' | 'subscribe' | 'retry' | 'resume'
> {
  /** Checks the photos and, where all of them are accepted, begins to send them. */
  choose: (photos: readonly ChosenPhoto[], place: ChoosingPlace) => Promise<Intake>;
  remove: (imageId: string) => void;
  /** Stops everything that isn't stored yet, and forgets it here and in this browser. */
  clear: () => void;
  /** Another tab has sent or removed it. */
  drop: (news: Pick<UnsentNews, 'imageId' | 'what'>) => void;
  /** Has what prepares photos at hand for when there is no connection to load it over. */
  warmUp: () => void;
  /** @returns how to stop telling */
  tell: (tellers: UploadTellers) => () => void;
}

export interface PropertyUploadsDependencies {
  propertyId: string;
  unsent: UnsentPhotos;
  preparer: PhotoPreparer;
  tellOtherTabs: (news: UnsentNews) => void;
  onStored: (photo: Photo) => void;
  onSentElsewhere: () => void;
  /** Deletes a photo that may have reached the server although its upload was stopped. */
  deleteStored: (imageId: string) => void;
  noteChosen: (imageIds: readonly string[]) => void;
}

export function createPropertyUploads({
  propertyId,
  unsent,
  preparer,
  tellOtherTabs,
  onStored,
  onSentElsewhere,
  deleteStored,
  noteChosen,
}: PropertyUploadsDependencies): PropertyUploads {
  let tellers: UploadTellers | null = null;
  const outbox = createOutbox({
    propertyId,
    unsent,
    preparer,
    sendsOriginals,
    inTurn,
    upload: uploadPhoto,
    now: Date.now,
  });
  const queue = createUploadQueue({
    send: outbox.send,
    isOnline: () => navigator.onLine,
    onStored: (photo) => {
      tellOtherTabs({ propertyId, imageId: photo.image_id, what: 'stored' });
      onStored(photo);
    },
    onFailed: (item) => tellers?.failed(item),
    onActionStored: (items) => tellers?.stored(items),
    onSentElsewhere,
  });

  function begin(items: readonly UploadItem[]): void {
    noteChosen(items.map(({ imageId }) => imageId));
    const keeping = items.map(async (item, position) => {
      const isKept = await outbox.keep(item, position);
      if (isKept) queue.noteKept(item.imageId);
      return isKept;
    });
    queue.add(items);
    void Promise.all(keeping).then((kept) => {
      if (kept.includes(false)) tellers?.unkept();
    });
  }

  function remove(imageId: string): void {
    const item = queue.items().find((other) => other.imageId === imageId);
    if (item === undefined) return;
    queue.remove(imageId);
    if (item.state === 'uploaded') return;
    void outbox.forget(imageId);
    tellOtherTabs({ propertyId, imageId, what: 'removed' });
    // Without an answer its last bytes may have reached the server all the same; if not, there is nothing to delete.
    if (item.state === 'uploading' || isNetworkFailure(item.error)) deleteStored(imageId);
  }

  void outbox.restore().then((items) => {
    if (items.length === 0) return;
    noteChosen(items.map(({ imageId }) => imageId));
    queue.add(items);
  });

  return {
    items: queue.items,
    subscribe: queue.subscribe,
    retry: queue.retry,
    resume: queue.resume,
    choose: async (photos, { view, origin }) => {
      const convertHeic = (file: File) =>
        preparer.prepare({ file, sendOriginal: sendsOriginals(), isHeic: true }).catch(() => null);
      const limit = view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation';
      if (actionLimits.wait(limit) > 0) {
        activityLog.note('rate_limit_hit', limit);
        return { tooOften: true };
      }
      const files = photos.map(({ file }) => file);
      const intake = await takeIn(files, { propertyId, view, convertHeic });
      if ('invalidFile' in intake)
        activityLog.note('validation_failure', intake.invalidFile.problem);
      if ('accepted' in intake && intake.accepted.length > 0) {
        actionLimits.count(limit);
        if (photos.length > 1) activityLog.note('bulk_operation', `${photos.length} photos`);
        const devices = photos.map(({ device }) => device);
        begin(startUploadAction(intake.accepted, { view, origin, devices }));
      }
      return intake;
    },
    remove,
    clear: () => {
      for (const { imageId } of queue.items()) remove(imageId);
    },
    drop: ({ imageId, what }) => {
      const item = queue.items().find((other) => other.imageId === imageId);
      queue.remove(imageId);
      // What this tab was sending of it may have arrived.
      if (what === 'removed' && item?.state === 'uploading') deleteStored(imageId);
    },
    warmUp: preparer.warmUp,
    tell: (wanted) => {
      tellers = wanted;
      return () => {
        if (tellers === wanted) tellers = null;
      };
    },
  };
}
