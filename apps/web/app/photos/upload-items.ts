import { photoLimits, type PhotoEvidence } from '@dss/domain';

import { ApiError } from '../api/api-error.ts';
import type { UploadView } from './photo-intake.ts';
import type { PhotoOrigin } from './photo-source.ts';
import type { UnsentPhoto } from './unsent-photos.ts';

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'error';

/** One chosen photo on its way to the server. */
export interface UploadItem {
  /** The photo's `image_id`: made once, kept over retries. */
  imageId: string;
  /** One choosing of files. */
  actionId: string;
  view: UploadView;
  origin: PhotoOrigin;
  file: File;
  /** What was read of it, where `file` is already what goes to the server. */
  prepared: UnsentPhoto['prepared'];
  /** What the device's sensors said while it was taken. */
  device: PhotoEvidence | null;
  /** Whether this browser still has it after a reload. */
  kept: boolean;
  state: UploadState;
  /** 0-100. Real bytes, held under 90 until the server has stored the photo. */
  progress: number;
  /** Why it failed; only in state `error`. */
  error: unknown;
}

export type UploadEvent =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'kept'; imageId: string }
  | { type: 'started'; imageId: string }
  | { type: 'sent'; imageId: string; share: number }
  | { type: 'stored'; imageId: string }
  | { type: 'failed'; imageId: string; error: unknown }
  /** The connection is gone: it goes on by itself when there is one. */
  | { type: 'waits'; imageId: string }
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
      return [...items, ...event.items.filter(({ imageId }) => !has(items, imageId))];
    case 'kept':
      return items.map((item) => (item.imageId === event.imageId ? { ...item, kept: true } : item));
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
    case 'waits':
      return change(items, event.imageId, 'uploading', { state: 'queued', progress: 0 });
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

/** No answer came: whether the server has the photo isn't known. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** Not stored yet, and it may still be: one that was refused for what it is waits for nothing. */
export function isUnsent({ state, error }: UploadItem): boolean {
  return state === 'error' ? isRetryable(error) : state !== 'uploaded';
}

/** Queued or on the way. */
export function isPending(item: UploadItem): boolean {
  return item.state === 'queued' || item.state === 'uploading';
}

function has(items: readonly UploadItem[], imageId: string): boolean {
  return items.some((item) => item.imageId === imageId);
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
