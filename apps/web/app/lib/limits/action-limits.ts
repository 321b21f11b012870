import { rateLimits, type RateLimit } from '@dss/domain';
import { z } from 'zod';

import { readJson, type BrowserStore } from '../device/storage/browser-store.ts';

/** The limited actions; each has a window of its own (core flow, section 5). */
export type LimitedAction = keyof typeof rateLimits;

export interface ActionLimits {
  /** Milliseconds until the action is allowed again; 0 if it is allowed now. */
  wait(action: LimitedAction): number;
  count(action: LimitedAction): void;
}

const storeName = 'dss-limits';
const timesSchema = z.record(z.string(), z.array(z.number())).catch({});

/**
 * The specified limits, counted in this browser. The server enforces the same ones; these respond immediately and
 * offline.
 */
export function createActionLimits(store: BrowserStore, now: () => number): ActionLimits {
  const read = () => readJson(store, storeName, (kept) => timesSchema.parse(kept));
  return {
    wait: (action) => waitMs(read()[action] ?? [], rateLimits[action], now()),
    count: (action) => {
      const time = now();
      const counted = Object.fromEntries(
        Object.entries({ ...read(), [action]: [...(read()[action] ?? []), time] })
          .map(([name, times]): [string, Times] => [name, stillCounted(name, times, time)])
          .filter(([, times]) => times.length > 0),
      );
      store.write(storeName, JSON.stringify(counted));
    },
  };
}

function stillCounted(name: string, times: Times, now: number): Times {
  return isLimited(name) ? withinWindow(times, rateLimits[name], now) : [];
}

function isLimited(name: string): name is LimitedAction {
  return Object.hasOwn(rateLimits, name);
}

/** When an action was done, in milliseconds since 1970, oldest first. */
type Times = readonly number[];

/** The times inside the window. Drops times in the future, which date from before the clock was set back. */
function withinWindow(times: Times, { windowMs }: RateLimit, now: number): Times {
  return times.filter((time) => time > now - windowMs && time <= now);
}

/** Milliseconds until the action is allowed once more; 0 if it is allowed now. */
function waitMs(times: Times, limit: RateLimit, now: number): number {
  const counted = withinWindow(times, limit, now);
  const blocking = counted[counted.length - limit.max];
  return blocking === undefined ? 0 : blocking + limit.windowMs - now;
}
