import { useFormatter, useTranslations } from 'use-intl';

import { useHomeVisits } from './home-visits.ts';
import { useSeenByText } from './seen-by.ts';

/** On pages that speak of “your answers”: that some of them are what assessors saw. Nothing without a visit. */
export function AnswersInclude({ propertyId }: { propertyId: string }) {
  const t = useTranslations('homeVisits');
  const format = useFormatter();
  const seenBy = useSeenByText();
  const { data = [] } = useHomeVisits(propertyId);
  const counting = data.filter(({ answers }) => answers.some(({ counts }) => counts));
  if (counting.length === 0) return null;
  return (
    <p className="max-w-[68ch] text-ink-soft wrap-anywhere">
      {t('answersInclude', {
        count: counting.length,
        list: format.list(counting.map((visit) => seenBy(visit, 'onDay'))),
      })}
    </p>
  );
}
