const whole = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** How operators' pages write figures, in English only, like the pages themselves. */
export const figure = {
  whole: (number: number) => whole.format(number),
  short: (number: number) => short.format(number),
  percent: (fraction: number) => share.format(fraction),
  usd: (amount: number) => dollars.format(amount),
  bytes,
  seconds,
  time: (at: string | number) => new Date(at).toLocaleTimeString('en-US'),
  moment: (at: string) =>
    new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  day: (at: string) => new Date(at).toLocaleDateString('en-US', { timeZone: 'UTC' }),
  hour: (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
} as const;

function bytes(number: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  const step = number < 1 ? 0 : Math.min(4, Math.floor(Math.log10(number) / 3));
  const shown = number / 1000 ** step;
  return `${shown.toLocaleString('en-US', { maximumFractionDigits: shown < 10 ? 1 : 0 })} ${units[step] ?? ''}`;
}

/** A duration in its two largest units. */
function seconds(number: number): string {
  if (number < 1) return `${Math.round(number * 1000)} ms`;
  if (number < 60) return `${number.toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
  const minutes = Math.floor(number / 60);
  if (minutes < 60) return `${minutes} min ${Math.floor(number % 60)} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
