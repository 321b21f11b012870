import type { Photo } from '@dss/domain';

import { changeItems, nextBatch, type UploadEvent, type UploadItem } from './upload-items.ts';

export interface UploadQueueDependencies {
  send: (item: UploadItem, onSent: (share: number) => void, signal: AbortSignal) => Promise<Photo>;
  makeId: () => string;
  onStored: (photo: Photo) => void;
  onFailed: (item: UploadItem, error: unknown) => void;
}

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  /** One choosing of files. */
  add: (files: readonly File[]) => void;
  retry: (imageId: string) => void;
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
      if (!controller.signal.aborted) onFailed(item, error);
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
      apply({ type: 'added', items: files.map((file) => ({ file, actionId, imageId: makeId() })) });
      startNext();
    },
    retry: (imageId) => {
      apply({ type: 'retried', imageId });
      startNext();
    },
    remove,
    clear: () => {
      for (const item of items) remove(item.imageId);
    },
  };
}
