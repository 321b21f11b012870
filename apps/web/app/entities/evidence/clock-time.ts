/** A moment with the time zone to show it in; null: the reader's own. */
export interface ClockTime {
  readonly date: Date;
  readonly timeZone: 'UTC' | null;
}

/**
 * The time that the clocks showed where a photo was taken, as far as it is known. A time in UTC comes from a device that doesn't
 * say where it was, so it is read in the reader's time zone.
 * @param takenAt ISO 8601; without an offset it is local time already
 */
export function clockTimeOf(takenAt: string): ClockTime {
  if (takenAt.endsWith('Z')) return { date: new Date(takenAt), timeZone: null };
  return { date: new Date(`${takenAt.replace(/[+-]\d\d:\d\d$/, '')}Z`), timeZone: 'UTC' };
}
