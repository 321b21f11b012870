import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loaded when first opened. */
export const BoundaryDialog = lazyPart(
  () => import('./boundary-dialog.tsx'),
  ({ onClose }) => onClose(),
);
