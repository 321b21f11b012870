import { createStore, type StoreApi } from 'zustand/vanilla';

import type { ApiError } from '../../lib/api/api-error.ts';
import { keepIssues } from './saved-issues.ts';
import type { UploadDatabase } from './upload-database.ts';
import { isPending, type PreparedPhoto, type Transition, type Upload } from './upload.ts';

/** Why uploads are paused: the server is busy or unreachable, or its disk is full. */
export interface UploadPause {
  readonly reason: 'busy' | 'full';
  /** When sending resumes automatically, in milliseconds since 1970. */
  readonly until: number;
}

export interface UploadsState {
  /** In the order chosen. */
  readonly items: readonly Upload[];
  readonly pause: UploadPause | null;
  /** HEIC photos are being converted. */
  readonly converting: boolean;
  /** File names in the last selection that the property already has. */
  readonly duplicates: readonly string[];
}

/** How many photos the server doesn't have although nothing failed. */
export function countPending({ items }: UploadsState): number {
  return items.filter(isPending).length;
}

export function imageIds({ items }: UploadsState): readonly string[] {
  return items.map(({ imageId }) => imageId);
}

/** The photo is no longer in this browser's storage: another tab has sent or removed it. */
export class NoLongerStored extends Error {
  override readonly name = 'NoLongerStored';
}

/**
 * A property's uploads: the list that this tab shows, and the copies saved in the browser until the server has them.
 */
export interface UploadStore {
  readonly state: StoreApi<UploadsState>;
  readonly uploads: () => readonly Upload[];
  readonly find: (imageId: string) => Upload | undefined;
  /** Skips uploads that are already listed. @param inPlaceOf insert before this one, else at the end */
  readonly add: (uploads: readonly Upload[], inPlaceOf?: string) => void;
  /** Does nothing if it is no longer listed. */
  readonly change: (imageId: string, transition: Transition) => void;
  /** Removes it from this tab's list. */
  readonly remove: (imageId: string) => void;
  /** @returns whether it is saved and will survive a reload: false if the browser has no room */
  readonly keep: (upload: Upload) => Promise<boolean>;
  /**
   * Saves the copy to send before the first byte is sent: to the server, different bytes after a reload would be
   * another photo.
   */
  readonly settle: (imageId: string, photo: PreparedPhoto) => Promise<void>;
  /**
   * The copy that this browser decided to send, maybe in another tab; the server may already have its bytes.
   * @returns null if no copy is saved, or the database can't be read
   * @throws NoLongerStored
   */
  readonly settled: (upload: Upload) => Promise<PreparedPhoto | null>;
  /** The saved copy of the chosen file, which stays readable whatever becomes of the file; null if there is none. */
  readonly copy: (imageId: string) => Promise<Blob | null>;
  /** Notes, over reloads, that the server won't take it as it is. */
  readonly noteRefusal: (imageId: string, error: ApiError) => Promise<void>;
  /** Uploads saved by an earlier page load; empty if the browser can't save any. */
  readonly restore: () => Promise<readonly Upload[]>;
  /** Removes the saved copy from the browser. */
  readonly forget: (imageId: string) => Promise<void>;
}

export function createUploadStore(propertyId: string, database: UploadDatabase): UploadStore {
  const state = createStore<UploadsState>(() => ({
    items: [],
    pause: null,
    converting: false,
    duplicates: [],
  }));
  const keeping = new Map<string, Promise<boolean>>();
  const uploads = () => state.getState().items;
  const find = (imageId: string) => uploads().find((upload) => upload.imageId === imageId);

  function change(imageId: string, transition: Transition): void {
    const upload = find(imageId);
    if (upload === undefined) return;
    const changed = transition(upload);
    // Bytes sent are reported far more often than the percent changes.
    if (changed === upload) return;
    state.setState({ items: uploads().map((each) => (each === upload ? changed : each)) });
  }

  return {
    state,
    uploads,
    find,
    change,
    add: (added, inPlaceOf) => {
      const fresh = added.filter(({ imageId }) => find(imageId) === undefined);
      const place = uploads().findIndex(({ imageId }) => imageId === inPlaceOf);
      const at = place < 0 ? uploads().length : place;
      state.setState({ items: [...uploads().slice(0, at), ...fresh, ...uploads().slice(at)] });
    },
    remove: (imageId) =>
      state.setState({ items: uploads().filter((upload) => upload.imageId !== imageId) }),
    keep: async (upload) => {
      const { imageId } = upload;
      const isKept = database.keep(upload).then(
        () => true,
        () => false,
      );
      keeping.set(imageId, isKept);
      const kept = await isKept;
      change(imageId, (listed) => ({ ...listed, kept }));
      return kept;
    },
    settle: async (imageId, photo) => {
      change(imageId, (upload) => ({ ...upload, ...photo }));
      keepIssues(imageId, photo.prepared.issues);
      if ((await keeping.get(imageId)) === false) return;
      await database.change(imageId, photo).catch(() => undefined);
    },
    settled: async ({ imageId, kept: wasKept }) => {
      if (!wasKept && (await keeping.get(imageId)) !== true) return null;
      // If the database fails, don't wait for it.
      const kept = await database.find(imageId).catch(() => undefined);
      if (kept === null) throw new NoLongerStored();
      return kept?.prepared ? { file: kept.file, prepared: kept.prepared } : null;
    },
    copy: async (imageId) => {
      if ((await keeping.get(imageId)) === false) return null;
      return (await database.find(imageId).catch(() => null))?.file ?? null;
    },
    noteRefusal: async (imageId, { code, message, status }) => {
      const refusal = { code, message, status };
      change(imageId, (upload) => ({ ...upload, refusal }));
      if ((await keeping.get(imageId)) === false) return;
      // At worst, it is sent and refused once more after a reload.
      await database.change(imageId, { refusal }).catch(() => undefined);
    },
    restore: async () => database.ofProperty(propertyId).catch(() => []),
    forget: async (imageId) => {
      const isUnkept = (await keeping.get(imageId)) === false;
      keeping.delete(imageId);
      if (isUnkept) return;
      // At worst, a record that can't be removed is sent once more, and the server answers with the photo it already
      // has.
      await database.remove(imageId).catch(() => undefined);
    },
  };
}
