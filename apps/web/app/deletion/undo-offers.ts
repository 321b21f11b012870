import { deletionLimits } from '@dss/domain';
import { createStore } from 'zustand/vanilla';

/** Something that was deleted on the server and can still be restored. */
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
      /** Has this browser remember again what it forgot with the property. */
      readonly remember: () => void;
    };

export interface UndoOffer {
  readonly id: number;
  readonly deleted: Deleted;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What can be undone now, wherever in the application the reader has gone since. */
export const undoOffers = createStore<readonly UndoOffer[]>(() => []);

let lastId = 0;

/** Offers for ten seconds to restore what was deleted just now. */
export function offerUndo(deleted: Deleted): void {
  lastId += 1;
  const offer = { id: lastId, deleted, until: Date.now() + deletionLimits.undoShownMs };
  // A photo comes back with its property alone.
  const isGone = (other: Deleted) =>
    deleted.kind === 'property' && other.propertyId === deleted.propertyId;
  undoOffers.setState((offers) => [...offers.filter((each) => !isGone(each.deleted)), offer], true);
  setTimeout(() => withdrawOffer(offer.id), deletionLimits.undoShownMs);
}

/** @returns whether it still stood */
export function withdrawOffer(id: number): boolean {
  const before = undoOffers.getState();
  undoOffers.setState((offers) => offers.filter((offer) => offer.id !== id), true);
  return undoOffers.getState().length < before.length;
}
