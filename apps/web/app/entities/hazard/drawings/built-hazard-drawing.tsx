import type { HazardTypeId } from '@dss/domain';
import { lazy, type ComponentType } from 'react';

import { StaticPart } from '../../../ui/static-part.tsx';

/** Nothing in its place if it can't be loaded: the page reads without it. */
const LazyHazardDrawing = lazy(() =>
  import('./hazard-drawing.tsx').then(
    ({ HazardDrawing }): LoadedDrawing => ({ default: HazardDrawing }),
    (): LoadedDrawing => ({ default: () => null }),
  ),
);

interface LoadedDrawing {
  default: ComponentType<{ id: HazardTypeId }>;
}

/**
 * A hazard's drawing on a prerendered page, at most once on it. The page's HTML contains the drawing, so that the script with all drawings
 * is loaded only by visitors who come from another page.
 */
export function BuiltHazardDrawing({ id }: { id: HazardTypeId }) {
  return (
    <StaticPart id={`drawing-${id}`} className="w-22 shrink-0 sm:w-24">
      <LazyHazardDrawing id={id} />
    </StaticPart>
  );
}
