import type { ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/notice.tsx';

export interface DisagreementNoticeProps {
  disagreement: ScoreExplanation['disagreements'][number];
  /** A button that resolves it. */
  children?: Elements;
}

/** A photo and an answer that contradict each other, which one counts for now, and how to resolve it. */
export function DisagreementNotice({ disagreement, children }: DisagreementNoticeProps) {
  const t = useTranslations('explanation.disagreement');
  const photoShows = disagreement.photos === 'hazard';
  return (
    <Notice tone="caution" title={t('title')}>
      <p>{t(photoShows ? 'photoShows' : 'answerSays')}</p>
      <p className="mt-1">{t(photoShows ? 'settlePhoto' : 'settleAnswer')}</p>
      {children}
    </Notice>
  );
}
