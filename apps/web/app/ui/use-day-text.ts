import { useFormatter } from 'use-intl';

/**
 * Writes a day of a calendar, such as '2026-11-23', as 'November 23, 2026': the same day wherever it is read. `medium`: 'Nov 23, 2026', where
 * a line has little room.
 */
export function useDayText(dateStyle: 'long' | 'medium' = 'long'): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle, timeZone: 'UTC' });
}
