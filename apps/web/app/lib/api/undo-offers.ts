import { createStore } from 'zustand/vanilla';

import { apiPaths } from './api-paths.ts';
import { commandApi } from './client.ts';

/** Something deleted on the server that can still be restored. */
export type Deleted =
  | {
      readonly kind: 'photo';
      readonly propertyId: string;
      readonly imageId: string;
      readonly name: string;
    }
  | {
      readonly kind: 'property';
      readonly propertyId: string;
      readonly name: string;
      /** Restores what this browser had saved about the property and removed with it. */
      readonly remember: () => void;
    };

export interface UndoOffer {
  readonly id: number;
  readonly deleted: Deleted;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The deletions that can be undone right now, on whichever page the visitor is. */
export const undoOffers = createStore<readonly UndoOffer[]>(() => []);

/** The server accepts an undo for longer (`deletionLimits.undoMs`). */
const shownMs = 10_000;

let lastId = 0;

/** Offers, for a limited time, to restore what was just deleted. */
export function offerUndo(deleted: Deleted): void {
  lastId += 1;
  const offer = { id: lastId, deleted, until: Date.now() + shownMs };
  // A photo of a deleted property can't be restored on its own.
  const isGone = (other: Deleted) =>
    deleted.kind === 'property' && other.propertyId === deleted.propertyId;
  undoOffers.setState((offers) => [...offers.filter((each) => !isGone(each.deleted)), offer], true);
  setTimeout(() => withdrawOffer(offer.id), shownMs);
}

/** @returns whether the offer was still open */
export function withdrawOffer(id: number): boolean {
  const before = undoOffers.getState();
  undoOffers.setState((offers) => offers.filter((offer) => offer.id !== id), true);
  return undoOffers.getState().length < before.length;
}

/** POST …/restore for a property or a photo. Something that isn't deleted counts as restored. */
export async function restore(deleted: Deleted): Promise<void> {
  const path =
    deleted.kind === 'property'
      ? apiPaths.restoreProperty(deleted.propertyId)
      : apiPaths.restorePhoto(deleted.propertyId, deleted.imageId);
  await commandApi(path, { method: 'POST' });
}
