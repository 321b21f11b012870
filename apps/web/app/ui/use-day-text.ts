import { useFormatter } from 'use-intl';

/** Writes a day of a calendar, such as '2026-11-23', as 'November 23, 2026': the same day wherever it is read. */
export function useDayText(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}
