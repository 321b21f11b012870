import type { ScoreExplanation } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
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
  const seenBy = useSeenByText();
  const photoShows = disagreement.photos === 'hazard';
  const { seen_by: by } = disagreement;
  return (
    <Notice tone="caution" title={t(by === undefined ? 'title' : 'titleSeen')}>
      {by === undefined ? (
        <p>{t(photoShows ? 'photoShows' : 'answerSays')}</p>
      ) : (
        <>
          <p>{t(photoShows ? 'photoShowsSeen' : 'assessorSays')}</p>
          <p>{seenBy(by, 'seen')}</p>
        </>
      )}
      <p className="mt-1">{t(photoShows ? 'settlePhoto' : 'settleAnswer')}</p>
      {children}
    </Notice>
  );
}
