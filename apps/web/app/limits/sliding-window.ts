import type { RateLimit } from '@dss/domain';

/** When an action was done, in milliseconds since 1970, oldest first. */
export type Times = readonly number[];

/** The times inside the window. Drops times in the future, which date from before the clock was set back. */
export function withinWindow(times: Times, { windowMs }: RateLimit, now: number): Times {
  return times.filter((time) => time > now - windowMs && time <= now);
}

/** Milliseconds until the action is allowed once more; 0 if it is allowed now. */
export function waitMs(times: Times, limit: RateLimit, now: number): number {
  const counted = withinWindow(times, limit, now);
  const blocking = counted[counted.length - limit.max];
  return blocking === undefined ? 0 : blocking + limit.windowMs - now;
}
