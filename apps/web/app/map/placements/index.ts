export { knownOf } from './known-evidence.ts';
export type { ImageDetailsDialogProps } from './image-details-dialog.tsx';
export type { PlacementDialogProps } from './placement-dialog.tsx';
export { ImageDetailsDialog, PlacementDialog } from './lazy-dialogs.ts';
export { useRescoreAfterPlacing, useSaveAnyPlacement } from './use-save-placement.ts';
