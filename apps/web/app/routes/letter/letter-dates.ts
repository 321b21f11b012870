import { reportTimeFormat, type LetterDates } from '@dss/domain';

/** The homes' time zone: a letter's dates are in it, wherever the owner reads it. */
const { timeZone } = reportTimeFormat;

/** Dates as they are written in a letter. */
export function letterDatesIn(format: string): LetterDates {
  return {
    day: (iso) =>
      new Date(iso).toLocaleDateString(format, {
        dateStyle: 'long',
        // A day alone is that day anywhere.
        timeZone: iso.length === 'yyyy-mm-dd'.length ? 'UTC' : timeZone,
      }),
    month: (iso) =>
      new Date(iso).toLocaleDateString(format, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  };
}
