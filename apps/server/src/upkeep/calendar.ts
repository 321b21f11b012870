import { createHash } from 'node:crypto';
import type { HomeUpkeep, Locale } from '@dss/domain';
import ical, { ICalEventTransparency } from 'ical-generator';

const names: Readonly<Record<Locale, (home: string) => string>> = {
  en: (home) => `Upkeep for defensible space, home ${home}`,
  es: (home) => `Cuidado del espacio defendible, casa ${home}`,
};

/** Without vowels, which could make a word, and without digits, which could be taken for a house number. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** Calendar programs look for changes once a day. */
const refreshSeconds = 24 * 60 * 60;
const saturday = 6;

export interface CalendarOf {
  readonly propertyId: string;
  readonly locale: Locale;
  /** When it was made: events before it don't exist. The same each time that the same calendar is read. */
  readonly since: Date;
}

/** The name of a home's calendar. Its four letters tell it from those of the owner's other homes, and say nothing of the place. */
export function calendarName(propertyId: string, locale: Locale): string {
  const hash = createHash('sha256').update(`calendar name ${propertyId}`).digest();
  const code = [...hash.subarray(0, 4)].map((byte) => letters[byte % letters.length]).join('');
  return names[locale](code);
}

/**
 * A home's upkeep as an iCalendar file: each task is an event of a whole day, on the first Saturday of each of its months, every
 * year. The day stays free for whoever asks. It holds nothing of where the home is, or whose. Its events' ids stay the same, so that a program that reads it again
 * changes the events that it has.
 */
export function upkeepCalendar(
  { tasks }: HomeUpkeep,
  { propertyId, locale, since }: CalendarOf,
): string {
  const home = createHash('sha256').update(`upkeep ${propertyId}`).digest('hex').slice(0, 24);
  const calendar = ical({
    name: calendarName(propertyId, locale),
    prodId: { company: 'Defensible Space Score', product: 'Upkeep', language: locale },
    ttl: refreshSeconds,
  });
  for (const { id, title, text, months } of tasks) {
    const inOrder = months.toSorted((one, other) => one - other);
    calendar.createEvent({
      id: `${id}-${home}`,
      start: firstDay(inOrder, since),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: since,
      summary: title,
      description: text,
      repeating: `FREQ=YEARLY;BYMONTH=${inOrder.join(',')};BYDAY=1SA`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The first Saturday of one of these months that isn't before a day. */
function firstDay(months: readonly number[], since: Date): Date {
  const today = Date.UTC(since.getUTCFullYear(), since.getUTCMonth(), since.getUTCDate());
  const days = [since.getUTCFullYear(), since.getUTCFullYear() + 1].flatMap((year) =>
    months.map((month) => firstSaturday(year, month)),
  );
  return days.find((day) => day.getTime() >= today) ?? since;
}

/** @param month 1 to 12 */
function firstSaturday(year: number, month: number): Date {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 1 + ((saturday - weekday + 7) % 7)));
}
