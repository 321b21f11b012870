import { dayAfter, monthsAfter } from '../calendar/day-after.ts';

/** The days that California's law on a sale (Civil Code 1102.19) counts from. */
export interface SaleDays {
  /** The first day whose paper on defensible space is from the six months before the contract; null without the contract's day. */
  readonly paperFrom: string | null;
  /** The last day for a buyer who agreed to get that paper: a year after closing; null without the day of closing. */
  readonly buyerUntil: string | null;
}

/**
 * Where a month is too short for the date, the day that is safe for whoever has to keep it: a later first day, an earlier last one.
 * @param contract '2027-01-15', on which seller and buyer sign
 * @param closing on which the sale closes
 */
export function saleDays({
  contract,
  closing,
}: {
  readonly contract: string | null;
  readonly closing: string | null;
}): SaleDays {
  return {
    paperFrom: contract === null ? null : sixMonthsBefore(contract),
    buyerUntil: closing === null ? null : monthsAfter(closing, 12),
  };
}

function sixMonthsBefore(day: string): string {
  const earlier = monthsAfter(day, -6);
  return earlier.endsWith(day.slice(-2)) ? earlier : dayAfter(earlier, 1);
}

/** A day of a sale that lies ahead. */
export interface NextSaleDay {
  readonly kind: 'contract' | 'closing' | 'buyer';
  readonly on: string;
}

/**
 * The next of a sale's days that is today or later; null where there is none.
 * @param hasBuyersYear whether the law on the buyer's year holds where the home is
 * @param today in its reader's calendar
 */
export function nextSaleDay(
  { contract, closing }: { readonly contract: string | null; readonly closing: string | null },
  hasBuyersYear: boolean,
  today: string,
): NextSaleDay | null {
  const { buyerUntil } = saleDays({ contract, closing });
  const days: readonly (NextSaleDay | null)[] = [
    contract === null ? null : { kind: 'contract', on: contract },
    closing === null ? null : { kind: 'closing', on: closing },
    buyerUntil === null || !hasBuyersYear ? null : { kind: 'buyer', on: buyerUntil },
  ];
  let next: NextSaleDay | null = null;
  for (const day of days) {
    if (day !== null && day.on >= today && (next === null || day.on < next.on)) next = day;
  }
  return next;
}
