import { writeBytes, writeDuration } from '@dss/domain';

const whole = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

const dayMs = 24 * 60 * 60 * 1000;

/** How operators' pages write figures, in English only, like the pages themselves. */
export const figure = {
  whole: (number: number) => whole.format(number),
  short: (number: number) => short.format(number),
  percent: (fraction: number) => share.format(fraction),
  usd: (amount: number) => dollars.format(amount),
  bytes: writeBytes,
  seconds: writeDuration,
  time: (at: string | number) => new Date(at).toLocaleTimeString('en-US'),
  moment: (at: string) =>
    new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  /** The time alone of what was within a day. */
  recent: (at: string) =>
    Date.now() - Date.parse(at) < dayMs ? figure.hour(at) : figure.moment(at),
  day: (at: string) => new Date(at).toLocaleDateString('en-US', { timeZone: 'UTC' }),
  hour: (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
} as const;
