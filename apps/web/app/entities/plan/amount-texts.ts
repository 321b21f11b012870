import { useFormatter } from 'use-intl';

/** Formats whole dollars: '$1,500'. */
export function useUsdText(): (usd: number) => string {
  const format = useFormatter();
  return (usd) =>
    format.number(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

/** Formats working hours, to the half: '11.5 hours'. */
export function useHoursText(): (hours: number) => string {
  const format = useFormatter();
  return (hours) =>
    format.number(Math.round(hours * 2) / 2, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
}
