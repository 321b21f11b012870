import type { WorkShown } from '../../work-in-home.ts';

/** Formatted as in the United States: $1,500. */
const dollars = new Intl.NumberFormat('es-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const hoursPerDay = 8;

/** Writes a step's cost for a homeowner, such as 'Gratis o hasta $300 (estimado)'. */
export function costInWords({ costUsd: { low, high }, estimate, forEachSide }: WorkShown): string {
  if (high === 0) return 'Gratis';
  const once = rangeOf(low, high);
  const range = forEachSide ? `${once} por cada lado` : once;
  // A no-break space keeps the mark beside its price.
  return estimate ? `${range}\u00a0(estimado)` : range;
}

function rangeOf(low: number, high: number): string {
  if (low === high) return dollars.format(high);
  if (low === 0) return `Gratis o hasta ${dollars.format(high)}`;
  return `${dollars.format(low)} a ${dollars.format(high)}`;
}

/** Writes a step's working time for a homeowner: hours up to a day, days beyond. */
export function timeInWords({ hours, forEachSide }: WorkShown): string {
  const range = hoursInWords(hours);
  return forEachSide ? `${range} por cada lado` : range;
}

function hoursInWords({ low, high }: WorkShown['hours']): string {
  if (high < 1) return `${high * 60} minutos`;
  if (high <= hoursPerDay) return low === high ? hoursOf(high) : `${low} a ${hoursOf(high)}`;
  if (low < hoursPerDay) return `${hoursOf(low)} a ${daysOf(high)}`;
  const [from, to] = [Math.round(low / hoursPerDay), Math.round(high / hoursPerDay)];
  return from === to ? daysOf(high) : `${from} a ${daysOf(high)}`;
}

function hoursOf(hours: number): string {
  return hours === 1 ? '1 hora' : `${hours} horas`;
}

function daysOf(hours: number): string {
  const days = Math.round(hours / hoursPerDay);
  return days === 1 ? '1 día' : `${days} días`;
}
