import { useState, type ReactNode } from 'react';

import type { Elements } from '../../ui/elements.ts';
import { createListMapLink, ListMapLinkContext } from './list-map-link.ts';

export interface MapBesideListProps {
  /** The list before the map; null if there is none yet. */
  list: ReactNode;
  map: Elements;
  /** Whether this map can highlight places of the list. */
  pointable: boolean;
}

/**
 * A list and its map: stacked on narrow screens, side by side from 1024 px, where each highlights what is chosen in the
 * other. The map stays mounted while the list comes and goes.
 */
export function MapBesideList({ list, map, pointable }: MapBesideListProps) {
  const [link] = useState(() => createListMapLink());
  const isBeside = pointable && list !== null;
  return (
    <ListMapLinkContext value={isBeside ? link : null}>
      <div
        className={
          isBeside
            ? 'grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] print:block'
            : 'flex flex-col gap-8 print:gap-4'
        }
      >
        {list !== null && <div className="flex min-w-0 flex-col gap-8 print:block">{list}</div>}
        {map}
      </div>
    </ListMapLinkContext>
  );
}
