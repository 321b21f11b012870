import { useCallback } from 'react';
import { useFormatter } from 'use-intl';

/** Writes points as they are counted, in hundredths, so that what is shown adds up. */
export function usePointsText(): (points: number) => string {
  const format = useFormatter();
  return useCallback(
    (points) => format.number(points, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [format],
  );
}
