import type { ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { Notice } from '../../ui/notice.tsx';

/** A photo and an answer that contradict each other, which one counts for now, and how to resolve it. */
export function Disagreement({
  disagreement,
}: {
  disagreement: ScoreExplanation['disagreements'][number];
}) {
  const t = useTranslations('explanation.disagreement');
  const photoShows = disagreement.photos === 'hazard';
  return (
    <Notice tone="caution" title={t('title')}>
      <p>{t(photoShows ? 'photoShows' : 'ownerTold')}</p>
      <p className="mt-1">{t(photoShows ? 'settlePhoto' : 'settleAnswer')}</p>
    </Notice>
  );
}
