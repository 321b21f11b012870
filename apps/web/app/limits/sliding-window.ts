import type { RateLimit } from '@dss/domain';

/** When something was done, in milliseconds since 1970, the oldest first. */
export type Times = readonly number[];

/** Those that a window still counts. A time to come is from before the clock was set back, and counts no more. */
export function withinWindow(times: Times, { windowMs }: RateLimit, now: number): Times {
  return times.filter((time) => time > now - windowMs && time <= now);
}

/** How many milliseconds to wait until once more fits; 0: it fits now. */
export function waitMs(times: Times, limit: RateLimit, now: number): number {
  const counted = withinWindow(times, limit, now);
  const blocking = counted[counted.length - limit.max];
  return blocking === undefined ? 0 : blocking + limit.windowMs - now;
}
