import type { Photo } from '@dss/domain';

import {
  changeItems,
  isRetryable,
  nextBatch,
  type UploadEvent,
  type UploadItem,
} from './upload-items.ts';

export interface UploadQueueDependencies {
  send: (item: UploadItem, onSent: (share: number) => void, signal: AbortSignal) => Promise<Photo>;
  makeId: () => string;
  onStored: (photo: Photo) => void;
  onFailed: (item: UploadItem, error: unknown) => void;
}

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  /**
   * One choosing of files.
   * @returns the photos' ids, in the order of the files
   */
  add: (files: readonly File[]) => readonly string[];
  retry: (imageId: string) => void;
  /** The connection is back: what it failed for is sent again, under the same ids. */
  resume: () => void;
  /** Forgets an item; one on its way is stopped. */
  remove: (imageId: string) => void;
  /** Stops everything that is not stored yet and forgets it. */
  clear: () => void;
}

/** Sends chosen photos in batches of three. Lives outside React, so that drawing never starts or loses an upload. */
export function createUploadQueue({
  send,
  makeId,
  onStored,
  onFailed,
}: UploadQueueDependencies): UploadQueue {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let resumptions = 0;

  function apply(event: UploadEvent): void {
    items = changeItems(items, event);
    for (const listener of listeners) listener();
  }

  function startNext(): void {
    for (const item of nextBatch(items)) void run(item);
  }

  async function run(item: UploadItem): Promise<void> {
    const { imageId } = item;
    const controller = new AbortController();
    const resumptionsBefore = resumptions;
    running.set(imageId, controller);
    apply({ type: 'started', imageId });
    try {
      const photo = await send(
        item,
        (share) => apply({ type: 'sent', imageId, share }),
        controller.signal,
      );
      if (!controller.signal.aborted) onStored(photo);
      apply({ type: 'stored', imageId });
    } catch (error) {
      apply({ type: 'failed', imageId, error });
      // A connection that changes may come back before the browser gives up what went over the old one.
      if (resumptions > resumptionsBefore && isRetryable(error))
        apply({ type: 'retried', imageId });
      else if (!controller.signal.aborted) onFailed(item, error);
    } finally {
      running.delete(imageId);
      startNext();
    }
  }

  function remove(imageId: string): void {
    apply({ type: 'removed', imageId });
    running.get(imageId)?.abort();
  }

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const actionId = makeId();
      const added = files.map((file) => ({ file, actionId, imageId: makeId() }));
      apply({ type: 'added', items: added });
      startNext();
      return added.map((item) => item.imageId);
    },
    retry: (imageId) => {
      apply({ type: 'retried', imageId });
      startNext();
    },
    resume: () => {
      resumptions += 1;
      for (const { imageId, state, error } of items) {
        if (state === 'error' && isRetryable(error)) apply({ type: 'retried', imageId });
      }
      startNext();
    },
    remove,
    clear: () => {
      for (const item of items) remove(item.imageId);
    },
  };
}
