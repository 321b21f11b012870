import { photoLimits } from '@dss/domain';

import { ApiError } from '../api/api-error.ts';

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'error';

/** One chosen photo on its way to the server. */
export interface UploadItem {
  /** The photo's `image_id`: made once, kept over retries. */
  imageId: string;
  actionId: string;
  file: File;
  state: UploadState;
  /** 0-100. Real bytes, held under 90 until the server has stored the photo. */
  progress: number;
  /** Why it failed; only in state `error`. */
  error: unknown;
}

export type UploadEvent =
  | { type: 'added'; items: readonly Pick<UploadItem, 'imageId' | 'actionId' | 'file'>[] }
  | { type: 'started'; imageId: string }
  | { type: 'sent'; imageId: string; share: number }
  | { type: 'stored'; imageId: string }
  | { type: 'failed'; imageId: string; error: unknown }
  | { type: 'retried'; imageId: string }
  | { type: 'removed'; imageId: string };

const heldUnder = 90;

/** The percent shown for a share of bytes sent: whole numbers from 0 to 89. */
export function percentSent(share: number): number {
  return Math.min(heldUnder - 1, Math.max(0, Math.floor(share * heldUnder)));
}

/** What an event makes of the items. Events about items that are gone, or in another state, change nothing. */
export function changeItems(
  items: readonly UploadItem[],
  event: UploadEvent,
): readonly UploadItem[] {
  switch (event.type) {
    case 'added':
      return [
        ...items,
        ...event.items.map((item) => ({
          ...item,
          state: 'queued' as const,
          progress: 0,
          error: null,
        })),
      ];
    case 'started':
      return change(items, event.imageId, 'queued', { state: 'uploading', progress: 0 });
    case 'sent':
      return change(items, event.imageId, 'uploading', { progress: percentSent(event.share) });
    case 'stored':
      return change(items, event.imageId, 'uploading', { state: 'uploaded', progress: 100 });
    case 'failed':
      return change(items, event.imageId, 'uploading', {
        state: 'error',
        progress: 0,
        error: event.error,
      });
    case 'retried':
      return change(items, event.imageId, 'error', { state: 'queued', error: null });
    case 'removed':
      return items.filter((item) => item.imageId !== event.imageId);
  }
}

/** The next batch: up to three queued items, once the batch before has ended. */
export function nextBatch(items: readonly UploadItem[]): readonly UploadItem[] {
  if (items.some((item) => item.state === 'uploading')) return [];
  return items.filter((item) => item.state === 'queued').slice(0, photoLimits.uploadBatchSize);
}

/** Whether the same photo, sent again, may be stored: a file of a wrong type never will. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable;
}

/** Queued or on the way. */
export function isPending(item: UploadItem): boolean {
  return item.state === 'queued' || item.state === 'uploading';
}

function change(
  items: readonly UploadItem[],
  imageId: string,
  from: UploadState,
  changes: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) =>
    item.imageId === imageId && item.state === from ? { ...item, ...changes } : item,
  );
}
