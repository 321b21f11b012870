import { parseArea, type Photo } from '@dss/domain';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSideOfPhoto } from '../house-sides/side-words.tsx';
import { knownOf } from './known-evidence.ts';
import { clockTimeOf } from './clock-time.ts';

/**
 * Says which photo the owner marked, 'You said so; photo of the back, first five feet, Jul 1, 2026, 2:32 PM', or only added while
 * answering, 'Added at this stop: photo of the back'. If nothing says when it was taken, the time when the server received it, called so.
 */
export function useOwnerPhotoText(): (photo: Photo, how: 'said' | 'atStop') => string {
  const t = useTranslations('explanation.ownerPhoto');
  const format = useFormatter();
  const sideOf = useSideOfPhoto();
  return useCallback(
    (photo, how) => {
      const side = sideOf(photo.placement);
      const area = parseArea(photo.placement?.area);
      const { takenAt } = knownOf(photo.evidence);
      const { date, timeZone } = clockTimeOf(takenAt ?? photo.created_at);
      const time = format.dateTime(date, {
        // A photo that was added on a walk may be years old.
        dateStyle: 'medium',
        timeStyle: 'short',
        ...(timeZone && { timeZone }),
      });
      const parts = [
        side !== null ? t(`ofSide.${side}`) : area !== null ? t(`ofArea.${area}`) : t('photo'),
      ];
      if (side !== null && area !== null) parts.push(t(`area.${area}`));
      parts.push(takenAt === null ? t('received', { time }) : time);
      return t(how, { photo: parts.join(', ') });
    },
    [format, sideOf, t],
  );
}
