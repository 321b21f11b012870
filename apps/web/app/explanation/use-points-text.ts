import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { isTiny } from './ledger.ts';

/** Writes points as they are counted, in hundredths, so that what is shown adds up. */
export function usePointsText(): (points: number) => string {
  const format = useFormatter();
  return useCallback(
    (points) => format.number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [format],
  );
}

/** Writes points in tenths, where nothing is added up. What would round to nothing is less than a tenth, not 0. */
export function useRoughPointsText(): (points: number) => string {
  const t = useTranslations('explanation');
  const format = useFormatter();
  return useCallback(
    (points) => {
      const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
      return isTiny(points) ? t('tiny', { limit: number(0.1) }) : number(points);
    },
    [format, t],
  );
}
