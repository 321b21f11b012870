import { useState } from 'react';

import type { TappedHome } from './stop-tiles.ts';

type Facts = TappedHome['facts'];

/**
 * What maps said when a stop came on screen, for as long as it is there: an answer that comes later would move its tiles under the
 * finger. It is shown from the next stop on.
 */
export function useFactsOfStop(stopId: string | null, facts: Facts): Facts {
  const [kept, setKept] = useState({ stopId, facts });
  if (kept.stopId === stopId) return kept.facts;
  setKept({ stopId, facts });
  return facts;
}
