import { createContext, use, useSyncExternalStore } from 'react';

import type { PointedPlace } from './pointed-place.ts';
import { createPointing, type Pointing } from './pointing.ts';

/** Null where no list stands beside a map. */
export const PointingContext = createContext<Pointing | null>(null);

/** Of a page without a list: nobody ever points. */
const nobody = createPointing();

/** Something of what list and map show each other; draws anew only when it changes. */
export function usePointing<Selected>(select: (pointing: Pointing) => Selected): Selected {
  const pointing = use(PointingContext) ?? nobody;
  const read = () => select(pointing);
  return useSyncExternalStore(pointing.subscribe, read, read);
}

/** What the list points at. */
export function usePointedPlace(): PointedPlace | null {
  return usePointing((pointing) => pointing.place());
}
