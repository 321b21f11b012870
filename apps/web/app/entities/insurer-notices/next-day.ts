import type { InsurerNotice } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { isoDay } from '../../ui/iso-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many days are left until a day of the reader's calendar; 0 on that day, negative after it.
 * @param day '2027-01-15'
 */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(isoDay(now))) / dayMs;
}

type NextDay = NonNullable<InsurerNotice['next']>;

/** The day that a home with these notices shows: the first that is still to come, or the last that went by; null: none. */
export function nextDayOf(
  notices: readonly Pick<InsurerNotice, 'next'>[],
  now: number,
): NextDay | null {
  const days = notices
    .flatMap(({ next }) => next ?? [])
    .sort((one, other) => (one.by < other.by ? -1 : 1));
  return days.find(({ by }) => daysUntil(by, now) >= 0) ?? days.at(-1) ?? null;
}

/** Says how many days are left until the day that a home shows, or how many have passed. */
export function useNextDayText(): (next: NextDay, now: number) => string {
  const t = useTranslations('insurer.next');
  return ({ kind, by }, now) => {
    const days = daysUntil(by, now);
    const whose = kind === 'answer' || kind === 'policy_end' ? kind : 'insurer';
    return days < 0 ? t(`${whose}.over`, { days: -days }) : t(`${whose}.left`, { days });
  };
}
