import type { Preparation, PreparedPhoto } from './prepare-photo.ts';

export interface PhotoPreparer {
  /** Loads the worker, so that it is here when the connection goes. */
  warmUp: () => void;
  /**
   * @returns null for a HEIC that this browser can't decode
   * @throws where the worker can't be loaded (no connection), or died
   */
  prepare: (preparation: Preparation) => Promise<PreparedPhoto | null>;
}

export interface WorkerReply {
  id: number;
  photo: PreparedPhoto | null;
  failed: boolean;
}

interface Waiting {
  resolve: (photo: PreparedPhoto | null) => void;
  reject: (error: Error) => void;
}

/** Prepares photos in a worker of its own; one that dies (out of memory, never loaded) is replaced for the next photo. */
export function createPhotoPreparer(startWorker: () => Worker = startBrowserWorker): PhotoPreparer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let requests = 0;

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failed) asked?.reject(new Error('the photo could not be read'));
      else asked?.resolve(data.photo);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      started.terminate();
      worker = null;
      const asked = [...waiting.values()];
      waiting.clear();
      for (const { reject } of asked) reject(new Error('the worker failed'));
    });
    return started;
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
        worker.postMessage({ id: requests, preparation });
      }),
  };
}

function startBrowserWorker(): Worker {
  return new Worker(new URL('prepare-photo.worker.ts', import.meta.url), { type: 'module' });
}
