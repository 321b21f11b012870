import type { ScoreExplanation } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Notice } from '../../ui/notice.tsx';

export interface DisagreementNoticeProps {
  disagreement: ScoreExplanation['disagreements'][number];
  /** A button that resolves it. */
  children?: ReactNode;
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
