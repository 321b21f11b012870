/** The application's current time; passed in, so that a test can change it. */
export type Clock = () => Date;

/** The system clock, shifted by an offset in milliseconds. */
export function systemClock(offsetMs = 0): Clock {
  return () => new Date(Date.now() + offsetMs);
}
