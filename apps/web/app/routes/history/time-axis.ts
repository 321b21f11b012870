/** A place on a time axis that is named. */
export interface Tick {
  readonly at: Date;
  /** What its name has to say. */
  readonly unit: Unit;
}

type Unit = 'hour' | 'day' | 'month' | 'year';

/** The steps between ticks, from the smallest. */
const steps: readonly (readonly [count: number, unit: Unit, hours: number])[] = [
  [1, 'hour', 1],
  [3, 'hour', 3],
  [6, 'hour', 6],
  [1, 'day', 24],
  [2, 'day', 48],
  [7, 'day', 168],
  [1, 'month', 730],
  [2, 'month', 1460],
  [6, 'month', 4380],
  [1, 'year', 8766],
  [2, 'year', 17_532],
  [5, 'year', 43_830],
];

/**
 * The ticks of an axis between two moments, at whole hours, days, months or years of the reader's time zone.
 * @param most how many have room
 * @returns oldest first; none if no whole step lies between the two
 */
export function timeTicks(from: Date, to: Date, most: number): readonly Tick[] {
  for (const [count, unit, hours] of steps) {
    // A month and a day are as long as they are: only a guess of what surely has room.
    if ((to.getTime() - from.getTime()) / (hours * 60 * 60 * 1000) > most + 1) continue;
    const ticks: Tick[] = [];
    let at = wholeBefore(from, unit, count);
    while (at <= to) {
      if (at >= from) ticks.push({ at, unit });
      at = later(at, unit, count);
    }
    if (ticks.length <= most) return ticks;
  }
  return [];
}

/** The last whole hour, midnight, first of a month or New Year up to a moment, at a multiple of the step where that is plain. */
function wholeBefore(moment: Date, unit: Unit, count: number): Date {
  const [year, month, day, hour] = [
    moment.getFullYear(),
    moment.getMonth(),
    moment.getDate(),
    moment.getHours(),
  ];
  switch (unit) {
    case 'hour':
      return new Date(year, month, day, hour - (hour % count));
    case 'day':
      return new Date(year, month, day);
    case 'month':
      return new Date(year, month - (month % count), 1);
    case 'year':
      return new Date(year - (year % count), 0, 1);
  }
}

function later(moment: Date, unit: Unit, count: number): Date {
  const next = new Date(moment);
  switch (unit) {
    case 'hour':
      next.setTime(next.getTime() + count * 60 * 60 * 1000);
      break;
    case 'day':
      next.setDate(next.getDate() + count);
      break;
    case 'month':
      next.setMonth(next.getMonth() + count);
      break;
    case 'year':
      next.setFullYear(next.getFullYear() + count);
      break;
  }
  return next;
}
