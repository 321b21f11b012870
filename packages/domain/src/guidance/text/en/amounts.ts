import type { WorkShown } from '../../work-in-home.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const hoursPerDay = 8;

/** Writes a step's cost for a homeowner, such as 'Free to $300 (estimate)'. */
export function costInWords({ costUsd: { low, high }, estimate, forEachSide }: WorkShown): string {
  if (high === 0) return 'Free';
  const lowest = low === 0 ? 'Free' : dollars.format(low);
  const once = low === high ? lowest : `${lowest} to ${dollars.format(high)}`;
  const range = forEachSide ? `${once} for each side` : once;
  // A no-break space keeps the mark beside its price.
  return estimate ? `${range}\u00a0(estimate)` : range;
}

/** Writes a step's working time for a homeowner: hours up to a day, days beyond. */
export function timeInWords({ hours, forEachSide }: WorkShown): string {
  const range = hoursInWords(hours);
  return forEachSide ? `${range} for each side` : range;
}

function hoursInWords({ low, high }: WorkShown['hours']): string {
  if (high < 1) return `${high * 60} minutes`;
  if (high <= hoursPerDay) return low === high ? hoursOf(high) : `${low}-${hoursOf(high)}`;
  if (low < hoursPerDay) return `${hoursOf(low)} to ${daysOf(high)}`;
  const [from, to] = [Math.round(low / hoursPerDay), Math.round(high / hoursPerDay)];
  return from === to ? daysOf(high) : `${from}-${daysOf(high)}`;
}

function hoursOf(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

function daysOf(hours: number): string {
  const days = Math.round(hours / hoursPerDay);
  return days === 1 ? '1 day' : `${days} days`;
}
