import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loaded when first opened. */
export const PlacementDialog = lazyPart(
  () => import('./placement-dialog.tsx'),
  ({ onClose }) => onClose(),
);
export const ImageDetailsDialog = lazyPart(
  () => import('./image-details-dialog.tsx'),
  ({ onClose }) => onClose(),
);
