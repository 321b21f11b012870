import type { ExplanationHazardSide } from '@dss/domain';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

type Side = ExplanationHazardSide['side'];

/** Writes the places where something counts: 'North', 'The whole house', 'East and West'. */
export function useSideText(): (sides: readonly Side[]) => string {
  const photosT = useTranslations('photos.sides');
  const t = useTranslations('explanation.sides');
  const format = useFormatter();
  return useCallback(
    (sides) =>
      format.list(
        sides.map((side) =>
          side === 'whole_house' || side === 'unknown' ? t(side) : photosT(side),
        ),
      ),
    [format, photosT, t],
  );
}
