/** The time as the application sees it; handed in, so that a test can move it. */
export type Clock = () => Date;

/** The system's clock, moved by an offset in milliseconds. */
export function systemClock(offsetMs = 0): Clock {
  return () => new Date(Date.now() + offsetMs);
}
