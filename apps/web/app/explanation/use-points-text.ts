import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** Writes points as they are counted, in hundredths, so that what is shown adds up. */
export function usePointsText(): (points: number) => string {
  const format = useFormatter();
  return useCallback(
    (points) => format.number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [format],
  );
}

const tenth = 0.1;

/** Writes points in tenths, where nothing is added up. What would round to nothing is less than a tenth, not 0. */
export function useRoughPointsText(): (points: number) => string {
  const t = useTranslations('explanation');
  const format = useFormatter();
  return useCallback(
    (points) => {
      const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
      return points > 0 && points < tenth / 2
        ? t('tiny', { limit: number(tenth) })
        : number(points);
    },
    [format, t],
  );
}
