import { parseArea, type Photo } from '@dss/domain';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideOfPhoto } from '../../house-sides/index.ts';
import { knownOf } from '../../map/placements/index.ts';
import { clockTimeOf } from './clock-time.ts';

/** Says which photo the owner showed: 'You said so; photo of the back, first five feet, 2:32 PM'. */
export function useOwnerPhotoText(): (photo: Photo) => string {
  const t = useTranslations('explanation.ownerPhoto');
  const format = useFormatter();
  const sideOf = useSideOfPhoto();
  return useCallback(
    (photo) => {
      const side = sideOf(photo.placement);
      const area = parseArea(photo.placement?.area);
      const time = clockTimeOf(knownOf(photo.evidence).takenAt);
      const parts = [
        side !== null ? t(`ofSide.${side}`) : area !== null ? t(`ofArea.${area}`) : t('photo'),
      ];
      if (side !== null && area !== null) parts.push(t(`area.${area}`));
      if (time !== null) {
        const { date, timeZone } = time;
        parts.push(format.dateTime(date, { timeStyle: 'short', ...(timeZone && { timeZone }) }));
      }
      return t('said', { photo: parts.join(', ') });
    },
    [format, sideOf, t],
  );
}
