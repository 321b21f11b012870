import { lazy, Suspense, useState } from 'react';

import type { Elements } from '../../ui/elements.ts';
import { loadPart } from '../../ui/load-part.ts';
import { isSameEvidence, type EvidenceItem } from './evidence-item.ts';
import { EnlargeContext } from './evidence-viewer-context.ts';

const EvidenceViewer = lazy(() => loadPart(() => import('./evidence-viewer.tsx')));

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
        <Suspense>
          <EvidenceViewer
            items={items.some((item) => isSameEvidence(item, shown)) ? items : [shown]}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </EnlargeContext>
  );
}
