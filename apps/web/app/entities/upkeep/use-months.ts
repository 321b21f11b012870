import { useState } from 'react';
import { useFormatter } from 'use-intl';

/** The month it is, 1 to 12, and the names of months. */
export function useMonths(): {
  readonly thisMonth: number;
  readonly nameOf: (month: number) => string;
  readonly shortNameOf: (month: number) => string;
} {
  const format = useFormatter();
  const [thisMonth] = useState(() => new Date().getMonth() + 1);
  const named = (length: 'long' | 'short') => (month: number) =>
    format.dateTime(new Date(2026, month - 1, 15), { month: length });
  return { thisMonth, nameOf: named('long'), shortNameOf: named('short') };
}
