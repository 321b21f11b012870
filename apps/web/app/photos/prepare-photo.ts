import type { Preparation, WorkerReply, WorkerRequest } from './prepare-photo.worker.ts';
import { announcePreview } from './previews.ts';
import { watchForStall, type StallWatch } from './time-limits.ts';
import type { PreparedPhoto } from './upload-store.ts';

export interface PhotoPreparer {
  /** Loads the worker ahead of time, so that it is available offline. */
  warmUp: () => void;
  /**
   * Also announces the preview of the file, and of its copy.
   * @returns null for a HEIC that this browser can't decode
   * @throws if the worker couldn't be loaded (no connection), or crashed
   */
  prepare: (preparation: Preparation) => Promise<PreparedPhoto | null>;
}

interface Waiting {
  resolve: (photo: PreparedPhoto | null) => void;
  reject: (error: Error) => void;
  preview: PromiseWithResolvers<ImageBitmap>;
}

/** Timeout for one photo: a phone decodes even a very large one within a few seconds. */
const longestMs = 60_000;

/**
 * Prepares photos in a web worker. One that crashes (out of memory, failed to load) or hangs is replaced for the next
 * photo.
 */
export function createPhotoPreparer(startWorker: () => Worker = startBrowserWorker): PhotoPreparer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let stall: StallWatch | null = null;
  let requests = 0;

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      if ('preview' in data) {
        asked?.preview.resolve(data.preview);
        return;
      }
      waiting.delete(data.id);
      if (waiting.size === 0) stopWatching();
      else stall?.moved();
      asked?.preview.reject(new Error('the photo was not decoded'));
      if (data.failed) asked?.reject(new Error('the photo could not be read'));
      else {
        if (asked !== undefined && data.photo !== null)
          announcePreview(data.photo.file, asked.preview.promise);
        asked?.resolve(data.photo);
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      giveUp(started);
    });
    return started;
  }

  function giveUp(failed: Worker | null): void {
    failed?.terminate();
    worker = null;
    stopWatching();
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject, preview } of asked) {
      const error = new Error('the worker failed');
      preview.reject(error);
      reject(error);
    }
  }

  function stopWatching(): void {
    stall?.stop();
    stall = null;
  }

  return {
    warmUp: () => {
      worker ??= start();
    },
    prepare: (preparation) =>
      new Promise((resolve, reject) => {
        requests += 1;
        const preview = Promise.withResolvers<ImageBitmap>();
        announcePreview(preparation.file, preview.promise);
        waiting.set(requests, { resolve, reject, preview });
        worker ??= start();
        stall ??= watchForStall(longestMs, () => giveUp(worker));
        const request: WorkerRequest = { id: requests, preparation };
        worker.postMessage(request);
      }),
  };
}

function startBrowserWorker(): Worker {
  return new Worker(new URL('prepare-photo.worker.ts', import.meta.url), { type: 'module' });
}
