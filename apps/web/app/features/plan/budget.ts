import { mostCostUsd } from '@dss/domain';

/** How much time of their own an owner has. */
export const ownTimes = ['evening', 'weekend', 'month', 'any'] as const;

export type OwnTime = (typeof ownTimes)[number];

/** Working hours: three in an evening, eight on each day of a weekend. */
export const hoursIn: Readonly<Record<OwnTime, number>> = {
  evening: 3,
  weekend: 16,
  month: 64,
  any: Infinity,
};

export interface OwnBudget {
  readonly usd: number;
  readonly time: OwnTime;
}

export const startBudget: OwnBudget = { usd: 500, time: 'weekend' };

/** The amounts where the slider stops: close together where most owners decide. */
export const sliderStops = [
  0, 50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000,
  30_000, 50_000,
] as const;

/** The slider's stop for an amount: the highest that isn't above it. */
export function stopFor(usd: number): number {
  return sliderStops.filter((stop) => stop <= usd).length - 1;
}

/** The dollars in a typed amount, such as '1,500' or '$500'; null unless it is one of 0 to `mostCostUsd`. */
export function readUsd(text: string): number | null {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const usd = Number(digits);
  return usd <= mostCostUsd ? usd : null;
}
