const firstHour = 21;
const lastHour = 7;

/**
 * Whether nobody is to be alerted of a warning at an hour of the home's own clock, from 21:00 to 7:00: what keeps them awake every
 * night of a season is turned off. Pages show it all the same.
 * @param hour 0 to 23
 */
export function isQuietHour(hour: number): boolean {
  return hour >= firstHour || hour < lastHour;
}

/** Minutes from a time of the home's own clock until nobody is to be alerted anymore; 0 in a quiet hour. */
export function minutesUntilQuiet(hour: number, minute: number): number {
  return isQuietHour(hour) ? 0 : (firstHour - hour) * 60 - minute;
}
