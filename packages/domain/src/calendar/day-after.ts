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
  return [String(year).padStart(4, '0'), ...[month, date].map(twoDigits)].join('-');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
