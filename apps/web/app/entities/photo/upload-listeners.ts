import type { UploadStore } from './upload-store.ts';
import { isStored, type Upload } from './upload.ts';

/** What the page shows messages about. */
export interface UploadListener {
  failed: (upload: Upload, error: unknown) => void;
  /** Called once all photos of a selection are stored. */
  stored: (uploads: readonly Upload[]) => void;
  /** The browser has no room to save them. */
  couldNotSave: () => void;
}

export interface UploadListeners {
  /**
   * Only the newest listener is called, so that components on the same page don't show a message twice; when it stops,
   * the one before is called again.
   * @returns a function that stops listening
   */
  readonly listen: (listener: UploadListener) => () => void;
  readonly newest: () => UploadListener | undefined;
  /** Call when a photo of a selection was stored, or left it. */
  readonly checkAction: (actionId: string) => void;
}

export function createUploadListeners({ uploads }: Pick<UploadStore, 'uploads'>): UploadListeners {
  const listeners = new Set<UploadListener>();
  const newest = () => [...listeners].at(-1);
  return {
    newest,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    checkAction: (actionId) => {
      const together = uploads().filter((upload) => upload.actionId === actionId);
      if (together.length > 0 && together.every(isStored)) newest()?.stored(together);
    },
  };
}
