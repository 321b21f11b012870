import { propertySchema } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { isoDay } from '../../ui/iso-day.ts';
import { propertyQuery } from './property.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many days are left until a day of the reader's calendar; 0 on that day, negative after it.
 * @param day '2027-01-15'
 */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(isoDay(now))) / dayMs;
}

/** Says how many days are left until the insurer's deadline, or how many have passed. */
export function useDaysLeftText(): (day: string, now: number) => string {
  const t = useTranslations('insurer.deadline');
  return (day, now) => {
    const days = daysUntil(day, now);
    return days < 0 ? t('over', { days: -days }) : t('left', { days });
  };
}

/** PATCH /api/properties/{id}: the day by which the insurer wants to hear from the owner; null: none. */
export function useSaveInsurerDeadline(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (day: string | null) =>
      callApi(apiPaths.property(propertyId), propertySchema, {
        method: 'PATCH',
        body: { insurer_deadline: day },
      }),
    onSuccess: (property) => queryClient.setQueryData(propertyQuery(propertyId).queryKey, property),
  });
}
