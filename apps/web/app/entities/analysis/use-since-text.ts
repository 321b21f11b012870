import type { changeSince } from '@dss/domain';
import { useFormatter, useNow, useTranslations } from 'use-intl';

/** By how much the score has changed since when, such as '+6 since June'. */
export function useSinceText(): (change: NonNullable<ReturnType<typeof changeSince>>) => string {
  const t = useTranslations('results.score');
  const format = useFormatter();
  const now = useNow();
  return ({ points, since }) => {
    const then = new Date(since);
    const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
    // A month alone is the last one of that name; in the present one, only the day tells anything.
    const when = format.dateTime(
      then,
      months < 1
        ? { month: 'long', day: 'numeric' }
        : months < 12
          ? { month: 'long' }
          : { month: 'long', year: 'numeric' },
    );
    const sign = points === 0 ? 'none' : points > 0 ? 'up' : 'down';
    return t(months < 1 ? 'sinceDay' : 'since', { sign, points: Math.abs(points), when });
  };
}
