export { restore } from './restore.ts';
export {
  offerUndo,
  undoOffers,
  withdrawOffer,
  type Deleted,
  type UndoOffer,
} from './undo-offers.ts';
