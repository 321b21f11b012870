import { isAmountOpen } from '@dss/domain';
import { useState } from 'react';
import { z } from 'zod';

import { readJson, tabStore } from '../../lib/device/storage/browser-store.ts';
import type { StopTile } from './stop-tiles.ts';
import { tileOnScreen } from './use-tiles-in-view.ts';
import type { StopHere } from './use-walk.ts';

export interface HowMuch {
  /** The tiles of which it is asked how much there is, until that is said; none before, and at a stop that was asked before. */
  readonly asked: readonly StopTile[];
  /** Asks and leads to the first of them, once at each stop. @returns whether it did */
  readonly ask: () => boolean;
}

const nameOf = (propertyId: string) => `dss-amounts-asked-${propertyId}`;
const stopIdsSchema = z.array(z.string());

/** Stops at which this tab has asked. */
function stopsAsked(propertyId: string): readonly string[] {
  return readJson(tabStore, nameOf(propertyId), (kept) => stopIdsSchema.safeParse(kept).data) ?? [];
}

/** Asks how much there is of what was tapped, when its owner goes on without having said so. */
export function useHowMuch(
  propertyId: string,
  { stop, tiles }: Pick<StopHere, 'stop' | 'tiles'>,
): HowMuch {
  const [isAsking, setAsking] = useState(false);
  const open = tiles.filter(isAmountOpen);
  return {
    asked: isAsking ? open : [],
    ask: () => {
      const [first] = open;
      const before = stopsAsked(propertyId);
      if (first === undefined || before.includes(stop.id)) return false;
      tabStore.write(nameOf(propertyId), JSON.stringify([...before, stop.id]));
      setAsking(true);
      const choice = tileOnScreen(first.questionId)?.querySelector<HTMLElement>(
        '[data-amounts] button',
      );
      choice?.scrollIntoView({ block: 'center' });
      choice?.focus({ preventScroll: true });
      return true;
    },
  };
}
