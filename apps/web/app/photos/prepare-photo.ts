import type { Preparation, WorkerReply, WorkerRequest } from './prepare-photo.worker.ts';
import { watchForStall, type StallWatch } from './time-limits.ts';
import type { PreparedPhoto } from './upload-store.ts';

export interface PhotoPreparer {
  /** Loads the worker, so that it is here when the connection goes. */
  warmUp: () => void;
  /**
   * @returns null for a HEIC that this browser can't decode
   * @throws where the worker can't be loaded (no connection), or died
   */
  prepare: (preparation: Preparation) => Promise<PreparedPhoto | null>;
}

interface Waiting {
  resolve: (photo: PreparedPhoto | null) => void;
  reject: (error: Error) => void;
}

/** For one photo: a phone decodes its largest within a few seconds. */
const longestMs = 60_000;

/**
 * Prepares photos in a worker of its own; one that dies (out of memory, never loaded) or hangs is replaced for the next
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
      waiting.delete(data.id);
      if (waiting.size === 0) stopWatching();
      else stall?.moved();
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
    for (const { reject } of asked) reject(new Error('the worker failed'));
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
        waiting.set(requests, { resolve, reject });
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
