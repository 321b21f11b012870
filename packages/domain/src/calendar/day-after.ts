/**
 * The day so many days later, or earlier if they are negative. By the calendar alone: the domain has no clock.
 * @param day '2026-11-29'
 */
export function dayAfter(day: string, days: number): string {
  let [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  date += days;
  while (date < 1) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    date += daysOf(year, month);
  }
  while (date > daysOf(year, month)) {
    date -= daysOf(year, month);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return isoOf(year, month, date);
}

/**
 * The same date so many months later, or earlier if they are negative; the last day of a month that is too short for it.
 * @param day '2026-08-31'
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const counted = year * 12 + (month - 1) + months;
  const [reachedYear, reachedMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  return isoOf(reachedYear, reachedMonth, Math.min(date, daysOf(reachedYear, reachedMonth)));
}

function isoOf(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
