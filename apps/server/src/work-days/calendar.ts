import { guidanceFor, type Locale, type WorkDayInvitation } from '@dss/domain';
import ical, { ICalEventStatus } from 'ical-generator';

const names: Readonly<Record<Locale, (community: string) => string>> = {
  en: (community) => `Work day, ${community}`,
  es: (community) => `Jornada de trabajo, ${community}`,
};

/**
 * A work day as an iCalendar file, at the time of the clocks there, wherever it is read. Its id stays the same, so that a calendar that
 * takes the file again changes the event that it has.
 */
export function workDayCalendar(day: WorkDayInvitation, locale: Locale, now: Date): string {
  const calendar = ical({
    prodId: { company: 'Defensible Space Score', product: 'Work day', language: locale },
  });
  calendar.createEvent({
    id: `work-day-${day.id}`,
    start: atClock(day.day, day.starts_at),
    end: atClock(day.day, day.ends_at),
    floating: true,
    stamp: now,
    summary: names[locale](day.community),
    location: day.place,
    description: [
      guidanceFor(day.hazard, locale).title,
      '',
      ...day.tasks.map((task) => `- ${task}`),
      ...(day.bring.length === 0 ? [] : ['', ...day.bring.map((thing) => `- ${thing}`)]),
    ].join('\n'),
    ...(day.cancelled && { status: ICalEventStatus.CANCELLED }),
  });
  return `${calendar.toString()}\r\n`;
}

function atClock(day: string, time: string): Date {
  return new Date(`${day}T${time}:00Z`);
}
