import { lazy } from 'react';

import { loadPart } from '../../ui/load-part.ts';

/** Loaded when first opened. */
export const PlacementDialog = lazy(() => loadPart(() => import('./placement-dialog.tsx')));
export const ImageDetailsDialog = lazy(() => loadPart(() => import('./image-details-dialog.tsx')));
