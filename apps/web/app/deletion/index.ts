export {
  restore,
  offerUndo,
  undoOffers,
  withdrawOffer,
  type Deleted,
  type UndoOffer,
} from './undo-offers.ts';
