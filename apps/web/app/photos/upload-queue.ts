import type { Photo } from '@dss/domain';

import { SentElsewhere } from './outbox.ts';
import {
  changeItems,
  isNetworkFailure,
  isPending,
  isRetryable,
  nextBatch,
  type UploadEvent,
  type UploadItem,
} from './upload-items.ts';

export interface UploadQueueDependencies {
  send: (item: UploadItem, onSent: (share: number) => void, signal: AbortSignal) => Promise<Photo>;
  isOnline: () => boolean;
  onStored: (photo: Photo) => void;
  onFailed: (item: UploadItem, error: unknown) => void;
  /** All photos of one choosing have been stored. */
  onActionStored: (items: readonly UploadItem[]) => void;
  /** Another tab has sent or removed it. */
  onSentElsewhere: () => void;
}

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  /** Those that are here already are left as they are. */
  add: (items: readonly UploadItem[]) => void;
  /** A reload will find it. */
  noteKept: (imageId: string) => void;
  retry: (imageId: string) => void;
  /** The connection is back: what it failed for is sent again, under the same ids. */
  resume: () => void;
  /** Forgets an item; one on its way is stopped. */
  remove: (imageId: string) => void;
}

/** Sends chosen photos in batches of three. Lives outside React, so that drawing never starts or loses an upload. */
export function createUploadQueue(dependencies: UploadQueueDependencies): UploadQueue {
  const { send, isOnline, onStored, onFailed, onActionStored, onSentElsewhere } = dependencies;
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let resumptions = 0;

  function apply(event: UploadEvent): void {
    items = changeItems(items, event);
    for (const listener of listeners) listener();
  }

  function startNext(): void {
    if (!isOnline()) return;
    for (const item of nextBatch(items)) void run(item);
  }

  async function run(item: UploadItem): Promise<void> {
    const { imageId } = item;
    const controller = new AbortController();
    const { signal } = controller;
    const resumptionsBefore = resumptions;
    running.set(imageId, controller);
    apply({ type: 'started', imageId });
    try {
      const photo = await send(item, (share) => apply({ type: 'sent', imageId, share }), signal);
      if (!signal.aborted) onStored(photo);
      apply({ type: 'stored', imageId });
      tellActionStored(item.actionId);
    } catch (error) {
      // A connection that changes may come back before the browser gives up what went over the old one.
      const isBack = resumptions > resumptionsBefore;
      fail(item, error, { isBack, isStopped: signal.aborted });
    } finally {
      running.delete(imageId);
      startNext();
    }
  }

  function fail(
    item: UploadItem,
    error: unknown,
    { isBack, isStopped }: { isBack: boolean; isStopped: boolean },
  ): void {
    const { imageId } = item;
    if (error instanceof SentElsewhere) {
      apply({ type: 'removed', imageId });
      onSentElsewhere();
      return;
    }
    const waits = isNetworkFailure(error) && !isOnline();
    if (waits || (isBack && isRetryable(error))) {
      apply({ type: 'waits', imageId });
      return;
    }
    apply({ type: 'failed', imageId, error });
    if (!isStopped) onFailed(item, error);
  }

  function tellActionStored(actionId: string): void {
    const together = items.filter((item) => item.actionId === actionId);
    if (together.length > 0 && together.every(({ state }) => state === 'uploaded'))
      onActionStored(together);
  }

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (added) => {
      apply({ type: 'added', items: added });
      startNext();
    },
    noteKept: (imageId) => apply({ type: 'kept', imageId }),
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
    remove: (imageId) => {
      const wasPending = items.some((item) => item.imageId === imageId && isPending(item));
      apply({ type: 'removed', imageId });
      running.get(imageId)?.abort();
      if (wasPending) startNext();
    },
  };
}
