export { DeletePropertySection } from './delete-property-section.tsx';
export { UndoBar } from './undo-bar.tsx';
export { offerUndo } from './undo-offers.ts';
