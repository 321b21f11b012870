import type { Preparation, WorkerReply, WorkerRequest } from './prepare-photo.worker.ts';
import { announcePreview } from './previews.ts';
import { watchForStall, type StallWatch } from './time-limits.ts';
import type { PreparedPhoto } from './upload.ts';

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
  resolvePreview: (preview: ImageBitmap) => void;
  rejectPreview: (error: Error) => void;
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
        asked?.resolvePreview(data.preview);
        return;
      }
      waiting.delete(data.id);
      if (waiting.size === 0) stopWatching();
      else stall?.moved();
      asked?.rejectPreview(new Error('the photo was not decoded'));
      if (data.failed) asked?.reject(new Error('the photo could not be read'));
      else asked?.resolve(data.photo);
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
    for (const { reject, rejectPreview } of asked) {
      const error = new Error('the worker failed');
      rejectPreview(error);
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
        const preview = new Promise<ImageBitmap>((resolvePreview, rejectPreview) => {
          const resolveWithPreview = (photo: PreparedPhoto | null) => {
            if (photo !== null) announcePreview(photo.file, preview);
            resolve(photo);
          };
          waiting.set(requests, {
            resolve: resolveWithPreview,
            reject,
            resolvePreview,
            rejectPreview,
          });
        });
        announcePreview(preparation.file, preview);
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
