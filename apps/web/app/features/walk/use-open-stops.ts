import type { WalkStop } from '@dss/domain';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { z } from 'zod';

import { readJson, tabStore } from '../../lib/device/storage/browser-store.ts';

const nameOf = (propertyId: string) => `dss-open-stops-${propertyId}`;
const idsSchema = z.array(z.string());

/**
 * Ids of the stops that photos had left open when the owner came to the walk, so that it counts and leads the same way until its end.
 * This tab keeps them for a reload, and for Back.
 * @param wanted false for the whole walk
 * @param stopsNow those that are open now
 * @returns null for the whole walk
 */
export function useOpenStops(
  propertyId: string,
  wanted: boolean,
  stopsNow: () => readonly WalkStop[],
): readonly string[] | null {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [ids] = useState(() => {
    if (!wanted) return null;
    const name = nameOf(propertyId);
    const kept = isReturn
      ? readJson(tabStore, name, (json) => idsSchema.safeParse(json).data ?? null)
      : null;
    if (kept !== null) return kept;
    const open = stopsNow().map(({ id }) => id);
    tabStore.write(name, JSON.stringify(open));
    return open;
  });
  return ids;
}
