import { useState } from 'react';

import type { Elements } from '../../ui/elements.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isSameEvidence, type EvidenceItem } from './evidence-item.ts';
import { EnlargeContext } from './evidence-viewer-context.ts';

const EvidenceViewer = lazyPart(
  () => import('./evidence-viewer.tsx'),
  ({ onClose }) => onClose(),
);

export interface EvidenceViewerProviderProps {
  /** Everything that the viewer can page through. */
  items: readonly EvidenceItem[];
  children: Elements;
}

/** Lets visitors open a page's photos at full size and page through them. */
export function EvidenceViewerProvider({ items, children }: EvidenceViewerProviderProps) {
  const [shown, setShown] = useState<EvidenceItem | null>(null);
  return (
    <EnlargeContext value={setShown}>
      {children}
      {shown !== null && (
        <EvidenceViewer
          items={items.some((item) => isSameEvidence(item, shown)) ? items : [shown]}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </EnlargeContext>
  );
}
