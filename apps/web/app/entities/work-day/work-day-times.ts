import type { WorkDayMeeting } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

/** Says when people meet, such as 'Saturday, March 6, 2027, 9:00 AM to 12:30 PM', by the clocks there wherever it is read. */
export function useMeetingText(): (meeting: Omit<WorkDayMeeting, 'place'>) => string {
  const t = useTranslations('workDays');
  const format = useFormatter();
  const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`);
  const timeText = (day: string, time: string) =>
    format.dateTime(at(day, time), { timeStyle: 'short', timeZone: 'UTC' });
  return ({ day, starts_at: starts, ends_at: ends }) =>
    t('when', {
      date: inCapital(format.dateTime(at(day, starts), { dateStyle: 'full', timeZone: 'UTC' })),
      from: timeText(day, starts),
      to: timeText(day, ends),
    });
}

/** It begins a line; Spanish writes days small within a sentence. */
function inCapital(date: string): string {
  return date.charAt(0).toLocaleUpperCase() + date.slice(1);
}

/** How many hours it takes, such as 3.5. */
export function hoursOf({ starts_at: starts, ends_at: ends }: WorkDayMeeting): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.round(((minutes(ends) - minutes(starts)) / 60) * 100) / 100;
}
