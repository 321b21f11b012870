import { useState, type ReactNode } from 'react';

import { createListMapLink, ListMapLinkContext } from './list-map-link.ts';

export interface MapBesideListProps {
  map: ReactNode;
  /** What follows the map; null: nothing yet. */
  list: ReactNode;
  /** Whether the map is one that the list can point at. */
  pointable: boolean;
}

/**
 * A map and the list that follows it: one after the other on narrow screens, side by side from 1024 px on, where each
 * shows what is chosen in the other. The map stays one and the same while the list comes and goes.
 */
export function MapBesideList({ map, list, pointable }: MapBesideListProps) {
  const [link] = useState(() => createListMapLink());
  const isBeside = pointable && list !== null;
  return (
    <ListMapLinkContext value={isBeside ? link : null}>
      <div
        className={
          isBeside ? 'grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]' : 'flex flex-col gap-8'
        }
      >
        {map}
        {list !== null && <div className="flex min-w-0 flex-col gap-8">{list}</div>}
      </div>
    </ListMapLinkContext>
  );
}
