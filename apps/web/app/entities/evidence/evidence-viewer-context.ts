import { createContext, use } from 'react';

import type { EvidenceItem } from './evidence-item.ts';

export type Enlarge = (item: EvidenceItem) => void;

export const EnlargeContext = createContext<Enlarge | null>(null);

/** Opens a photo in the viewer. Only inside an `EvidenceViewerProvider`. */
export function useEnlarge(): Enlarge {
  const enlarge = use(EnlargeContext);
  if (enlarge === null) throw new Error('useEnlarge needs an EvidenceViewerProvider around it.');
  return enlarge;
}
