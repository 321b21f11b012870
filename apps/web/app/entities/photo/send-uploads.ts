import { photoLimits, type Photo } from '@dss/domain';

import { ApiError } from '../../lib/api/api-error.ts';
import { withLock } from '../../lib/device/storage/with-lock.ts';
import type { CopiesToSend } from './copies-to-send.ts';
import { createRetries } from './retries.ts';
import type { SendOptions } from './send-photo.ts';
import type { UploadListeners } from './upload-listeners.ts';
import { createPause, pauseReason } from './upload-pause.ts';
import { NoLongerStored, type UploadStore } from './upload-store.ts';
import {
  fail,
  finish,
  giveBack,
  isNetworkFailure,
  isRefusal,
  isRunning,
  resume,
  sendAgain,
  sent,
  startSending,
  takeTurn,
  type Upload,
} from './upload.ts';

export interface SendingDependencies {
  store: UploadStore;
  send: (upload: Upload, options: SendOptions) => Promise<Photo>;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  onStored: (photo: Photo) => void;
  onSentElsewhere: () => void;
}

/** Sends the waiting photos of one property, three at a time. */
export interface Sending {
  /** Starts up to three waiting uploads once the previous batch has ended. */
  readonly startNext: () => void;
  /** The owner wants it sent again. */
  readonly retry: (imageId: string) => void;
  /** The connection or the server is back: whatever failed is sent again. */
  readonly resume: () => void;
  /** Aborts it if it is running. Call once it is no longer listed. */
  readonly stop: (imageId: string) => void;
}

/** The shortest time between two changes of a photo's percent: each is drawn, and taps wait for that. */
const percentMs = 200;

export function createSending(
  { store, send, isOnline, now, onStored, onSentElsewhere }: SendingDependencies,
  copies: CopiesToSend,
  listeners: UploadListeners,
): Sending {
  const { uploads, find, change } = store;
  const running = new Map<string, AbortController>();
  const retries = createRetries(again);
  const pause = createPause(store, now, startNext);
  let resumptions = 0;

  function startNext(): void {
    if (!isOnline() || pause.isOn() || uploads().some(isRunning)) return;
    const batch = uploads().filter(({ state }) => state.kind === 'waiting');
    for (const upload of batch.slice(0, photoLimits.uploadBatchSize)) void run(upload);
  }

  async function run(upload: Upload): Promise<void> {
    const { imageId } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    const resumptionsBefore = resumptions;
    running.set(imageId, controller);
    change(imageId, takeTurn);
    try {
      const photo = await withLock(
        `dss-unsent-photo ${imageId}`,
        () => sendCopy(upload, signal),
        signal,
      );
      pause.startOver();
      retries.forget(imageId);
      if (!signal.aborted) onStored(photo);
      change(imageId, finish);
      listeners.checkAction(upload.actionId);
    } catch (error) {
      // The connection may have come back before the browser aborted the request sent over the old one.
      if (!signal.aborted) end(upload, error, resumptions > resumptionsBefore);
    } finally {
      running.delete(imageId);
      startNext();
    }
  }

  async function sendCopy(upload: Upload, signal: AbortSignal): Promise<Photo> {
    const { imageId } = upload;
    const copy = await copies.get(upload);
    signal.throwIfAborted();
    let changedAt = -Infinity;
    const onSent = (share: number) => {
      // All of it sent is shown at once: the server's answer may be long in coming.
      if (share < 1 && now() - changedAt < percentMs) return;
      changedAt = now();
      change(imageId, sent(share));
    };
    change(imageId, startSending);
    const photo = await send({ ...upload, ...copy }, { onSent, signal });
    await copies.forget(imageId);
    return photo;
  }

  /** @param isBack the connection came back meanwhile */
  function end(upload: Upload, error: unknown, isBack: boolean): void {
    const { imageId } = upload;
    if (error instanceof NoLongerStored) {
      store.remove(imageId);
      onSentElsewhere();
      return;
    }
    const reason = pauseReason(error);
    if (reason !== null) pause.begin(reason, error);
    const isOffline = isNetworkFailure(error) && !isOnline();
    if (reason !== null || isOffline || (isBack && !isRefusal(error))) change(imageId, giveBack);
    else if (isRefusal(error)) refuse(upload, error);
    else failForNow(upload, error);
  }

  function refuse(upload: Upload, error: ApiError): void {
    const { imageId, refusal } = upload;
    change(imageId, fail(error));
    // After a reload, the owner knows already.
    if (refusal?.code !== error.code) listeners.newest()?.failed(upload, error);
    retries.forget(imageId);
    void store.noteRefusal(imageId, error);
  }

  function failForNow(upload: Upload, error: unknown): void {
    const { imageId } = upload;
    change(imageId, fail(error));
    if (!retries.isRepeated(imageId)) listeners.newest()?.failed(upload, error);
    if (find(imageId) === undefined) return;
    retries.later(imageId, error instanceof ApiError ? error.retryAfterMs : null);
  }

  function again(imageId: string): void {
    change(imageId, sendAgain);
    startNext();
  }

  return {
    startNext,
    retry: (imageId) => {
      retries.forget(imageId);
      again(imageId);
    },
    resume: () => {
      resumptions += 1;
      pause.startOver();
      pause.end();
      for (const { imageId } of uploads()) {
        retries.forget(imageId);
        change(imageId, resume);
      }
      startNext();
    },
    stop: (imageId) => {
      retries.forget(imageId);
      running.get(imageId)?.abort();
    },
  };
}
