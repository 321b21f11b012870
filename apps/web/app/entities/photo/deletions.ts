import { z } from 'zod';

import { ApiError } from '../../lib/api/api-error.ts';
import { readJson, type BrowserStore } from '../../lib/device/storage/browser-store.ts';
import type { deletePhoto } from './delete-photo.ts';

const deletionsSchema = z
  .array(z.object({ propertyId: z.string(), imageId: z.string() }))
  .catch([]);

type Deletion = z.infer<typeof deletionsSchema>[number];

const storeName = 'dss-photos-to-delete';

/** When to look for the photo: the server processes an upload for a while before it stores it. */
const storingMs: readonly number[] = [0, 4000, 15_000];

/** The longest wait after the server gave no answer. */
const longestMs = 60_000;

/** Deletions that the server must still hear of, also after a reload. */
export interface Deletions {
  /**
   * Deletes a photo that may have reached the server although its upload was aborted. While the server is still storing
   * it there is nothing to delete yet, so this looks again later; without an answer, for as long as it takes.
   */
  readonly add: (propertyId: string, imageId: string) => void;
  /** Call when the connection is back. */
  readonly resume: () => void;
}

/** Goes on with the deletions of earlier page loads. */
export function createDeletions(store: BrowserStore, remove: typeof deletePhoto): Deletions {
  const waiting = new Set<() => void>();
  const read = () => readJson(store, storeName, (kept) => deletionsSchema.parse(kept));
  const write = (deletions: readonly Deletion[]) =>
    deletions.length === 0
      ? store.remove(storeName)
      : store.write(storeName, JSON.stringify(deletions));

  const wait = (ms: number, early: boolean) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      if (early) waiting.add(go);
    });

  /** Resolves once the photo is deleted, or there is none to delete. */
  async function follow({ propertyId, imageId }: Deletion): Promise<void> {
    let failures = 0;
    for (const storing of storingMs) {
      await wait(storing, false);
      let isGone: boolean | null = null;
      while (isGone === null) {
        isGone = await remove(propertyId, imageId).catch(isRefusal);
        if (isGone === null) await wait(Math.min(longestMs, 5000 * 2 ** failures), true);
        failures += 1;
      }
      if (isGone) return;
    }
  }

  async function start(deletion: Deletion): Promise<void> {
    await follow(deletion);
    write(read().filter(({ imageId }) => imageId !== deletion.imageId));
  }

  for (const deletion of read()) void start(deletion);
  return {
    add: (propertyId, imageId) => {
      const deletion = { propertyId, imageId };
      write([...read(), deletion]);
      void start(deletion);
    },
    resume: () => {
      for (const go of waiting) go();
    },
  };
}

/** True if there is nothing left to delete, or no right to; null if asking again can tell. */
function isRefusal(error: unknown): true | null {
  return error instanceof ApiError && !error.retryable ? true : null;
}
