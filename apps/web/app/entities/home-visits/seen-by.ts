import { assessorName, type SeenBy } from '@dss/domain';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { useDayText } from '../../ui/use-day-text.ts';

/**
 * Says who saw something, other than the owner, and when. `seen`: a sentence of its own; `seenShort`: beside other words; `photoBy`: of a
 * photo; `onDay`: in a list of those who were there.
 */
export function useSeenByText(): (
  by: SeenBy,
  form: 'seen' | 'seenShort' | 'photoBy' | 'onDay',
) => string {
  const t = useTranslations('homeVisits');
  const dayText = useDayText();
  return useCallback(
    (by, form) => {
      const name = assessorName(by);
      return t(form, {
        who: name === null ? 'none' : 'known',
        name: name ?? '',
        day: dayText(by.on),
      });
    },
    [t, dayText],
  );
}
